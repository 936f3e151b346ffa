//! A mistake that a review has found.

use super::{FoundFault, Severity};
use crate::piece::Side;
use crate::position::step::PlayedStep;
use crate::record::GoldScore;

/// A turn that gave away winning chances.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewedMistake {
    /// The index of the turn in the game.
    pub ply: usize,
    /// How bad it is.
    pub severity: Severity,
    /// The player's winning chances before and after it, from 0 to 1.
    pub chances: (f64, f64),
    /// The scores of the positions before and after it.
    pub scores: (GoldScore, GoldScore),
    /// The engine's turn; empty if it is unknown.
    pub best: Vec<PlayedStep>,
    /// The part of the turn that gave away the most; `None` until its steps are searched.
    pub fault: Option<FoundFault>,
}

/// A forced result that a mistake changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ForcedResult {
    /// The opponent now wins within this number of its turns.
    NowLost(u16),
    /// The side could have won within this number of its turns.
    WinMissed(u16),
}

impl ReviewedMistake {
    /// The forced result that the turn changed, if it did; a forced loss before a missed win. `side` is the side that
    /// played the turn.
    #[must_use]
    pub fn forced(&self, side: Side) -> Option<ForcedResult> {
        match self.scores {
            (GoldScore::Win(before, _), GoldScore::Win(after, _)) if before == after => None,
            (_, GoldScore::Win(winner, turns)) if winner != side => Some(ForcedResult::NowLost(turns)),
            (GoldScore::Win(winner, turns), _) if winner == side => Some(ForcedResult::WinMissed(turns)),
            _ => None,
        }
    }
}
