//! The events of the board.

use ansa_core::record::ArrowAnnotation;
use ansa_core::{Piece, Square};

use crate::view::Pointing;

/// An input on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BoardEvent {
    /// The pointer went down on a piece that can be selected and is not yet.
    Select(Square),
    /// A square was pressed: clicked, or Space was pressed on it.
    Press(Square),
    /// Enter was pressed on a square.
    Enter(Square),
    /// A piece is to be moved along these squares, from the first to the last: it was dragged and dropped, stepped by
    /// Shift and an arrow key, or its arrow was pressed.
    MoveAlong(Vec<Square>),
    /// A dragged piece was dropped beside the board.
    Deselect,
    /// The pointer is somewhere else now.
    Point(Pointing),
    /// An arrow was drawn, or a square marked. What is drawn already is to be removed, which is up to the listener.
    Draw(ArrowAnnotation),
    /// On an [`editable`](crate::BoardState::editable) board, a piece is to be put or removed.
    Edit(BoardEdit),
}

/// A change of one square of an editable board. Moving a piece is a [`BoardEvent::MoveAlong`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardEdit {
    /// The letter of a piece was typed on a square.
    Put(Square, Piece),
    /// A piece was dropped beside the board, or Delete or Backspace was pressed on its square.
    Remove(Square),
}
