//! Positions as text, and as they can't be played.

use ansa_core::notation::PositionTextError;
use ansa_core::position::builder::{BoardError, PositionError};
use ansa_core::record::PositionTurnError;
use ansa_texts::{reason as words, sentence};

use super::Reason;

impl Reason for PositionTextError {
    fn why(&self) -> String {
        sentence(&match self {
            PositionTextError::NoLabel(found) if found.is_empty() => words::no_side().to_owned(),
            PositionTextError::NoLabel(found) => words::no_label(found),
            PositionTextError::Unclosed => words::unclosed().to_owned(),
            PositionTextError::SquareCount(found) => words::square_count(*found),
            PositionTextError::NotAPiece(letter, square) => words::not_a_piece(&letter.to_string(), *square),
            PositionTextError::NotATrap(square) => words::not_a_trap(*square),
            PositionTextError::Steps(_) => words::wrong_steps().to_owned(),
            PositionTextError::NotSteps => words::not_steps().to_owned(),
            PositionTextError::NotARow(row, found) => words::not_a_row(*row, found),
            PositionTextError::RowNumber(row, found) => words::row_number(*row, found),
            PositionTextError::RowLength(row, found) => words::row_length(*row, *found),
            PositionTextError::NoBlank(found) => words::no_blank(&found.to_string()),
            PositionTextError::MissingRow(row) => words::missing_row(*row),
            PositionTextError::Trailing(found) => words::trailing(found),
        })
    }
}

impl Reason for PositionError {
    fn why(&self) -> String {
        words::unplayable(&self.errors.iter().copied().map(fault).collect::<Vec<_>>())
    }
}

impl Reason for BoardError {
    fn why(&self) -> String {
        sentence(&fault(*self))
    }
}

/// A fault of a position, to be put into a list of reasons.
fn fault(fault: BoardError) -> String {
    match fault {
        BoardError::TooMany { piece, count } => words::too_many(piece, count, piece.role.count_at_start()),
        BoardError::Undefended { piece, square } => words::undefended((piece, square)),
        BoardError::RabbitOnGoal { square, side } => words::rabbit_on_goal(square, side),
        BoardError::NoRabbits { side } => words::no_rabbits(side),
    }
}

impl Reason for PositionTurnError {
    fn places(&self) -> Vec<String> {
        match self {
            PositionTurnError::Position(_) | PositionTurnError::Mismatch { .. } => Vec::new(),
            PositionTurnError::Step(error) => error.places(),
        }
    }

    fn why(&self) -> String {
        match self {
            PositionTurnError::Position(error) => error.why(),
            PositionTurnError::Mismatch { step, .. } => words::no_way_there(&step.to_string()),
            PositionTurnError::Step(error) => error.why(),
        }
    }
}
