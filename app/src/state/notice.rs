//! What the page has to say; [`crate::text`] turns it into sentences.

use ansa_board::SquareStatus;
use ansa_core::game::PlayError;
use ansa_core::position::outcome::Outcome;
use ansa_core::{Capture, Label, Piece, PlayedStep, Side, Square, StepError};

use super::engine_requests::EngineFault;
use super::game_options::Orientation;
use super::saved::SavedError;

/// What is shown beside the board until the next act.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Notice {
    /// A turn, setup or resignation was refused.
    Refused(PlayError),
    /// A setup was refused because so many of each role are still beside the board, by `Role::index`.
    SetupUnfinished(Side, [u8; 6]),
    /// Enter does not end the setup; other keys do.
    SetupKeys,
    /// A piece can't be taken in hand; without an error it has nowhere to go.
    NotSelectable(Piece, Square, Option<StepError>, SquareStatus),
    /// Two or more pieces can finish the push: one of them is to be pressed.
    ChooseFollower(Piece),
    /// Steps of this side have just removed these pieces from traps.
    Lost(Vec<Capture>, Side),
    /// These plies were taken back, and perhaps steps of a turn in the making with them. They can be brought back.
    TakenBack(Vec<Label>, bool),
    /// The computer has no hint.
    NoHint(EngineFault),
    /// The saved game could not be read and was quarantined.
    Quarantined(SavedError),
    /// A service failed, in its words.
    Failed(String),
    /// The orientation of the board was changed.
    Seen(Orientation),
}

/// How a notice is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tone {
    /// Something was not done.
    Refusal,
    /// Something to know.
    Hint,
    /// Something was done.
    Good,
}

impl Notice {
    /// How it is meant.
    pub(crate) fn tone(&self) -> Tone {
        match self {
            Notice::Refused(_)
            | Notice::NoHint(_)
            | Notice::SetupUnfinished(..)
            | Notice::Quarantined(_)
            | Notice::Failed(_) => Tone::Refusal,
            Notice::NotSelectable(..) | Notice::ChooseFollower(_) | Notice::SetupKeys => Tone::Hint,
            Notice::Lost(lost, side) if lost.iter().any(|lost| lost.piece.side == *side) => Tone::Hint,
            Notice::Lost(..) | Notice::TakenBack(..) | Notice::Seen(_) => Tone::Good,
        }
    }
}

/// What just happened, told to those who do not see the board.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Event {
    /// A game was begun or opened.
    Opened,
    /// A piece was taken in hand and has so many places to go.
    Selected(Piece, Square, usize),
    /// The piece in hand was let go.
    Deselected,
    /// Two pieces changed places in the setup.
    Swapped(Square, Square),
    /// A piece was placed in the setup, and so many are still beside the board.
    Placed(Piece, Square, u32),
    /// The setup was made anew, and so many pieces are beside the board.
    Arranged(u32),
    /// Steps were made, and so many are left.
    Stepped(Vec<PlayedStep>, u8),
    /// Steps were taken back, and so many are left.
    Undone(u8),
    /// A side has set up its pieces.
    SetUp(Side),
    /// A turn was played.
    Turned(Label, Vec<PlayedStep>),
    /// Turns were taken back.
    TakenBack,
    /// Turns that were taken back are there again.
    BroughtBack,
    /// The orientation of the board was changed.
    Seen(Orientation),
    /// Turns are now tried out beside the game.
    PlanBegun,
    /// The game is seen again.
    PlanLeft,
    /// The game ended.
    Over(Outcome),
}
