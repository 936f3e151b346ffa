//! The overlay over the board while a person's clock is stopped.

use web_sys::HtmlElement;
use yew::prelude::*;

use super::{Icon, icon};
use crate::services::focus;
use ansa_model::activities::play::Pause;
use ansa_model::text::{self, label};

/// A button that covers the board: a press anywhere on it resumes the game.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn PauseOverlay(pause: &Pause, on: &Callback<()>) -> Html {
    let button = use_node_ref();
    // Focus it, so that Space or Enter resumes the game.
    use_effect_with((), {
        let button = button.clone();
        move |()| {
            if let Some(button) = button.cast::<HtmlElement>() {
                focus::give(&button);
            }
        }
    });
    html! {
        <button
            type="button"
            class="veil"
            ref={button}
            data-test="go-on"
            onclick={on.reform(|_: MouseEvent| ())}
        >
            <span class="veil-words">
                <span class="veil-title">{ icon(Icon::Pause) }{ label::paused() }</span>
                <span class="veil-reason">{ text::paused(*pause) }</span>
                <span>{ label::press_to_go_on() }</span>
            </span>
        </button>
    }
}
