//! Why no causes can be found.

use core::fmt;

use crate::game::TurnError;
use crate::position::outcome::Outcome;

/// Why [`causes`](super::causes) has no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CauseError {
    /// The position is not at the start of a turn.
    MidTurn,
    /// The game was over before the turn.
    Over(Outcome),
    /// The played turn is illegal.
    Played(TurnError),
    /// The better turn is illegal.
    Better(TurnError),
}

impl fmt::Display for CauseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CauseError::MidTurn => f.write_str("the turn has already begun"),
            CauseError::Over(outcome) => write!(f, "the game is over: {outcome}"),
            CauseError::Played(error) => write!(f, "the played turn is illegal: {error}"),
            CauseError::Better(error) => write!(f, "the better turn is illegal: {error}"),
        }
    }
}

impl core::error::Error for CauseError {}
