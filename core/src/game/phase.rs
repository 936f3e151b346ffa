//! The plies of a game, and its states between them.

use super::setup::Setup;
use crate::piece::Side;
use crate::position::Position;
use crate::position::step::PlayedStep;
use crate::position::turn::Turn;

/// One ply of a game: a setup or a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ply {
    /// A side's setup.
    Setup(Setup),
    /// A turn of one to four steps.
    Turn(Turn),
}

impl Ply {
    /// The steps of the turn; a setup has none.
    #[must_use]
    pub fn steps(&self) -> &[PlayedStep] {
        match self {
            Ply::Setup(_) => &[],
            Ply::Turn(turn) => turn.steps(),
        }
    }
}

/// The state of a game: whose setup or which turn is next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// This side sets up next.
    Setup(Side),
    /// The next turn starts from this position.
    Turn(Position),
}

impl Phase {
    /// The key of the board, if this is the position of a turn.
    pub(super) const fn key(&self) -> Option<u64> {
        match self {
            Phase::Setup(_) => None,
            Phase::Turn(position) => Some(position.board().zobrist()),
        }
    }
}
