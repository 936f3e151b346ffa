//! Notices and events of a lesson; [`crate::text`] puts them into words.

use ansa_core::game::PlayError;
use ansa_core::{PlayedStep, Square};

use crate::entry::{EntryEvent, EntryNotice};

/// A message beside the board until the next action.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum LessonNotice {
    /// Something about the entry of the turn.
    Entry(EntryNotice),
    /// The turn or the setup can't end here.
    Refused(PlayError),
    /// The exercise is over: nothing can be entered.
    NothingToEnter,
}

/// The last event, announced by screen readers.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) enum LessonEvent {
    /// A lesson was opened, or another exercise is shown.
    #[default]
    Opened,
    /// Something has happened in the entry.
    Entry(EntryEvent),
    /// A square was marked, and so many are now.
    Marked(Square, u32),
    /// The mark of a square was removed, and so many are left.
    Unmarked(Square, u32),
    /// One of two turns was chosen: its index and its steps.
    Chosen(usize, Vec<PlayedStep>),
    /// The answer is shown as a turn.
    Shown(Vec<PlayedStep>),
    /// The board was flipped.
    Flipped,
}
