//! The end of a list of exercises.

use std::rc::Rc;

use yew::prelude::*;

use crate::components::Button;
use ansa_model::activities::learn::{Answered, LearnAction, LearnState};
use ansa_model::text::learn as words;

#[derive(Properties, PartialEq)]
pub(super) struct SummaryProps {
    pub(super) state: Rc<LearnState>,
    /// Receives the actions.
    pub(super) act: Callback<LearnAction>,
    /// Called to leave.
    pub(super) on_close: Callback<()>,
}

/// What was found, and what to do next.
#[component]
pub(super) fn Summary(props: &SummaryProps) -> Html {
    let SummaryProps { state, act, on_close } = props;
    let answers: Vec<_> =
        state.results().filter_map(|(exercise, answer)| Some((exercise, answer?))).collect();
    let found =
        answers.iter().filter(|(_, answer)| matches!(answer, Answered::AtOnce | Answered::Later)).count();
    let is_all_at_once = answers.iter().all(|(_, answer)| *answer == Answered::AtOnce);
    html! {
        <>
            <div class="status">
                <p class="status-text" role="status" data-test="learn-summary">
                    { words::summary(found as u32, answers.len() as u32) }
                </p>
            </div>
            <ol class="learn-results">
                { for answers.iter().map(|(exercise, answer)| html! {
                    <li data-test="learn-result" data-answer={words::answered_key(*answer)}>
                        <span class="tree-label">{ exercise.label().to_string() }</span>{ " " }
                        { words::answered(*answer) }
                    </li>
                }) }
            </ol>
            <div class="buttons">
                if !is_all_at_once {
                    { Button::new("learn-repeat", words::repeat())
                        .sends(act, LearnAction::Repeat) }
                }
                { Button::new("learn-back", words::back()).main().calls(on_close) }
            </div>
        </>
    }
}
