//! What an input into a turn or a setup has done.

use ansa_core::{Capture, Piece, PlayedStep, Side, Square, Step, StepError};

use crate::square_status::SquareStatus;

/// Something that an input into a turn or a setup has done, or that the person should know about it.
#[derive(Clone, PartialEq, Debug)]
pub enum EntryEvent {
    /// The piece on this square was selected and has this number of destinations.
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
    /// The piece on this square can't be selected. Without an error it has no free square to go to.
    NotSelectable(Piece, Square, Option<StepError>, SquareStatus),
    /// The selected piece can't get to this empty square in the steps left.
    OutOfReach(Piece, Square),
    /// Nothing is selected, and the square is empty.
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

impl EntryEvent {
    /// The square of the piece that can't be selected because it is frozen.
    #[must_use]
    pub const fn frozen(&self) -> Option<Square> {
        match self {
            EntryEvent::NotSelectable(_, square, Some(StepError::Frozen { .. }), _) => Some(*square),
            _ => None,
        }
    }
}

/// The effect of one input.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct EntryReport {
    /// What has happened.
    pub event: Option<EntryEvent>,
    /// What the person should know.
    pub notice: Option<EntryEvent>,
    /// The steps to animate. A dragged piece needs no animation.
    pub animated: Vec<Step>,
}

impl EntryReport {
    /// Something has happened.
    #[must_use]
    pub fn event(event: EntryEvent) -> EntryReport {
        EntryReport { event: Some(event), ..EntryReport::default() }
    }

    /// Nothing has happened, and the person should know why.
    #[must_use]
    pub fn notice(notice: EntryEvent) -> EntryReport {
        EntryReport { notice: Some(notice), ..EntryReport::default() }
    }
}
