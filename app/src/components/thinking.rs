//! What is shown while the computer thinks or its turn is played on the board.

use yew::prelude::*;

use crate::text::{self, label};

/// How far the computer's thinking has come.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Progress {
    /// How many steps ahead every line has been looked at.
    pub(crate) depth: u32,
    /// How many positions were looked at.
    pub(crate) nodes: f64,
}

#[derive(Properties, PartialEq)]
pub(crate) struct ThinkingProps {
    /// The last progress told.
    pub(crate) progress: Option<Progress>,
    /// Stops the thinking: the computer plays what it has.
    pub(crate) on_stop: Callback<()>,
}

/// The progress and a way to cut it short.
#[component]
pub(crate) fn Thinking(props: &ThinkingProps) -> Html {
    let words = match &props.progress {
        Some(progress) => text::progress(progress.depth, progress.nodes),
        None => text::thinking(),
    };
    html! {
        <div class="buttons">
            <p class="thinking" data-test="thinking"><span class="thinking-dot" aria-hidden="true" />{ words }</p>
            <button
                type="button"
                class="button"
                data-test="move-now"
                onclick={props.on_stop.reform(|_: MouseEvent| ())}
            >
                { label::MOVE_NOW }
            </button>
        </div>
    }
}
