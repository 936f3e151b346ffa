//! The buttons that step through a game.

use std::rc::Rc;

use yew::prelude::*;

use super::{Icon, icon};
use crate::activities::play::{PlayAction, PlayState, ViewAction};
use crate::text::label;

#[derive(Properties, PartialEq)]
pub(crate) struct StepBarProps {
    pub(crate) play: Rc<PlayState>,
    /// Receives the actions.
    pub(crate) act: Callback<PlayAction>,
}

/// First, previous, next, last. With Shift, a press moves a single step.
#[component]
pub(crate) fn StepBar(props: &StepBarProps) -> Html {
    let StepBarProps { play, act } = props;
    let (back, on) = (play.can_step_back(), play.can_step_on());
    let button = |plain: ViewAction,
                  single: ViewAction,
                  test: &'static str,
                  drawing,
                  name: &'static str,
                  can: bool| {
        let onclick =
            act.reform(move |event: MouseEvent| if event.shift_key() { single } else { plain }.into());
        html! {
            <button
                type="button"
                class="step-button"
                data-test={test}
                aria-label={name}
                title={name}
                // It keeps the focus at the end of the game, too.
                aria-disabled={(!can).then_some("true")}
                {onclick}
            >
                { icon(drawing) }
            </button>
        }
    };
    html! {
        <div class="step-bar" role="group" aria-label={label::steps()}>
            { button(ViewAction::First, ViewAction::First, "step-first", Icon::First, label::step_first(), back) }
            { button(ViewAction::Previous, ViewAction::PreviousStep, "step-back", Icon::Back, label::step_back(), back) }
            { button(ViewAction::Next, ViewAction::NextStep, "step-on", Icon::Next, label::step_on(), on) }
            { button(ViewAction::Last, ViewAction::Last, "step-last", Icon::Last, label::step_last(), on) }
        </div>
    }
}
