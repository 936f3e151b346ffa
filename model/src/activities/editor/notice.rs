//! Notices and events of the editor; [`crate::text`] puts them into words.

use ansa_core::{Piece, Side, Square};

use super::reading::{PositionReadError, TakenText};

/// A message beside the board until the next action.
#[derive(Clone, PartialEq, Debug)]
pub enum EditorNotice {
    /// A text is not a position.
    Unreadable(PositionReadError),
    /// The position of a text was taken.
    Taken(TakenText),
    /// There is no piece on the square, and no piece is chosen to put there.
    NothingThere(Square),
    /// A service failed, in its words.
    Failed(String),
}

/// A change of the whole position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardChange {
    /// All pieces were removed.
    Cleared,
    /// Both sides were set up.
    SetUp,
    /// Left and right were exchanged.
    Mirrored,
    /// The sides were exchanged.
    Exchanged,
    /// The position of a text was taken.
    Read,
}

/// The last event, announced by screen readers.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum EditorEvent {
    /// The editor was opened.
    #[default]
    Opened,
    /// A tool was chosen.
    Chosen(EditorTool),
    /// A piece was taken up, to be moved.
    TakenUp(Piece, Square),
    /// The piece that was taken up was put down where it was.
    PutDown,
    /// A piece was put on a square.
    Put(Piece, Square),
    /// A piece was moved from a square to another.
    Moved(Piece, Square, Square),
    /// A piece was removed from a square.
    Removed(Piece, Square),
    /// The whole position has changed.
    Changed(BoardChange),
    /// Another side is to move.
    ToMove(Side),
    /// The side to move has this number of steps left.
    StepsLeft(u8),
    /// The last change was undone.
    Undone,
    /// The change undone last was redone.
    Redone,
    /// The board was flipped.
    Flipped,
}

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
