//! Helpers for the tests of this crate and, with the feature `testing`, of its users. No product contains them.
#![allow(clippy::expect_used, clippy::missing_panics_doc, reason = "helpers of tests fail by panicking")]

use ansa_core::position::Position;
use ansa_core::position::builder::{BoardErrorKind, PositionBuilder};
use ansa_core::{Board, Piece, Side, Square};

/// The square of a name.
#[must_use]
pub fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

/// A position from a side letter and placements such as `Ed4`.
pub fn position(side: &str, pieces: &[&str]) -> Position {
    let mut board = Board::EMPTY;
    for text in pieces {
        let letter = text.chars().next().expect("a letter");
        board.put(square(&text[1..]), Piece::from_letter(letter).expect("a piece"));
    }
    let side = side.chars().next().and_then(Side::from_letter).expect("a side");
    match (PositionBuilder { board, side }).build() {
        Ok(position) => position,
        Err(error) => error.ignoring(&BoardErrorKind::ALL).expect("a playable position"),
    }
}
