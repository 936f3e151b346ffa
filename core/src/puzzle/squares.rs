//! The answers of the tasks that ask for squares.

use super::task::PuzzleTask;
use crate::bitboard::Bitboard;
use crate::position::Position;
use crate::threats::{captures_this_turn, reach};

/// The squares that a task asks for; `None` if it asks for a turn.
pub(super) fn squares_of(position: &Position, task: PuzzleTask) -> Option<Bitboard> {
    match task {
        PuzzleTask::CountCaptures => {
            Some(captures_this_turn(position).iter().map(|threat| threat.square).collect())
        }
        PuzzleTask::CountSquares { square } => Some(
            reach(position, square)
                .map_or(Bitboard::EMPTY, |reach| reach.all() - Bitboard::from_square(square)),
        ),
        _ => None,
    }
}
