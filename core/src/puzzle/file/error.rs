//! What is wrong with a puzzle file.

use core::error::Error;
use core::fmt;

use crate::notation::{PlyTextError, PositionTextError};
use crate::position::builder::PositionError;
use crate::position::turn::EndError;
use crate::puzzle::definition::PuzzleError;
use crate::puzzle::id::PuzzleId;
use crate::record::PlayTextError;

/// Why a text is not a puzzle file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleFileError {
    /// The first line is not that of a puzzle file.
    NoHeader,
    /// The version is not known.
    Version(String),
}

impl fmt::Display for PuzzleFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PuzzleFileError::NoHeader => f.write_str("a puzzle file must begin with “ansa-puzzles 1”"),
            PuzzleFileError::Version(version) => {
                write!(f, "puzzle file version “{version}” is not supported, only version 1")
            }
        }
    }
}

impl Error for PuzzleFileError {}

/// A line that could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnreadPuzzle {
    /// The number of the line, from 1.
    pub line: usize,
    /// Why it could not be read.
    pub error: PuzzleLineError,
}

impl fmt::Display for UnreadPuzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.error)
    }
}

/// Why a line is not a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleLineError {
    /// The file has too many puzzles. The lines after this one are not read.
    TooMany {
        /// The most puzzles of a file.
        most: usize,
    },
    /// The line is too long.
    TooLong {
        /// The longest line in bytes.
        most: usize,
    },
    /// The line does not begin with a task.
    Task(String),
    /// The position can't be read.
    Position(PositionTextError),
    /// The position has steps of its turn.
    BegunTurn,
    /// No position can be like this.
    Board(PositionError),
    /// The rating is neither a number with its uncertainty nor `-`.
    Rating(String),
    /// A turn of the answer can't be read.
    TurnText(PlyTextError),
    /// A turn of the answer is not a turn.
    NoTurn(String),
    /// A turn of the answer is illegal.
    Play(PlayTextError),
    /// A turn of the answer can't end.
    End(EndError),
    /// A word of the answer is not a square, or appears twice.
    Square(String),
    /// The position, the task and the answer don't fit together.
    Puzzle(PuzzleError),
    /// An earlier line has the puzzle with this name.
    Twice {
        /// The name.
        id: PuzzleId,
    },
}

impl fmt::Display for PuzzleLineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PuzzleLineError::TooMany { most } => write!(f, "there are more than {most} puzzles"),
            PuzzleLineError::TooLong { most } => write!(f, "the line has more than {most} bytes"),
            PuzzleLineError::Task(word) => write!(f, "“{word}” is not a task"),
            PuzzleLineError::Position(error) => error.fmt(f),
            PuzzleLineError::BegunTurn => f.write_str("the position must be at the start of a turn"),
            PuzzleLineError::Board(error) => error.fmt(f),
            PuzzleLineError::Rating(word) => {
                write!(f, "“{word}” is not a rating such as 1450~120, nor “-”")
            }
            PuzzleLineError::TurnText(error) => error.fmt(f),
            PuzzleLineError::NoTurn(text) => write!(f, "“{text}” is not a turn"),
            PuzzleLineError::Play(error) => error.fmt(f),
            PuzzleLineError::End(error) => error.fmt(f),
            PuzzleLineError::Square(word) => write!(f, "“{word}” is not a square, or is named twice"),
            PuzzleLineError::Puzzle(error) => error.fmt(f),
            PuzzleLineError::Twice { id } => write!(f, "the puzzle {id} is in an earlier line"),
        }
    }
}

impl Error for PuzzleLineError {}
