//! The tools of the editor.

use ansa_core::Piece;

/// What a press on a square does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EditorTool {
    /// Takes a piece up, and moves it to the square that is pressed next.
    Move,
    /// Puts this piece on the square. A press on the same piece removes it.
    Put(Piece),
    /// Removes the piece of the square.
    Remove,
}
