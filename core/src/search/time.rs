//! How long to think, from what a clock allows.

use crate::clock::Clock;
use crate::piece::Side;

/// What the clock says at the moment when a search begins. All times are milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TimeLeft {
    /// Added for every turn.
    pub per_move: u64,
    /// In reserve now.
    pub reserve: u64,
    /// Largest reserve that can be kept; `None` for any.
    pub reserve_limit: Option<u64>,
    /// Percent of the time unused for a turn that goes to the reserve.
    pub percent: u32,
    /// Longest that one turn may take.
    pub turn_limit: Option<u64>,
    /// Left until the game's limit.
    pub game_left: Option<u64>,
    /// Used for this turn already.
    pub used: u64,
}

/// How long to think about a turn, in milliseconds: the search decides where in between it ends, by how firmly its best
/// turn stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Budget {
    /// Where the same turn has been the best one for a while.
    pub least_ms: u64,
    /// Usually.
    pub usual_ms: u64,
    /// Where what the turn is worth has fallen far.
    pub most_ms: u64,
}

impl Budget {
    /// So many milliseconds whatever is found.
    #[must_use]
    pub const fn fixed(ms: u64) -> Budget {
        Budget { least_ms: ms, usual_ms: ms, most_ms: ms }
    }
}

/// Kept back for the way to the clock and back: a fixed part and a share in percent of what there is.
const SAFETY: (u64, u64) = (60, 4);
/// The reserve is meant to last for so many turns.
const RESERVE_TURNS: u64 = 25;
/// A turn in doubt may take so much of the reserve, as a divisor, and so many times the usual time.
const IN_DOUBT: (u64, u64) = (3, 3);
/// Percent of the usual time for a turn that stands firm.
const FIRM: u64 = 60;

impl TimeLeft {
    /// What a clock leaves a side for the turn that it began `used` milliseconds ago.
    #[must_use]
    pub fn on(clock: &Clock, side: Side, used: u64) -> TimeLeft {
        let control = clock.control();
        TimeLeft {
            per_move: control.per_move(),
            reserve: clock.reserve(side),
            reserve_limit: control.reserve_limit(),
            percent: control.percent(),
            turn_limit: control.turn_limit(),
            game_left: clock.left_for_game(),
            used,
        }
    }

    /// How long to search now, at least a millisecond; `None` where nothing is limited.
    ///
    /// What remains of the time of a turn is worth saving where at least half of it goes to the reserve.
    #[must_use]
    pub fn budget(&self) -> Option<Budget> {
        if self.per_move == 0 && self.reserve == 0 && self.turn_limit.is_none() && self.game_left.is_none() {
            return None;
        }
        let all = self.per_move.saturating_add(self.reserve);
        let most = [self.turn_limit, self.game_left]
            .into_iter()
            .flatten()
            .fold(if all == 0 { u64::MAX } else { all }, u64::min);
        let safe = most.saturating_sub(SAFETY.0.saturating_add(most / 100 * SAFETY.1));
        let left = |wanted: u64| wanted.min(safe).saturating_sub(self.used).max(1);
        if all == 0 {
            return Some(Budget::fixed(left(safe)));
        }
        // What would be saved is partly lost where the percentage is small or the reserve is full.
        let full = self.reserve_limit.is_some_and(|limit| self.reserve >= limit);
        let saves = self.percent >= 50;
        let turns = if full || !saves { RESERVE_TURNS / 2 } else { RESERVE_TURNS };
        let usual = self.per_move.saturating_add(self.reserve / turns);
        let firm = usual / 100 * FIRM;
        Some(Budget {
            least_ms: left(if saves { firm } else { firm.max(self.per_move) }),
            usual_ms: left(usual),
            most_ms: left(
                self.per_move.saturating_add(self.reserve / IN_DOUBT.0).min(usual.saturating_mul(IN_DOUBT.1)),
            ),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::TurnKind;

    #[test]
    fn without_limits_there_is_no_budget() {
        assert_eq!(TimeLeft::default().budget(), None);
        assert_eq!(TimeLeft { used: 9, percent: 100, ..TimeLeft::default() }.budget(), None);
    }

    #[test]
    fn a_clock_says_what_is_left() {
        let mut clock = Clock::new("10s/1m/50/2m/1/20s".parse().unwrap());
        let _ = clock.after_turn(Side::Gold, TurnKind::Play, 15_000);
        let gold = TimeLeft {
            per_move: 10_000,
            reserve: 55_000,
            reserve_limit: Some(120_000),
            percent: 50,
            turn_limit: Some(20_000),
            game_left: Some(3_585_000),
            used: 700,
        };
        assert_eq!(TimeLeft::on(&clock, Side::Gold, 700), gold);
        assert_eq!(TimeLeft::on(&clock, Side::Silver, 0), TimeLeft { reserve: 60_000, used: 0, ..gold });
        let endless = Clock::new("0/0".parse().unwrap());
        assert_eq!(TimeLeft::on(&endless, Side::Gold, 0).budget(), None);
    }

    #[test]
    fn nothing_exceeds_what_is_left() {
        let times = [0, 1, 100, 200, 3_000, 60_000, u64::MAX / 2];
        let limits = times.map(|time| (time > 0).then_some(time));
        for per_move in times {
            for reserve in times {
                for limit in limits {
                    let left = TimeLeft {
                        per_move,
                        reserve,
                        turn_limit: limit,
                        percent: 100,
                        ..TimeLeft::default()
                    };
                    let Some(budget) = left.budget() else { continue };
                    let all = per_move + reserve;
                    let most = limit.map_or(all, |limit| if all == 0 { limit } else { limit.min(all) });
                    assert!(budget.most_ms <= most.saturating_sub(60).max(1), "{left:?}: {budget:?}");
                    assert!(budget.least_ms <= budget.usual_ms && budget.usual_ms <= budget.most_ms);
                }
            }
        }
    }

    /// The least, the usual and the most time.
    fn times(left: TimeLeft) -> [u64; 3] {
        let budget = left.budget().unwrap();
        [budget.least_ms, budget.usual_ms, budget.most_ms]
    }

    #[test]
    fn a_full_reserve_is_used_and_time_already_used_is_taken_off() {
        let left = TimeLeft { per_move: 3_000, reserve: 60_000, percent: 100, ..TimeLeft::default() };
        assert_eq!(times(left), [3_240, 5_400, 16_200]);
        assert_eq!(times(TimeLeft { used: 1_000, ..left }), [2_240, 4_400, 15_200]);
        assert_eq!(times(TimeLeft { per_move: 200, reserve: 0, ..left }), [120, 132, 132]);
        assert_eq!(times(TimeLeft { game_left: Some(1_000), ..left }), [900, 900, 900]);
        let full = TimeLeft { reserve_limit: Some(60_000), ..left };
        assert_eq!(times(full), [4_800, 8_000, 23_000]);
        assert_eq!(times(TimeLeft { percent: 0, ..full }), [4_800, 8_000, 23_000]);
    }

    #[test]
    fn time_that_can_t_be_saved_is_used() {
        let left = TimeLeft { per_move: 3_000, reserve: 2_000, ..TimeLeft::default() };
        assert_eq!(times(left), [3_000, 3_166, 3_666]);
        let reserve_alone = TimeLeft { per_move: 0, reserve: 60_000, ..left };
        assert_eq!(times(reserve_alone), [3_000, 5_000, 15_000]);
    }
}
