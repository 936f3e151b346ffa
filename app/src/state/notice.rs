//! Notices and events; [`crate::text`] puts them into words.

use ansa_board::SquareStatus;
use ansa_core::game::PlayError;
use ansa_core::position::outcome::Outcome;
use ansa_core::{Capture, Label, Piece, PlayedStep, Side, Square, StepError};

use super::engine_requests::EngineFault;
use super::game_options::Orientation;
use super::saved::SavedError;

/// A message beside the board until the next action.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Notice {
    /// A turn, setup or resignation was refused.
    Refused(PlayError),
    /// A setup was refused because pieces are still to be placed. Their numbers are by `Role::index`.
    SetupUnfinished(Side, [u8; 6]),
    /// Enter does not end the setup; other keys do.
    SetupKeys,
    /// A piece can't be selected. Without an error it has no destinations.
    NotSelectable(Piece, Square, Option<StepError>, SquareStatus),
    /// Two or more pieces can finish the push, and the player has to choose one.
    ChooseFollower(Piece),
    /// Steps of this side have just removed these pieces from traps.
    Lost(Vec<Capture>, Side),
    /// These plies were taken back, together with draft steps if the flag is set. They can be restored.
    TakenBack(Vec<Label>, bool),
    /// The engine has no hint.
    NoHint(EngineFault),
    /// The saved game could not be read and was quarantined.
    Quarantined(SavedError),
    /// A service failed, in its words.
    Failed(String),
    /// The orientation of the board was changed.
    OrientationChanged(Orientation),
}

/// The tone of a notice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tone {
    /// Something was refused or failed.
    Refusal,
    /// A tip.
    Hint,
    /// A success.
    Good,
}

impl Notice {
    pub(crate) fn tone(&self) -> Tone {
        match self {
            Notice::Refused(_)
            | Notice::NoHint(_)
            | Notice::SetupUnfinished(..)
            | Notice::Quarantined(_)
            | Notice::Failed(_) => Tone::Refusal,
            Notice::NotSelectable(..) | Notice::ChooseFollower(_) | Notice::SetupKeys => Tone::Hint,
            Notice::Lost(lost, side) if lost.iter().any(|lost| lost.piece.side == *side) => Tone::Hint,
            Notice::Lost(..) | Notice::TakenBack(..) | Notice::OrientationChanged(_) => Tone::Good,
        }
    }
}

/// The last event, announced by screen readers.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Event {
    /// A game was started or opened.
    Opened,
    /// A piece was selected and has so many destinations.
    Selected(Piece, Square, usize),
    /// The selected piece was deselected.
    Deselected,
    /// Two pieces changed places in the setup.
    Swapped(Square, Square),
    /// A piece was placed in the setup, and so many are still to be placed.
    Placed(Piece, Square, u32),
    /// The setup was replaced, and so many pieces are still to be placed.
    Arranged(u32),
    /// Steps were made, and so many are left.
    Stepped(Vec<PlayedStep>, u8),
    /// Steps were undone, and so many are left.
    Undone(u8),
    /// A side has set up its pieces.
    SetUp(Side),
    /// A turn was played.
    Turned(Label, Vec<PlayedStep>),
    /// Turns were taken back.
    TakenBack,
    /// Turns that were taken back were restored.
    BroughtBack,
    /// The orientation of the board was changed.
    OrientationChanged(Orientation),
    /// A plan was started.
    PlanBegun,
    /// A plan was ended.
    PlanLeft,
    /// The game ended.
    Over(Outcome),
}
