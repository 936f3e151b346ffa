//! Time manager: chooses a time within the budget by best-move stability and score drop.
//!
//! [`super::time`] computes the budget from the clock.

use super::time::Budget;
use crate::board::Board;

/// The number of recent iterations with whose scores the current score is compared.
const SCORE_HISTORY: usize = 4;
/// A best turn counts as stable after this many consecutive iterations.
const STABLE_ITERATIONS: u32 = 5;
/// Score drops in points. A drop below the minimum is ignored; from the maximum on, the search takes the maximum time.
const MIN_SCORE_DROP: i32 = 150;
const MAX_SCORE_DROP: i32 = 1500;

/// Statistics of the iterations of a search, from which its time follows.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct TimeManager {
    /// Scores of the last iterations, newest last.
    scores: [Option<i32>; SCORE_HISTORY],
    /// The newest score: that of the last iteration, or the upper bound after a fail low in the current one.
    current_score: Option<i32>,
    /// The board at the end of the last iteration's best turn.
    best_end: Option<Board>,
    /// Best-move stability: the number of consecutive iterations with this best turn.
    stability: u32,
}

impl TimeManager {
    /// The current iteration failed low: this score is an upper bound for every turn.
    pub(super) fn fail_low(&mut self, score: i32) {
        self.current_score = Some(score);
    }

    /// An iteration is complete, with this score. `best_end` is the board at the end of its best turn.
    pub(super) fn complete_iteration(&mut self, score: i32, best_end: Option<&Board>) {
        self.scores.rotate_left(1);
        self.scores[SCORE_HISTORY - 1] = Some(score);
        self.current_score = Some(score);
        self.stability = if self.best_end.as_ref() == best_end { self.stability + 1 } else { 1 };
        self.best_end = best_end.copied();
    }

    /// The score drop: how far the score is below the highest one of the last iterations.
    fn score_drop(&self) -> i32 {
        let highest = self.scores.into_iter().flatten().max();
        highest.zip(self.current_score).map_or(0, |(highest, current)| highest.saturating_sub(current))
    }

    /// The time to use, in milliseconds.
    pub(super) fn time_ms(&self, budget: &Budget) -> u64 {
        let drop = self.score_drop();
        if drop >= MIN_SCORE_DROP {
            // --- Score drop: the best turn is worse than it seemed, so search longer for another one.
            let extra = budget.max_ms.saturating_sub(budget.optimum_ms);
            let part = u64::from(drop.min(MAX_SCORE_DROP).unsigned_abs());
            budget.optimum_ms + extra.saturating_mul(part) / u64::from(MAX_SCORE_DROP.unsigned_abs())
        } else if self.stability >= STABLE_ITERATIONS {
            // --- Best-move stability: a deeper search is unlikely to change the turn.
            budget.min_ms
        } else {
            budget.optimum_ms
        }
    }
}

#[cfg(test)]
mod tests;
