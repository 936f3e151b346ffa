//! Why the answer of a puzzle works.

use ansa_model::activities::puzzle::{PuzzleReason, PuzzleState};
use ansa_model::text::puzzle_reason as words;
use yew::prelude::*;

/// Why the answer works, once it is known.
pub(super) fn reason(state: &PuzzleState) -> Html {
    let reason = if state.is_answered() { PuzzleReason::of(&state.asked.puzzle) } else { None };
    let side = state.asked.puzzle.position().side();
    reason
        .map(|reason| {
            html! { <p class="puzzle-reason" data-test="puzzle-reason">{ words::reason(side, &reason) }</p> }
        })
        .unwrap_or_default()
}
