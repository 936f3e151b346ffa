//! Lines of actions as turns of steps, checked by the rules rather than by the search.

use super::ends_turn;
use super::search_move::SearchMove;
use crate::board::Board;
use crate::game::Game;
use crate::position::Position;
use crate::position::outcome::{RuleSet, goal_or_elimination};
use crate::position::step::Step;
use crate::threats;

/// The turns of a line from the start of a turn. The last turn ends where the line does.
///
/// The search knows a goal that can be reached in one turn without searching for it: that turn is added, unless the game
/// has ended.
pub(super) fn turns(root: &Position, actions: &[SearchMove]) -> Vec<Vec<Step>> {
    let mut turns = vec![Vec::new()];
    let mut position = *root;
    let mut is_over = false;
    for &action in actions {
        let ends = ends_turn(&position, action);
        if let Some(made) = action.as_move() {
            if !position.is_legal(made) {
                break;
            }
            if let Some(turn) = turns.last_mut() {
                turn.extend(made.steps());
            }
            position = position.after_move(made);
        }
        if ends {
            // Who wins may depend on the rules, but not whether the game has ended.
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

/// The board after these steps of a turn, if they can be made.
pub(super) fn end(root: &Position, steps: &[Step]) -> Option<Board> {
    let mut position = *root;
    steps.iter().all(|&step| position.step(step).is_ok()).then(|| *position.board())
}

/// Whether these steps are a legal turn of the game.
pub(super) fn is_legal(game: &Game, steps: &[Step]) -> bool {
    let Ok(mut turn) = game.begin_turn() else { return false };
    steps.iter().all(|&step| turn.step(step).is_ok()) && game.check(&turn).is_ok()
}

/// A turn that reaches goal now.
pub(super) fn goal_turn(game: &Game, root: &Position) -> Option<Vec<Step>> {
    let steps = threats::goal_this_turn(root)?.steps().to_vec();
    is_legal(game, &steps).then_some(steps)
}

/// Some legal turn, the shortest found first: what is answered before anything is searched.
pub(super) fn any_turn(game: &Game, root: &Position) -> Option<Vec<Step>> {
    (1..=root.steps_left()).find_map(|length| {
        let mut steps = Vec::with_capacity(4);
        extend(game, root, length, &mut steps).then_some(steps)
    })
}

/// Looks for a legal turn of exactly so many more steps.
fn extend(game: &Game, position: &Position, length: u8, steps: &mut Vec<Step>) -> bool {
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
            found = extend(game, &after, length - 1, steps);
            if !found {
                steps.pop();
            }
        }
    });
    found
}
