//! Which tasks are worth trying in a position, and which puzzles are worth solving.
//!
//! To make puzzles from games, try the [`candidate_tasks`] with [`make_puzzle`](super::make_puzzle), and keep those
//! that are not [obvious](is_obvious).

use super::definition::{Puzzle, PuzzleAnswer};
use super::task::{PuzzleTask, PuzzleTheme};
use crate::bitboard::Bitboard;
use crate::piece::{Piece, Role};
use crate::position::Position;
use crate::square::Square;
use crate::threats::{CaptureThreat, can_goal_this_turn, captures_this_turn};

/// The roles that are worth holding, the strongest first.
const HELD: [Role; 3] = [Role::Camel, Role::Horse, Role::Dog];
/// The least number of steps of an answer.
const MIN_STEPS: usize = 3;
const MIN_DEFENCE_STEPS: usize = 2;
/// How many pieces or squares there may be to count.
const CAPTURES: core::ops::RangeInclusive<usize> = 2..=6;
const SQUARES: core::ops::RangeInclusive<u32> = 4..=11;
/// How many of the squares need other pieces.
const MIN_HELPED: u32 = 2;

/// The tasks of these themes that could be set in a position at the start of a turn, in the order of
/// [`PuzzleTheme::ALL`], strongest pieces first. It takes microseconds and proves nothing.
///
/// [`PuzzleTheme::CountSquares`] is left out, because it can be set for every piece.
#[must_use]
pub fn candidate_tasks(position: &Position, themes: &[PuzzleTheme]) -> Vec<PuzzleTask> {
    let wants = |theme| themes.contains(&theme);
    if themes.is_empty() {
        return Vec::new();
    }
    if can_goal_this_turn(position) {
        return wants(PuzzleTheme::GoalInOne).then_some(PuzzleTask::GoalInOne).into_iter().collect();
    }
    let mut tasks = Vec::new();
    let side = position.side();
    let passed = position.after_pass();
    let has_goal_to_stop = can_goal_this_turn(&passed);
    tasks.extend(wants(PuzzleTheme::GoalInTwo).then_some(PuzzleTask::GoalInTwo));
    tasks.extend((has_goal_to_stop && wants(PuzzleTheme::StopGoal)).then_some(PuzzleTask::StopGoal));
    let captures = if wants(PuzzleTheme::WinPiece) || wants(PuzzleTheme::CountCaptures) {
        captures_this_turn(position)
    } else {
        Vec::new()
    };
    if wants(PuzzleTheme::WinPiece) {
        tasks.extend(strongest(&captures).map(|role| PuzzleTask::WinPiece { role }));
    }
    if !has_goal_to_stop && wants(PuzzleTheme::SavePiece) {
        let threatened = strongest(&captures_this_turn(&passed));
        tasks.extend(threatened.map(|role| PuzzleTask::SavePiece { role }));
    }
    if wants(PuzzleTheme::HoldPiece) {
        // Where a piece is frozen already, most turns would have to be judged at length, and hardly one makes a puzzle.
        let frozen = position.board().frozen(!side);
        let has = |&role: &Role| {
            let pieces = position.board().pieces(Piece::new(!side, role));
            pieces.any() && (pieces & frozen).is_empty()
        };
        tasks.extend(HELD.into_iter().filter(has).map(|role| PuzzleTask::HoldPiece { role }));
    }
    if wants(PuzzleTheme::CountCaptures) && CAPTURES.contains(&captures.len()) {
        tasks.push(PuzzleTask::CountCaptures);
    }
    tasks
}

/// The strongest role that can be captured, from a cat on.
fn strongest(captures: &[CaptureThreat]) -> Option<Role> {
    captures.iter().map(|threat| threat.piece.role).max().filter(|&role| role > Role::Rabbit)
}

/// Whether a puzzle can be solved at first glance: its answer is short, or there is hardly anything to count.
#[must_use]
pub fn is_obvious(puzzle: &Puzzle) -> bool {
    let position = puzzle.position();
    match puzzle.answer() {
        PuzzleAnswer::Turns(turns) => {
            let Some(turn) = turns.first() else { return true };
            let steps = turn.steps().len();
            match puzzle.theme() {
                // A rabbit that runs to goal by itself is seen at once.
                PuzzleTheme::GoalInOne => steps < MIN_STEPS || moved_pieces(puzzle) == 1,
                PuzzleTheme::WinPiece => steps < MIN_STEPS,
                _ => steps < MIN_DEFENCE_STEPS,
            }
        }
        PuzzleAnswer::Squares(squares) => {
            if let PuzzleTask::CountSquares { square } = puzzle.task() {
                return !SQUARES.contains(&squares.count())
                    || (*squares - walks(position, square)).count() < MIN_HELPED;
            }
            // Two steps are seen at once, and so is that nothing is near a trap.
            let captures = captures_this_turn(position);
            captures.iter().all(|threat| threat.line.steps().len() <= MIN_STEPS)
                || captures.iter().all(|threat| threat.piece.role == Role::Rabbit)
        }
    }
}

/// The number of pieces that the first turn of the answer moves.
fn moved_pieces(puzzle: &Puzzle) -> usize {
    let mut at: Vec<Square> = Vec::new();
    for played in puzzle.first_turn().map_or(&[][..], |turn| turn.steps()) {
        let Some(to) = played.step.to() else { continue };
        if let Some(square) = at.iter_mut().find(|square| **square == played.step.from) {
            *square = to;
        } else {
            at.push(to);
        }
    }
    at.len()
}

/// The squares that a piece reaches by its own steps alone, while nothing else moves.
fn walks(position: &Position, square: Square) -> Bitboard {
    let mut seen = Bitboard::EMPTY;
    let mut layer = vec![(*position, square)];
    while let Some((at, square)) = layer.pop() {
        seen |= Bitboard::from_square(square);
        for (step, _) in at.steps().filter(|(step, _)| step.from == square) {
            let mut after = at;
            let Some(to) = step.to() else { continue };
            let Some(piece) = at.board().piece_at(square) else { continue };
            if after.step(step).is_ok() && after.board().piece_at(to) == Some(piece) {
                layer.push((after, to));
            }
        }
    }
    seen
}
