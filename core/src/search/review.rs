//! Review of a played turn: its loss, from searches of the positions before and after it.

use super::Score;
use crate::Game;
use crate::game::{Phase, Ply};
use crate::piece::Side;
use crate::position::step::Step;

/// How bad a turn is, by how much of the chance to win it gave away.
///
/// The thresholds are those that lichess uses for chess.
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
    /// The severity of a turn that took the chance to win of its side from `before` to `after`, each from 0 to 1; see
    /// [`win_chance`](super::win_chance). `None` if it gave away less than an inaccuracy.
    #[must_use]
    pub fn from_chances(before: f64, after: f64) -> Option<Severity> {
        let loss = before - after;
        [Severity::Blunder, Severity::Mistake, Severity::Inaccuracy]
            .into_iter()
            .find(|severity| loss >= severity.min_loss())
    }

    /// The least part of the chance to win that a turn of this severity gave away.
    #[must_use]
    pub const fn min_loss(self) -> f64 {
        match self {
            Severity::Inaccuracy => 0.05,
            Severity::Mistake => 0.1,
            Severity::Blunder => 0.15,
        }
    }
}

/// How a review judges a turn of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnJudgement {
    /// Whether the turn ends on the same board as the engine's.
    pub is_best: bool,
    /// How bad the turn is; `None` if it is no mistake.
    pub severity: Option<Severity>,
}

impl TurnJudgement {
    /// Judges the turn at this ply. `best` is the engine's turn, empty if it is unknown. The chances are those of the
    /// turn's side to win before and after it, each from 0 to 1; see [`win_chance`](super::win_chance).
    ///
    /// A turn that ends on the same board as the engine's is no mistake: the later search only saw more.
    #[must_use]
    pub fn new(game: &Game, ply: usize, best: &[Step], (before, after): (f64, f64)) -> TurnJudgement {
        let played: Vec<Step> = match game.plies().get(ply) {
            Some(Ply::Turn(turn)) => turn.steps().iter().map(|played| played.step).collect(),
            _ => Vec::new(),
        };
        let is_best = !best.is_empty() && same_end(game, ply, &played, best);
        TurnJudgement { is_best, severity: Severity::from_chances(before, after).filter(|_| !is_best) }
    }
}

/// The part of a turn that made it a mistake.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TurnFault {
    /// The step with this index, from 0: before it the turn could still be completed well, after it no more.
    Step(usize),
    /// The end of the turn: more steps would have saved it.
    End,
}

impl TurnFault {
    /// The part of a turn that gave away at least `least` of the chance to win of its side.
    ///
    /// Chances are from 0 to 1: `before` is that of the best turn, and `completed` has for each of the first steps that of
    /// the best turn that begins with the steps up to it; see [`Search::start_within`](super::Search::start_within). That
    /// of all four steps may be missing, because the turn ends with them. `steps` is the number of steps of the turn.
    ///
    /// Later steps only narrow the choice, so a turn can be completed at least as well after a step as after a later one.
    /// A search that says less has overlooked something, and the later one is believed: the fault is what follows the
    /// last step after which the chance was still good.
    #[must_use]
    pub fn find(before: f64, completed: &[f64], steps: usize, least: f64) -> TurnFault {
        let is_good = |chance: &f64| before - chance < least;
        let good = completed.iter().rposition(is_good).map_or(0, |last| last + 1);
        if good < steps { TurnFault::Step(good) } else { TurnFault::End }
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

/// The score of a game that has a winner, from the view of this side.
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

/// The loss of a turn: the score before it minus the score after it, both from the view of its side.
///
/// The loss is 0 if the turn ends on the same board as the engine's best turn, even if the later search scores it
/// lower.
#[must_use]
pub fn loss(before: i32, after: i32, same_as_best: bool) -> i32 {
    if same_as_best { 0 } else { (before - after).max(0) }
}

#[cfg(test)]
mod tests;
