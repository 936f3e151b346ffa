//! The state of a puzzle.

use std::rc::Rc;

use ansa_core::puzzle::Puzzle;
use yew::prelude::*;

use super::answer_keys::answer_action;
use super::use_apply::use_apply;
use super::use_keys::{cursor_move, use_keys};
use crate::services::keys::Press;
use crate::services::time;
use ansa_model::activities::puzzle::{PuzzleAction, PuzzleStage, PuzzleState};

/// The wait before a turn is judged, in milliseconds: as long as it takes to draw that it is being judged.
const BEFORE_JUDGING: u32 = 40;

/// A puzzle, and the callback that changes it. The callback is stable. `on_help` opens the dialog that lists the keys.
#[hook]
pub(crate) fn use_puzzle(
    puzzle: &Rc<Puzzle>,
    has_help: bool,
    on_help: &Callback<()>,
) -> (Rc<PuzzleState>, Callback<PuzzleAction>) {
    let (state, act) = use_apply(|| PuzzleState::new(puzzle.clone(), has_help));
    use_effect_with(*state.stage() == PuzzleStage::Judging, {
        let act = act.clone();
        move |&is_judging| {
            let timer =
                is_judging.then(|| time::after(BEFORE_JUDGING, move || act.emit(PuzzleAction::Judge)));
            move || drop(timer)
        }
    });
    use_keys(&state, &act, on_help, action);
    (state, act)
}

fn action(press: &Press, state: &PuzzleState) -> Option<PuzzleAction> {
    if press.command {
        return None;
    }
    if state.line().is_some()
        && let Some(to) = cursor_move(press)
    {
        return Some(PuzzleAction::Line(to));
    }
    answer_action(press).map(PuzzleAction::Answer)
}
