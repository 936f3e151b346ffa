//! Notices and events of a puzzle; [`crate::text`] puts them into words.

use ansa_core::game::PlayError;
use ansa_core::{Piece, PlayedStep, Square};

use crate::entry::{EntryEvent, EntryNotice};

/// A message beside the board until the next action.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum PuzzleNotice {
    /// Something about the entry of the turn.
    Entry(EntryNotice),
    /// The turn can't end here.
    Refused(PlayError),
    /// There are no steps or marks to judge.
    NothingEntered,
    /// The puzzle is over, or a turn is being judged: nothing can be entered.
    NothingToEnter,
}

/// The last event, announced by screen readers.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) enum PuzzleEvent {
    /// The puzzle was opened, or an answer begins anew.
    #[default]
    Opened,
    /// Something has happened in the entry.
    Entry(EntryEvent),
    /// A square was marked, and so many are now.
    Marked(Square, u32),
    /// The mark of a square was removed, and so many are left.
    Unmarked(Square, u32),
    /// A hint names a piece.
    Hinted(Piece, Square),
    /// The opponent has replied.
    Replied(Vec<PlayedStep>),
    /// A hint shows a turn.
    Shown(Vec<PlayedStep>),
    /// So many of the steps of the solution have been made, of so many; the last of them.
    Line(usize, usize, Option<PlayedStep>),
    /// The board was flipped.
    Flipped,
}
