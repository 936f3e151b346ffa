//! An exercise: a position, what is asked in it, and one right answer.

use crate::formats::words;
use ansa_core::game::Setup;
use ansa_core::notation::PlyText;
use ansa_core::position::Position;
use ansa_core::position::turn::TurnBuilder;
use ansa_core::{Board, Piece, PlayedStep, PositionBuilder, Side, Square};

use super::task::LessonTask;

/// An exercise of a lesson. Gold is to move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LessonExercise {
    /// The pieces, each with its square: `Ed4 rh7`. In a setup, gold's first draft.
    pub(super) pieces: &'static str,
    /// The squares that the texts name: `$a`, `$b`, `$c` and `$d`.
    pub names: &'static [Square],
    pub task: LessonTask,
    /// A right answer: a turn or a setup in the notation of records, the squares, or the number of the turn from 1.
    pub solution: &'static str,
}

impl LessonExercise {
    /// The pieces with their squares. What is no piece is left out; the tests find it.
    pub(super) fn placed(&self) -> Vec<(Square, Piece)> {
        let one = |word: &str| {
            let letter = word.chars().next()?;
            Some((word.get(letter.len_utf8()..)?.parse().ok()?, Piece::from_letter(letter)?))
        };
        self.pieces.split_whitespace().filter_map(one).collect()
    }

    /// The pieces with their squares.
    pub fn pieces(&self) -> Vec<(Square, Piece)> {
        self.placed()
    }

    /// The board as the exercise begins.
    pub fn board(&self) -> Board {
        let mut board = Board::EMPTY;
        for (square, piece) in self.placed() {
            board.put(square, piece);
        }
        board
    }

    /// The position; `None` in a setup.
    pub fn position(&self) -> Option<Position> {
        if matches!(self.task, LessonTask::Setup(_)) {
            return None;
        }
        PositionBuilder { board: self.board(), side: Side::Gold }.build().ok()
    }

    /// Gold's first draft of a setup.
    pub(super) fn draft(&self) -> Setup {
        Setup::new(self.placed())
    }

    /// The steps of a turn in the notation of records; empty if it is illegal.
    pub(super) fn steps(&self, text: &str) -> Vec<PlayedStep> {
        self.turn(text).map(|turn| turn.steps().copied().collect()).unwrap_or_default()
    }

    /// A turn in the notation of records; `None` if it is illegal.
    pub(super) fn turn(&self, text: &str) -> Option<TurnBuilder> {
        words::turn_at(self.position()?, text)
    }

    /// One of the two turns to choose from, by its index.
    pub fn option(&self, index: usize) -> Option<Vec<PlayedStep>> {
        match &self.task {
            LessonTask::Choice(turns, _) => turns.get(index).map(|turn| self.steps(turn)),
            _ => None,
        }
    }

    /// The index of the right turn of two to choose from; `None` in other tasks.
    pub(super) fn right_option(&self) -> Option<usize> {
        match self.task {
            LessonTask::Choice(..) => self.solution.parse::<usize>().ok()?.checked_sub(1),
            _ => None,
        }
    }

    /// The setup of a text; `None` if it is none.
    pub(super) fn setup(text: &str) -> Option<Setup> {
        let Ok(PlyText::Setup(placements)) = text.parse() else { return None };
        Some(Setup::new(placements.iter().map(|placement| (placement.square, placement.piece)).collect()))
    }
}
