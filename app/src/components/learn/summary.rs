//! The end of a list of exercises.

use yew::prelude::*;

use crate::components::Button;
use ansa_model::activities::learn::{Answered, LearnAction, LearnState};
use ansa_model::text::learn as words;

/// What was found, and what to do next.
pub(super) fn summary(state: &LearnState, act: &Callback<LearnAction>, on_close: &Callback<()>) -> Html {
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
                    <li data-test="learn-result" data-answer={answer.key()}>
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
