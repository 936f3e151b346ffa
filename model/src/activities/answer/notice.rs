//! Notices and events of a task, and how much help there was; [`crate::text`] puts them into words.

use ansa_core::game::PlayError;
use ansa_core::{Piece, PlayedStep, Square};

use ansa_board::EntryEvent;

/// A message beside the board until the next action.
#[derive(Clone, PartialEq, Debug)]
pub enum AnswerNotice {
    /// Something about the entry of the turn or the setup.
    Entry(EntryEvent),
    /// The turn or the setup can't end here.
    Refused(PlayError),
    /// There is nothing to judge yet.
    NothingEntered,
    /// The task is over, or an answer is being judged: nothing can be entered.
    NothingToEnter,
}

/// The last event, announced by screen readers.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum AnswerEvent {
    /// Another task is shown, or an answer begins anew.
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
    /// A turn is shown: by a hint, as the solution, or as one of several to choose from.
    Shown(Vec<PlayedStep>),
    /// The opponent has replied.
    Replied(Vec<PlayedStep>),
    /// So many of the steps of the solution have been made, of so many; the last of them.
    Line(usize, usize, Option<PlayedStep>),
    /// The board was flipped.
    Flipped,
}

/// How much the person was helped with a task.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Help {
    /// Not at all.
    #[default]
    None,
    /// With words, a marked piece, or the number of squares.
    Some,
    /// With the turn as arrows, or the wrong marks removed.
    Much,
}

impl Help {
    /// The next stage of the help.
    pub(in crate::activities) const fn more(self) -> Help {
        match self {
            Help::None => Help::Some,
            Help::Some | Help::Much => Help::Much,
        }
    }
}
