//! Errors in typed text.

use ansa_core::{Piece, Role, Side, Square, StepError};

/// An error in the typed text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TypedError {
    /// The index of its first character.
    pub start: usize,
    /// The index after its last character.
    pub end: usize,
    /// The invalid text.
    pub words: String,
    pub kind: TypedErrorKind,
}

/// The kind of an error in the typed text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TypedErrorKind {
    /// Not an error yet: the word is still being typed.
    Unfinished,
    /// Not a step.
    Unreadable,
    /// Not a piece with its square.
    NoPlacement,
    /// The square is not one of this side's home squares.
    NotHome(Side),
    /// An earlier word has named this piece on this square.
    Named(Piece, Square),
    /// Earlier words have named all pieces of this kind; this is their number.
    NoneLeft(Piece, u8),
    /// The square is empty.
    NoPiece(Square),
    /// The square holds another piece than the one named.
    Another(Role, Piece, Square),
    /// The step is illegal.
    Step(StepError),
    /// The piece can't reach the square in the steps left.
    NoRoute(Piece, Square, Square),
    /// The steps so far capture nothing on this square.
    NoCapture(Square),
}
