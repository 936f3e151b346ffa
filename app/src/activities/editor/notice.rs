//! Notices and events of the editor; [`crate::text`] puts them into words.

use ansa_core::{Piece, Side, Square};

use super::reading::PositionReadError;
use super::tool::EditorTool;
use crate::formats::PastedForm;

/// A message beside the board until the next action.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum EditorNotice {
    /// A text is not a position.
    Unreadable(PositionReadError),
    /// The position of a text was taken.
    Taken(TakenText),
    /// There is no piece on the square, and no piece is chosen to put there.
    NothingThere(Square),
    /// A service failed, in its words.
    Failed(String),
}

/// What the text was of which the position was taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TakenText {
    pub(crate) form: PastedForm,
    /// The number of games in the text. The position is the last of the first one's main line; 0 for a position.
    pub(crate) games: usize,
    /// Whether the text does not say which side is to move. It is gold then.
    pub(crate) is_side_assumed: bool,
    /// Why the game could not be read to its end. The position is the last one before the error.
    pub(crate) stopped: Option<String>,
}

impl TakenText {
    /// Whether everything in the text was understood, and nothing had to be assumed.
    pub(crate) const fn is_whole(&self) -> bool {
        !self.is_side_assumed && self.stopped.is_none()
    }
}

/// A change of the whole position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BoardChange {
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
pub(crate) enum EditorEvent {
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
