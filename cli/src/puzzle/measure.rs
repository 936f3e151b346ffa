//! Ratings of the puzzles of which the levels say nothing: how much there is to see in them, measured on the position.

use std::collections::HashMap;

use ansa_core::position::{Position, STEPS_PER_TURN};
use ansa_core::puzzle::{Puzzle, PuzzleAnswer, PuzzleTask, PuzzleTheme};
use ansa_core::threats::{captures_this_turn, reach};
use ansa_core::{Bitboard, Role, Side, Square};

/// The rating of a goal that steps at random make with the chance 1, and what a tenth of the chance adds.
const GOAL: (f64, f64) = (0.0, 200.0);
/// How difficult it is to judge a square or a piece without a step, and what each step adds.
const LOOK: (f64, f64) = (0.0, 250.0);
/// How many steps it takes to see that a square or a piece is no part of the answer: fewer than to find the longest way.
const REFUSAL: u8 = 2;
/// The longest way onto a trap: each square takes a push or a pull.
const TRAP_WAY: u8 = STEPS_PER_TURN / 2;

/// Whether puzzles of this theme are measured.
///
/// Every level sees a goal that it can make this turn, by an exact test, and none counts pieces or squares.
pub(super) const fn is_measured(theme: PuzzleTheme) -> bool {
    !theme.asks_for_turn() || matches!(theme, PuzzleTheme::GoalInOne)
}

/// The rating by what is measured; `None` for the puzzles that the levels try.
pub(super) fn rating(puzzle: &Puzzle) -> Option<f64> {
    if !is_measured(puzzle.theme()) {
        return None;
    }
    match puzzle.answer() {
        PuzzleAnswer::Turns(_) => {
            let (base, tenth) = GOAL;
            // A puzzle has a solution, so the chance is not zero.
            Some(base - tenth * goal_chance(puzzle.position()).max(f64::MIN_POSITIVE).log10())
        }
        PuzzleAnswer::Squares(squares) => Some(counting_rating(&looks(puzzle, *squares))),
    }
}

/// The chance that somebody makes goal who makes one legal step after the other, each with the same chance, and ends the
/// turn with a rabbit on goal.
fn goal_chance(position: &Position) -> f64 {
    fn chance(position: &Position, known: &mut HashMap<Position, f64>) -> f64 {
        let side = position.side();
        let rabbits = position.board().side(side) & position.board().role(Role::Rabbit);
        if !position.is_push_unfinished() && (rabbits & goal_of(side)).any() {
            return 1.0;
        }
        if position.steps_left() == 0 {
            return 0.0;
        }
        if let Some(&known) = known.get(position) {
            return known;
        }
        let (mut sum, mut count) = (0.0, 0.0);
        for (step, _) in position.steps() {
            let mut after = *position;
            if after.step(step).is_ok() {
                sum += chance(&after, known);
                count += 1.0;
            }
        }
        let mean = if count > 0.0 { sum / count } else { 0.0 };
        known.insert(*position, mean);
        mean
    }
    chance(position, &mut HashMap::new())
}

/// The squares on which rabbits of a side are at goal.
fn goal_of(side: Side) -> Bitboard {
    let rank = if side == Side::Gold { 7 } else { 0 };
    Square::all().filter(|square| square.rank() == rank).collect()
}

/// The steps that it takes to judge each piece or square that comes into question.
fn looks(puzzle: &Puzzle, answer: Bitboard) -> Vec<u8> {
    let position = puzzle.position();
    let (candidates, steps): (Bitboard, HashMap<Square, u8>) =
        if let PuzzleTask::CountSquares { square } = puzzle.task() {
            let reach = reach(position, square);
            let steps = |to| Some((to, reach.and_then(|reach| reach.steps_to(to))?));
            (ahead_of(square, position.side()), answer.into_iter().filter_map(steps).collect())
        } else {
            let threats = captures_this_turn(position);
            let steps = threats.iter().map(|threat| {
                (threat.square, u8::try_from(threat.line.steps().len()).unwrap_or(STEPS_PER_TURN))
            });
            (near_traps(position), steps.collect())
        };
    (candidates | answer)
        .into_iter()
        .map(|square| {
            let needed = steps.get(&square).copied().filter(|_| answer.contains(square));
            needed.unwrap_or(REFUSAL)
        })
        .collect()
}

/// The squares that a rabbit would reach with four steps on an empty board.
fn ahead_of(from: Square, side: Side) -> Bitboard {
    let is_ahead = |to: &Square| match side {
        Side::Gold => to.rank() >= from.rank(),
        Side::Silver => to.rank() <= from.rank(),
    };
    Square::all().filter(|to| *to != from && from.distance(*to) <= STEPS_PER_TURN).filter(is_ahead).collect()
}

/// The enemies that two pushes or pulls would bring onto a trap, if nothing hindered them.
fn near_traps(position: &Position) -> Bitboard {
    let board = position.board();
    let enemies = board.side(!position.side()).into_iter();
    enemies
        .filter(|&square| board.piece_at(square).is_some_and(|piece| piece.role != Role::Elephant))
        .filter(|square| Square::all().any(|trap| trap.is_trap() && trap.distance(*square) <= TRAP_WAY))
        .collect()
}

/// The rating at which a player judges everything rightly in half of all attempts, where each piece or square is a
/// puzzle of its own: Rasch's model, and the chances multiplied.
fn counting_rating(looks: &[u8]) -> f64 {
    let (base, step) = LOOK;
    let chance = |rating: f64| -> f64 {
        let one = |&steps: &u8| 1.0 / (1.0 + 10f64.powf((base + step * f64::from(steps) - rating) / 400.0));
        looks.iter().map(one).product()
    };
    let (mut low, mut high) = (0.0, 6000.0);
    for _ in 0..40 {
        let middle = f64::midpoint(low, high);
        if chance(middle) < 0.5 { low = middle } else { high = middle }
    }
    low
}

#[cfg(test)]
mod tests;
