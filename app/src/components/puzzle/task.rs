//! What a puzzle asks for.

use ansa_core::position::Position;
use ansa_core::puzzle::PuzzleTask;
use yew::prelude::*;

use crate::components::answer;
use crate::components::controls::steps_left;
use ansa_model::activities::puzzle::PuzzleState;
use ansa_model::text::puzzle_task as words;

/// The task, and what was entered so far that the board does not say.
pub(super) fn asked(state: &PuzzleState) -> Html {
    let asked = state.asked();
    let task = asked.task();
    html! {
        <>
            <div class="lesson-task">
                <p role="status" data-test="puzzle-task" data-theme={task.theme().name()}>
                    { words::ask(task, asked.side(), asked.is_second_turn()) }
                    if matches!(task, PuzzleTask::HoldPiece { .. }) { { " " }{ words::hold_means() } }
                </p>
                if asked.asks_for_turn() && state.can_enter() {
                    { steps_left(state.position().map_or(0, Position::steps_left)) }
                }
            </div>
            { answer::pieces(&asked.pieces(), "puzzle-pieces") }
            if !asked.asks_for_turn() { { answer::marks(state.draft.marked, "puzzle-marks") } }
        </>
    }
}
