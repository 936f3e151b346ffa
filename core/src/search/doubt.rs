//! How firmly the best turn of a search stands: what is thought about longer, and what not so long.

use super::time::Budget;
use crate::board::Board;

/// So many iterations are looked back at.
const LOOK_BACK: usize = 4;
/// A turn that has been the best one in so many iterations in a row stands firm.
const FIRM_AFTER: u32 = 5;
/// What the score has fallen by, in thousandths of a rabbit: less is nothing, and more makes no difference.
const FALLS: (i32, i32) = (150, 1500);

/// What the iterations of a search have found so far.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Doubt {
    /// Scores of the last iterations.
    scores: [Option<i32>; LOOK_BACK],
    /// What the best turn is worth by now, at most.
    now: Option<i32>,
    /// Where the best turn of the last iteration ends, and in how many iterations it has been the best one.
    best: Option<Board>,
    unchanged: u32,
}

impl Doubt {
    /// The iteration under way has found that all turns are worth so much at most.
    pub(super) fn falls(&mut self, score: i32) {
        self.now = Some(score);
    }

    /// An iteration is done, with this score and a best turn that ends here.
    pub(super) fn settles(&mut self, score: i32, end: Option<&Board>) {
        self.scores.rotate_left(1);
        self.scores[LOOK_BACK - 1] = Some(score);
        self.now = Some(score);
        self.unchanged = if self.best.as_ref() == end { self.unchanged + 1 } else { 1 };
        self.best = end.copied();
    }

    /// The milliseconds to think.
    pub(super) fn time(&self, budget: &Budget) -> u64 {
        let highest = self.scores.into_iter().flatten().max();
        let fall = highest.zip(self.now).map_or(0, |(highest, now)| highest.saturating_sub(now));
        let (nothing, far) = FALLS;
        if fall >= nothing {
            let more = budget.most_ms.saturating_sub(budget.usual_ms);
            budget.usual_ms
                + more.saturating_mul(fall.min(far).unsigned_abs().into()) / u64::from(far.unsigned_abs())
        } else if self.unchanged >= FIRM_AFTER {
            budget.least_ms
        } else {
            budget.usual_ms
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::piece::{Piece, Role, Side};

    const BUDGET: Budget = Budget { least_ms: 600, usual_ms: 1000, most_ms: 4000 };

    /// A board with a rabbit on this square.
    fn end(square: usize) -> Board {
        let mut pieces = [None; 64];
        pieces[square] = Some(Piece { side: Side::Gold, role: Role::Rabbit });
        Board::from_pieces(&pieces)
    }

    #[test]
    fn a_turn_that_stays_the_best_one_takes_less_and_another_one_the_usual_time() {
        let mut doubt = Doubt::default();
        assert_eq!(doubt.time(&BUDGET), 1000);
        for iteration in 1..=6 {
            doubt.settles(100, Some(&end(20)));
            assert_eq!(doubt.time(&BUDGET), if iteration < FIRM_AFTER { 1000 } else { 600 }, "{iteration}");
        }
        doubt.settles(120, Some(&end(21)));
        assert_eq!(doubt.time(&BUDGET), 1000);
    }

    #[test]
    fn what_falls_takes_longer_until_the_fall_is_old_or_made_good() {
        let mut doubt = Doubt::default();
        for _ in 0..6 {
            doubt.settles(100, Some(&end(20)));
        }
        doubt.falls(-50);
        assert_eq!(doubt.time(&BUDGET), 1300);
        doubt.falls(-5000);
        assert_eq!(doubt.time(&BUDGET), 4000);
        let mut made_good = doubt;
        made_good.settles(90, Some(&end(21)));
        assert_eq!(made_good.time(&BUDGET), 1000);
        for _ in 0..LOOK_BACK - 1 {
            doubt.settles(-5000, Some(&end(20)));
            assert_eq!(doubt.time(&BUDGET), 4000);
        }
        doubt.settles(-5000, Some(&end(20)));
        assert_eq!(doubt.time(&BUDGET), 600);
    }

    #[test]
    fn a_fixed_time_stays_what_it_is() {
        let mut doubt = Doubt::default();
        for score in [0, 0, 0, 0, 0, -1000, i32::MIN / 2] {
            doubt.settles(score, None);
            assert_eq!(doubt.time(&Budget::fixed(70)), 70);
        }
    }
}
