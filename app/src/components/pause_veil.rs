//! What lies over the board while a person's clock stands.

use web_sys::HtmlElement;
use yew::prelude::*;

use super::{Sign, sign};
use crate::services::focus;
use crate::state::Pause;
use crate::text::{self, label};

#[derive(Properties, PartialEq)]
pub(crate) struct PauseVeilProps {
    /// Why it stands.
    pub(crate) pause: Pause,
    /// Hears that it is to go on.
    pub(crate) on: Callback<()>,
}

/// A button as large as the board: wherever one presses, the game goes on.
#[component]
pub(crate) fn PauseVeil(props: &PauseVeilProps) -> Html {
    let button = use_node_ref();
    // Whoever plays by keyboard goes on with Space or Enter.
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
            onclick={props.on.reform(|_: MouseEvent| ())}
        >
            <span class="veil-words">
                <span class="veil-title">{ sign(Sign::Pause) }{ label::PAUSED }</span>
                <span class="veil-reason">{ text::paused(props.pause) }</span>
                <span>{ label::PRESS_TO_GO_ON }</span>
            </span>
        </button>
    }
}
