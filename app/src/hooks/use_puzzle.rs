//! The state of a puzzle.

use std::rc::Rc;

use ansa_core::puzzle::Puzzle;
use yew::prelude::*;

use super::answer_keys::answer_action;
use super::use_apply::use_apply;
use super::use_keys::{cursor_move, use_keys};
use crate::services::keys::Press;
use crate::services::time;
use ansa_model::activities::puzzle::{PuzzleAction, PuzzleEffect, PuzzleResult, PuzzleState};

/// The wait before a turn is judged, in milliseconds: as long as it takes to draw that it is being judged.
const BEFORE_JUDGING: u32 = 40;

/// A puzzle, and the callback that changes it. The callback is stable. `on_result` gets the first result, and `on_next`
/// goes on to another puzzle; `on_help` opens the dialog that lists the keys.
#[hook]
pub(crate) fn use_puzzle(
    puzzle: &Rc<Puzzle>,
    has_help: bool,
    on_result: &Callback<PuzzleResult>,
    on_next: &Callback<()>,
    on_help: &Callback<()>,
) -> (Rc<PuzzleState>, Callback<PuzzleAction>) {
    let judging = use_mut_ref(|| None);
    let (state, act) = use_apply(|| PuzzleState::new(puzzle.clone(), has_help), {
        let (on_result, on_next) = (on_result.clone(), on_next.clone());
        move |effect, act| match effect {
            PuzzleEffect::Judge => {
                let act = act.clone();
                judging.replace(Some(time::after(BEFORE_JUDGING, move || act.emit(PuzzleAction::Judge))));
            }
            PuzzleEffect::Count(result) => on_result.emit(result),
            PuzzleEffect::Next => on_next.emit(()),
        }
    });
    use_keys(&state, &act, on_help, action);
    (state, act)
}

fn action(press: &Press, state: &PuzzleState) -> Option<PuzzleAction> {
    if press.command {
        return None;
    }
    if state.line.is_some()
        && let Some(to) = cursor_move(press)
    {
        return Some(PuzzleAction::Line(to));
    }
    answer_action(press).map(PuzzleAction::Answer)
}
