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
mod tests {
    use super::*;
    use crate::piece::{Piece, Role, Side};

    const BUDGET: Budget = Budget { min_ms: 600, optimum_ms: 1000, max_ms: 4000 };

    /// A board with a rabbit on this square.
    fn end(square: usize) -> Board {
        let mut pieces = [None; 64];
        pieces[square] = Some(Piece { side: Side::Gold, role: Role::Rabbit });
        Board::from_pieces(&pieces)
    }

    #[test]
    fn a_stable_best_turn_takes_the_minimum_and_a_new_one_the_optimum() {
        let mut manager = TimeManager::default();
        assert_eq!(manager.time_ms(&BUDGET), 1000);
        for iteration in 1..=6 {
            manager.complete_iteration(100, Some(&end(20)));
            assert_eq!(
                manager.time_ms(&BUDGET),
                if iteration < STABLE_ITERATIONS { 1000 } else { 600 },
                "{iteration}"
            );
        }
        manager.complete_iteration(120, Some(&end(21)));
        assert_eq!(manager.time_ms(&BUDGET), 1000);
    }

    #[test]
    fn a_score_drop_takes_longer_until_it_is_old_or_recovered() {
        let mut manager = TimeManager::default();
        for _ in 0..6 {
            manager.complete_iteration(100, Some(&end(20)));
        }
        manager.fail_low(-50);
        assert_eq!(manager.time_ms(&BUDGET), 1300);
        manager.fail_low(-5000);
        assert_eq!(manager.time_ms(&BUDGET), 4000);
        let mut recovered = manager;
        recovered.complete_iteration(90, Some(&end(21)));
        assert_eq!(recovered.time_ms(&BUDGET), 1000);
        for _ in 0..SCORE_HISTORY - 1 {
            manager.complete_iteration(-5000, Some(&end(20)));
            assert_eq!(manager.time_ms(&BUDGET), 4000);
        }
        manager.complete_iteration(-5000, Some(&end(20)));
        assert_eq!(manager.time_ms(&BUDGET), 600);
    }

    #[test]
    fn a_fixed_time_does_not_change() {
        let mut manager = TimeManager::default();
        for score in [0, 0, 0, 0, 0, -1000, i32::MIN / 2] {
            manager.complete_iteration(score, None);
            assert_eq!(manager.time_ms(&Budget::fixed(70)), 70);
        }
    }
}
