//! What an action of the entry has done.

use ansa_board::SquareStatus;
use ansa_core::{Capture, Piece, PlayedStep, Side, Square, Step, StepError};

/// The effect of an action.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct EntryReport {
    /// What has happened.
    pub event: Option<EntryEvent>,
    /// What the person should know.
    pub notice: Option<EntryNotice>,
    /// The steps to animate.
    pub animated: Vec<Step>,
}

impl From<EntryEvent> for EntryReport {
    fn from(event: EntryEvent) -> EntryReport {
        EntryReport { event: Some(event), ..EntryReport::default() }
    }
}

impl From<EntryNotice> for EntryReport {
    fn from(notice: EntryNotice) -> EntryReport {
        EntryReport { notice: Some(notice), ..EntryReport::default() }
    }
}

/// Something that has happened.
#[derive(Clone, PartialEq, Debug)]
pub enum EntryEvent {
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
}

/// Something that the person should know.
#[derive(Clone, PartialEq, Debug)]
pub enum EntryNotice {
    /// A piece can't be selected. Without an error it has no destinations.
    NotSelectable(Piece, Square, Option<StepError>, SquareStatus),
    /// The selected piece can't get to this square.
    OutOfReach(Piece, Square),
    /// There is no piece on this square.
    EmptySquare(Square),
    /// In the setup, pieces are moved only on the home ranks of the side.
    NotHome(Side),
    /// Two or more pieces can finish the push, and the player has to choose one.
    ChooseFollower(Piece),
    /// Steps of this side have just removed these pieces from traps.
    Lost(Vec<Capture>, Side),
    /// A rabbit of the side to move is on a goal square: the end of the turn wins.
    OnGoal(Square),
}

impl EntryNotice {
    /// The square of the piece that can't be selected because it is frozen.
    pub const fn frozen(&self) -> Option<Square> {
        match self {
            EntryNotice::NotSelectable(_, square, Some(StepError::Frozen { .. }), _) => Some(*square),
            _ => None,
        }
    }
}
