//! Notices and events of a study; [`crate::text`] puts them into words.

use ansa_core::game::PlayError;
use ansa_core::{Label, PlayedStep, Side};

use crate::document::EditRefusal;
use crate::keyed::keyed;
use ansa_board::EntryEvent;

/// A message beside the board until the next action.
#[derive(Clone, PartialEq, Debug)]
pub enum StudyNotice {
    /// Something about the entry of the turn.
    Entry(EntryEvent),
    /// A turn was refused.
    Refused(PlayError),
    /// An edit was refused.
    EditRefused(EditRefusal),
    /// No turn can follow here: the game is over on the board, or a side has not set up.
    NoTurn,
    /// Nothing can be changed, because another tab plays the game.
    ReadOnly,
    /// The engine must not help in a game with a friend that goes on.
    EngineForbidden,
    /// No threat can be shown.
    NoThreat(NoThreat),
    /// A game was opened, in the words of the one who did.
    Opened(String),
    /// A service failed, in its words.
    Failed(String),
}

keyed! {
    /// Why no threat can be shown. Arimaa has no pass, so a threat is that of a position that need not arise.
    NoThreat {
        /// No side has a turn here: the game is over, or a side has not set up.
        NoTurn = "no-turn",
        /// A push must be completed first.
        PushUnfinished = "push-unfinished",
        /// The game would be over if the turn ended here, because this side won or the other can't move.
        Over = "over",
    }
}

/// The last event, announced by screen readers.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum StudyEvent {
    /// A document was opened.
    #[default]
    Opened,
    /// Something has happened in the entry of the turn.
    Entry(EntryEvent),
    /// The board shows the position after these steps of this ply; without a label, the start.
    Shown(Option<Label>, Vec<PlayedStep>),
    /// A turn was added to the document, or followed if it was there already.
    Turned(Label, Vec<PlayedStep>),
    /// The document was edited.
    Edited,
    /// The last change was undone.
    Undone,
    /// The change undone last was redone.
    Redone,
    /// The board was flipped.
    Flipped,
    /// The engine was turned on or off.
    Engine(bool),
    /// What this side threatens is shown from now on.
    ThreatShown(Side),
    /// It is no longer shown.
    ThreatHidden,
    /// This side threatens these steps.
    Threat(Side, Vec<PlayedStep>),
}
