//! The banner above a plan.

use yew::prelude::*;

use crate::state::{PlanAction, PlayAction};
use crate::text::label;

#[derive(Properties, PartialEq)]
pub(crate) struct PlanBannerProps {
    /// Whether the game has moved on since.
    pub(crate) moved: bool,
    /// Receives the actions.
    pub(crate) act: Callback<PlayAction>,
}

/// Says that the board shows a plan, with a button back to the game.
#[component]
pub(crate) fn PlanBanner(props: &PlanBannerProps) -> Html {
    let onclick = props.act.reform(|_: MouseEvent| PlanAction::Leave.into());
    html! {
        <div class="plan-banner" data-test="plan" data-moved={props.moved.then_some("")}>
            <p role="status">
                { label::PLANNING }
                if props.moved { <strong>{ label::PLAN_MOVED }</strong> }
            </p>
            <button
                type="button"
                class={classes!("button", props.moved.then_some("button-main"))}
                data-test="plan-back"
                title={label::PLAN_BACK_LONG}
                {onclick}
            >
                { label::BACK_TO_GAME }
            </button>
        </div>
    }
}
