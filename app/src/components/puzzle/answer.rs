//! What there is to say about an answer, and the buttons for it.

use std::rc::Rc;

use ansa_core::position::Position;
use ansa_core::puzzle::PuzzleTask;
use ansa_model::activities::answer::{AnswerAction, Help};
use ansa_model::activities::puzzle::{PuzzleAction, PuzzleMistake, PuzzleStage, PuzzleState};
use ansa_model::settings::TurnStyle;
use ansa_model::text::{answer as common, puzzle_task as words};
use yew::prelude::*;

use super::solution::Solution;
use crate::components::controls::steps_left;
use crate::components::{Button, answer};

/// The notice of the entry, or else the verdict on the last answer, or else the hint.
pub(super) fn answered(state: &Rc<PuzzleState>, style: TurnStyle, act: &Callback<PuzzleAction>) -> Html {
    let said = match &state.stage {
        // The board is there to be looked at: one message at a time.
        _ if state.draft.notice().is_some() => html! {},
        PuzzleStage::Asking => hint(state),
        PuzzleStage::Judging => html! {
            <p class="notice notice-hint" role="status">
                <span class="thinking-dot" aria-hidden="true" />{ words::judging() }
            </p>
        },
        PuzzleStage::Wrong(mistake) => html! {
            <p class="notice notice-refusal" role="alert" key={format!("wrong-{}", state.draft.answers())}>
                <strong>{ common::wrong() }</strong>{ " " }{ words::mistake(mistake) }
                if let PuzzleMistake::Turn(_, reply) = mistake && !reply.is_empty() {
                    <span class="visually-hidden">{ " " }{ words::reply(reply) }</span>
                }
            </p>
        },
        PuzzleStage::Solved => html! {
            <p class="notice notice-good" role="status" key="solved"><strong>{ common::right() }</strong></p>
        },
        PuzzleStage::Shown if state.line.is_some() => {
            html! { <Solution key="line" state={state.clone()} {style} act={act.clone()} /> }
        }
        PuzzleStage::Shown => {
            html! { <p class="notice notice-good" role="status" key="shown">{ words::shown() }</p> }
        }
    };
    html! {
        <div class="lesson-answer notice-place" data-test="puzzle-answer" data-stage={words::stage_key(&state.stage)}>
            { answer::notice(&state.draft) }
            { said }
        </div>
    }
}

fn hint(state: &PuzzleState) -> Html {
    let said = match (state.help, state.hinted(), state.hinted_count()) {
        (Help::None, ..) => return html! {},
        (Help::Some, _, Some(count)) => words::hint_count(count),
        (Help::Much, _, Some(count)) => words::hint_marks(count),
        (Help::Some, Some((piece, square)), None) => common::hint_piece((piece, square)),
        _ => common::hint_turn().to_owned(),
    };
    html! { <p class="notice notice-hint" role="status" data-test="puzzle-hint" key="hint">{ said }</p> }
}

/// The buttons for the answer and for the puzzle.
pub(super) fn buttons(state: &PuzzleState, act: &Callback<PuzzleAction>) -> Html {
    let is_wrong_turn = matches!(state.stage, PuzzleStage::Wrong(_)) && state.asked.asks_for_turn();
    let (has_help, is_shown) = (state.has_help, state.stage == PuzzleStage::Shown);
    let has_line = !is_shown && (state.asked.asks_for_turn() || !state.is_answered());
    let turn =
        (state.can_enter() && state.asked.asks_for_turn()).then(|| (state.position(), state.can_end()));
    let next = common::next_of(state.is_answered(), false);
    html! {
        <div class={classes!("puzzle-buttons", state.asked.asks_for_turn().then_some("has-turn"))}>
            { answer::entering(&state.draft, turn, act) }
            <div class="buttons lesson-buttons">
                if is_wrong_turn && has_help {
                    { Button::new("puzzle-retry", words::retry())
                        .long(words::retry_long())
                        .main()
                        .sends(act, PuzzleAction::Retry) }
                }
                if state.can_enter() && !state.asked.asks_for_turn() {
                    { Button::new("puzzle-check", common::check()).long(common::check_long()).main().sends(act, AnswerAction::End) }
                }
                if state.can_enter() && has_help {
                    { Button::new("puzzle-hint-button", common::hint()).long(words::hint_long()).sends(act, AnswerAction::Hint) }
                }
                if has_line && has_help {
                    { Button::new("puzzle-solve", words::solve()).long(words::solve_long()).sends(act, AnswerAction::Solve) }
                }
                if has_help {
                    { Button::new("puzzle-next", next).long(words::next_long()).main_if(state.is_answered()).sends(act, AnswerAction::Next) }
                }
            </div>
        </div>
    }
}

/// The task, and what was entered so far that the board does not say.
pub(super) fn asked(state: &PuzzleState) -> Html {
    let asked = &state.asked;
    let task = asked.task;
    html! {
        <>
            <div class="lesson-task">
                if asked.asks_for_turn() {
                    // It keeps its room where it says nothing, so that the task does not become shorter.
                    <span class={classes!((!state.can_enter()).then_some("keeps-room"))}>
                        { steps_left(state.position().map_or(0, Position::steps_left)) }
                    </span>
                }
                <p role="status" data-test="puzzle-task" data-theme={task.theme().name()}>
                    { words::ask(task, asked.position(), asked.is_second_turn()) }
                    if matches!(task, PuzzleTask::HoldPiece { .. }) { { " " }{ words::hold_means() } }
                </p>
            </div>
            { answer::pieces(&asked.pieces(), "puzzle-pieces") }
            if !asked.asks_for_turn() { { answer::marks(state.draft.marked, "puzzle-marks") } }
        </>
    }
}
