//! The overlay over the board while a person's clock is stopped.

use yew::prelude::*;

use super::{Icon, icon};
use crate::hooks::use_focus;
use ansa_model::activities::play::Pause;
use ansa_model::text::{self, label};

/// A button that covers the board: a press anywhere on it resumes the game.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn PauseOverlay(pause: &Pause, on: &Callback<()>) -> Html {
    // Space or Enter resumes the game.
    let button = use_focus(true);
    html! {
        <button
            type="button"
            class="veil"
            ref={button}
            data-test="go-on"
            onclick={on.reform(|_: MouseEvent| ())}
        >
            <span class="veil-words">
                <span class="veil-title">{ icon(Icon::PAUSE) }{ label::paused() }</span>
                <span class="veil-reason">{ text::paused(*pause) }</span>
                <span>{ label::press_to_go_on() }</span>
            </span>
        </button>
    }
}
