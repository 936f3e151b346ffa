//! Time budget: the range of time for a turn, computed from the clock. `time_manager.rs` chooses within it.

use crate::clock::Clock;
use crate::piece::Side;

/// The state of the clock at the start of a search. All times are in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TimeLeft {
    /// Time added for each turn.
    pub per_move: u64,
    /// The current reserve, which may have run out; `None` if the clock has no time per move and reserve.
    pub reserve: Option<u64>,
    /// The largest reserve allowed; `None` for any.
    pub reserve_limit: Option<u64>,
    /// Percentage of a turn's unused time that goes to the reserve.
    pub percent: u32,
    /// The longest time that one turn may take.
    pub turn_limit: Option<u64>,
    /// Time left until the game's limit.
    pub game_left: Option<u64>,
    /// Time already used for this turn.
    pub used: u64,
}

/// The range of time for a turn, in milliseconds. The search chooses within it by best-move stability and score drop.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Budget {
    /// The time if the best turn is stable.
    pub min_ms: u64,
    /// The usual time.
    pub optimum_ms: u64,
    /// The time after a large score drop.
    pub max_ms: u64,
}

impl Budget {
    /// Exactly this time, without time management.
    #[must_use]
    pub const fn fixed(ms: u64) -> Budget {
        Budget { min_ms: ms, optimum_ms: ms, max_ms: ms }
    }
}

/// Move overhead (the delay between engine and clock), fixed part in milliseconds.
const OVERHEAD_MS: u64 = 60;
/// Move overhead, proportional part: a percentage of the time available.
const OVERHEAD_PERCENT: u64 = 4;
/// The number of turns for which the reserve should last.
const RESERVE_TURNS: u64 = 25;
/// Divides the reserve: the quotient is the largest part of it that one turn may use.
const MAX_RESERVE_DIVISOR: u64 = 3;
/// Multiplies the optimum: the product is an upper limit of the maximum.
const MAX_FACTOR: u64 = 3;
/// The minimum, as a percentage of the optimum.
const MIN_PERCENT: u64 = 60;

impl TimeLeft {
    /// Reads the clock of a side whose turn began `used` milliseconds ago.
    #[must_use]
    pub fn on(clock: &Clock, side: Side, used: u64) -> TimeLeft {
        let control = clock.control();
        let has_clock = control.per_move() > 0 || control.reserve() > 0;
        TimeLeft {
            per_move: control.per_move(),
            reserve: has_clock.then(|| clock.reserve(side)),
            reserve_limit: control.reserve_limit(),
            percent: control.percent(),
            turn_limit: control.turn_limit(),
            game_left: clock.left_for_game(),
            used,
        }
    }

    /// The time to search now, at least one millisecond; `None` without any limit.
    ///
    /// The search saves time only if at least half of a turn's unused time goes to the reserve.
    #[must_use]
    pub fn budget(&self) -> Option<Budget> {
        let has_clock = self.per_move > 0 || self.reserve.is_some();
        let reserve = self.reserve.unwrap_or(0);
        let all = has_clock.then(|| self.per_move.saturating_add(reserve));
        let longest = [all, self.turn_limit, self.game_left].into_iter().flatten().min()?;
        let safe = longest.saturating_sub(OVERHEAD_MS.saturating_add(longest / 100 * OVERHEAD_PERCENT));
        let left = |wanted: u64| wanted.min(safe).saturating_sub(self.used).max(1);
        if !has_clock {
            return Some(Budget::fixed(left(safe)));
        }
        // With a small percentage or a full reserve, a part of the saved time is lost.
        let is_full = self.reserve_limit.is_some_and(|limit| reserve >= limit);
        let can_save = self.percent >= 50;
        let turns = if is_full || !can_save { RESERVE_TURNS / 2 } else { RESERVE_TURNS };
        let optimum = self.per_move.saturating_add(reserve / turns);
        let min = optimum / 100 * MIN_PERCENT;
        let max = self.per_move.saturating_add(reserve / MAX_RESERVE_DIVISOR);
        Some(Budget {
            min_ms: left(if can_save { min } else { min.max(self.per_move) }),
            optimum_ms: left(optimum),
            max_ms: left(max.min(optimum.saturating_mul(MAX_FACTOR))),
        })
    }
}

#[cfg(test)]
mod tests;
