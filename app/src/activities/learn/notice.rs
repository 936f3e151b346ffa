//! Notices and events of an exercise; [`crate::text`] puts them into words.

use ansa_core::game::PlayError;
use ansa_core::{Piece, PlayedStep, Side, Square};

use crate::entry::{EntryEvent, EntryNotice};

/// A message beside the board until the next action.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum LearnNotice {
    /// Something about the entry of the turn.
    Entry(EntryNotice),
    /// The turn can't end here.
    Refused(PlayError),
    /// The turn is being judged, or the exercise is over: nothing can be entered.
    NoTurn,
}

/// The last event, announced by screen readers.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) enum LearnEvent {
    /// Nothing has happened yet.
    #[default]
    Opened,
    /// Another exercise is shown, for this side.
    Asked(Side),
    /// Something has happened in the entry of the turn.
    Entry(EntryEvent),
    /// A hint names a piece.
    Hinted(Piece, Square),
    /// A hint, or the solution, shows a turn.
    Shown(Vec<PlayedStep>),
    /// The board was flipped.
    Flipped,
}
