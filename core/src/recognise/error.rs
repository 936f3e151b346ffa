//! Why a text is not recognised.

use core::error::Error;
use core::fmt;

use crate::notation::{Located, PlyTextError, PositionTextError};
use crate::record::{ArchiveError, RecordError};
use crate::square::Square;

/// Why a text is not recognised.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecogniseError {
    /// There is nothing but white space.
    Empty,
    /// The text has no known format. Carries its first line.
    Unknown(String),
    /// No row of the archive is a game. Carries the error in the first row.
    Archive(Located<ArchiveError>),
    /// The archive has no rows, or the record has tags but no turns.
    NoTurns,
    /// The text looks like a short position or a diagram.
    Position(Located<PositionTextError>),
    /// The text looks like rows with slashes.
    SlashRows(Located<SlashRowsError>),
    /// The text looks like steps without a label.
    Steps(Located<PlyTextError>),
    /// The text is a setup without a label, so its side is unknown.
    SetupWithoutLabel,
    /// The text looks like a record, but not even its first turn can be read.
    Record(Located<RecordError>),
    /// The setups of a puzzle put two pieces on this square.
    SquareTaken(Square),
}

impl fmt::Display for RecogniseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecogniseError::Empty => f.write_str("the text is empty"),
            RecogniseError::Unknown(found) => {
                write!(f, "“{found}” is neither a game, nor a position, nor steps")
            }
            RecogniseError::Archive(error) => write!(f, "the archive: {error}"),
            RecogniseError::NoTurns => f.write_str("the text has neither turns nor a position"),
            RecogniseError::Position(error) => write!(f, "the position: {error}"),
            RecogniseError::SlashRows(error) => write!(f, "the rows of the position: {error}"),
            RecogniseError::Steps(error) => write!(f, "the steps: {error}"),
            RecogniseError::SetupWithoutLabel => {
                f.write_str("a setup must have a label before it: 1g for gold, 1s for silver")
            }
            RecogniseError::Record(error) => write!(f, "the record: {error}"),
            RecogniseError::SquareTaken(square) => {
                write!(f, "the puzzle puts two pieces on {square}")
            }
        }
    }
}

impl Error for RecogniseError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            RecogniseError::Archive(error) => Some(error),
            RecogniseError::Position(error) => Some(error),
            RecogniseError::SlashRows(error) => Some(error),
            RecogniseError::Steps(error) => Some(error),
            RecogniseError::Record(error) => Some(error),
            _ => None,
        }
    }
}

/// Why rows with slashes are not a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SlashRowsError {
    /// The row with this number (1–8) has this many squares instead of 8.
    RowWidth(u8, usize),
    /// The letter on this square is not a piece.
    NotAPiece(char, Square),
    /// The word before or after the rows is not the side to move. Carries the word.
    NotASide(String),
}

impl fmt::Display for SlashRowsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SlashRowsError::RowWidth(number, found) => {
                write!(f, "row {number} has {found} squares instead of 8")
            }
            SlashRowsError::NotAPiece(letter, square) => {
                write!(f, "“{letter}” on {square} is not a piece")
            }
            SlashRowsError::NotASide(word) => {
                write!(f, "“{word}” is not the side to move (g or s)")
            }
        }
    }
}

impl Error for SlashRowsError {}
