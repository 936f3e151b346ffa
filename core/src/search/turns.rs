//! Converts lines of search moves to turns of steps. Legality is checked by the game, not by the search.

use super::begun_turn::BegunTurn;
use super::ends_turn;
use super::search_move::SearchMove;
use crate::board::Board;
use crate::game::Game;
use crate::position::Position;
use crate::position::outcome::goal_or_elimination;
use crate::position::rule_set::RuleSet;
use crate::position::step::Step;
use crate::threats;

/// Splits a line from the start of a turn into turns. The last one may be incomplete.
///
/// The goal test finds a goal without searching the turn, so the line ends before it. That turn is appended here,
/// unless the game is over.
pub(super) fn from_moves(root: &Position, moves: &[SearchMove]) -> Vec<Vec<Step>> {
    let mut turns = vec![Vec::new()];
    let mut position = *root;
    let mut is_over = false;
    for &mv in moves {
        let ends = ends_turn(&position, mv);
        if let Some(composite) = mv.as_move() {
            if !position.is_legal(composite) {
                break;
            }
            if let Some(turn) = turns.last_mut() {
                turn.extend(composite.steps());
            }
            position = position.after_move(composite);
        }
        if ends {
            // The winner may depend on the rule set, but not whether the game is over.
            is_over = goal_or_elimination(position.board(), position.side(), RuleSet::CURRENT).is_some();
            position = position.after_pass();
            turns.push(Vec::new());
        }
    }
    if !is_over
        && turns.last().is_some_and(Vec::is_empty)
        && let Some(goal) = threats::goal_this_turn(&position)
    {
        turns.push(goal.steps().to_vec());
    }
    turns.retain(|turn| !turn.is_empty());
    turns
}

/// The board after these steps of a turn, if they are legal.
pub(super) fn board_after(root: &Position, steps: &[Step]) -> Option<Board> {
    let mut position = *root;
    steps.iter().all(|&step| position.step(step).is_ok()).then(|| *position.board())
}

/// Whether these steps are a legal turn of the game.
pub(super) fn is_legal(game: &Game, steps: &[Step]) -> bool {
    let Ok(mut turn) = game.begin_turn() else { return false };
    steps.iter().all(|&step| turn.step(step).is_ok()) && game.check(&turn).is_ok()
}

/// A legal turn that begins with the steps made and reaches goal.
pub(super) fn goal_turn(game: &Game, begun: &BegunTurn) -> Option<Vec<Step>> {
    let rest = threats::goal_this_turn(&begun.position)?;
    let steps = [begun.steps.as_slice(), rest.steps()].concat();
    is_legal(game, &steps).then_some(steps)
}

/// One of the shortest legal turns that begin with the steps made: the answer until the search has found a line.
pub(super) fn any_legal_turn(game: &Game, begun: &BegunTurn) -> Option<Vec<Step>> {
    (0..=begun.position.steps_left()).find_map(|length| {
        let mut steps = begun.steps.clone();
        extend_to_legal_turn(game, &begun.position, length, &mut steps).then_some(steps)
    })
}

/// Extends `steps` by exactly `length` steps to a legal turn. Returns false if there is none.
fn extend_to_legal_turn(game: &Game, position: &Position, length: u8, steps: &mut Vec<Step>) -> bool {
    if length == 0 {
        return is_legal(game, steps);
    }
    let mut found = false;
    position.for_each_step(|step, _| {
        if found {
            return;
        }
        let mut after = *position;
        if after.step(step).is_ok() {
            steps.push(step);
            found = extend_to_legal_turn(game, &after, length - 1, steps);
            if !found {
                steps.pop();
            }
        }
    });
    found
}
