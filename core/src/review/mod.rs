//! Review of played turns: what each gave away, from searches of the positions before and after it.
//!
//! [`GameReview`] reviews a whole game.

mod evidence;
mod fault;
mod game_review;
mod limits;
mod reviewed_mistake;

pub use evidence::{EarlierScores, ReviewEvidence, ReviewPlace, ReviewSearch};
pub use fault::{FoundFault, TurnFault};
pub use game_review::{GameReview, throws_away};
pub use limits::ReviewLimits;
pub use reviewed_mistake::{ForcedResult, ReviewedMistake};

use crate::Game;
use crate::game::Phase;
use crate::piece::Side;
use crate::position::step::Step;
use crate::search::Score;

/// How bad a turn is, by how much of the winning chances it gave away.
///
/// The thresholds are the ones lichess uses for chess.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Severity {
    /// At least 5 percentage points.
    Inaccuracy,
    /// At least 10 percentage points.
    Mistake,
    /// At least 15 percentage points.
    Blunder,
}

impl Severity {
    /// The severity of a turn that changed the player's winning chances from `before` to `after`, each from 0 to 1; see
    /// [`win_chance`](crate::search::win_chance). `None` if it gave away less than an inaccuracy.
    #[must_use]
    pub fn from_chances(before: f64, after: f64) -> Option<Severity> {
        let loss = before - after;
        [Severity::Blunder, Severity::Mistake, Severity::Inaccuracy]
            .into_iter()
            .find(|severity| loss >= severity.min_loss())
    }

    /// The smallest loss of winning chances for a turn of this severity.
    #[must_use]
    pub const fn min_loss(self) -> f64 {
        match self {
            Severity::Inaccuracy => 0.05,
            Severity::Mistake => 0.1,
            Severity::Blunder => 0.15,
        }
    }
}

/// The largest score of a review, in hundredths of a rabbit. Larger scores and wins are clamped to it.
pub const MAX_SCORE: i32 = 2_000;

/// A score in hundredths of a rabbit, clamped to ± [`MAX_SCORE`].
#[must_use]
pub fn clamped_score(score: Score) -> i32 {
    match score {
        Score::CentiRabbits(score) => score.clamp(-MAX_SCORE, MAX_SCORE),
        Score::WinIn(_) => MAX_SCORE,
        Score::LossIn(_) => -MAX_SCORE,
    }
}

/// The score of a won game, from this side's point of view.
#[must_use]
pub fn final_score(game: &Game, side: Side) -> Option<i32> {
    let winner = game.outcome().and_then(|outcome| outcome.winner)?;
    Some(if winner == side { MAX_SCORE } else { -MAX_SCORE })
}

/// Whether two turns at this ply end on the same board.
#[must_use]
pub fn same_end(game: &Game, ply: usize, one: &[Step], other: &[Step]) -> bool {
    let Some(Phase::Turn(start)) = game.phase_at(ply) else { return false };
    let end = |steps: &[Step]| {
        let mut position = start;
        steps.iter().all(|&step| position.step(step).is_ok()).then(|| *position.board())
    };
    end(one).is_some() && end(one) == end(other)
}

/// The loss of a turn: the score before it minus the score after it, both from the player's point of view.
///
/// The loss is 0 if the turn leads to the same board as the engine's best turn, even if the later search scores it
/// lower.
#[must_use]
pub fn loss(before: i32, after: i32, same_as_best: bool) -> i32 {
    if same_as_best { 0 } else { (before - after).max(0) }
}

#[cfg(test)]
mod tests;
