//! Time controls in groups, by the time that a side has for a turn.

use crate::keyed::keyed;
use ansa_core::clock::TimeControl;

keyed! {
    /// How fast a game is played, by the time that its control gives for each turn. The reserve does not count.
    GamePace {
        /// At most 15 seconds.
        Quarter = "15s",
        /// More, and at most a minute.
        Minute = "1m",
        /// More, and at most five minutes.
        FiveMinutes = "5m",
        /// More.
        Longer = "longer",
    }
}

/// The longest time for a turn in each group but the last, in seconds.
const ENDS: [u64; 3] = [15, 60, 300];

impl GamePace {
    /// The group of a time control as records and archives write it; `None` if it can't be read or gives no time.
    pub(super) fn of(control: &str) -> Option<GamePace> {
        let control: TimeControl = control.parse().ok()?;
        if control.per_move() == 0 {
            return None;
        }
        let seconds = control.per_move().div_ceil(1000);
        let group = ENDS.iter().position(|&end| seconds <= end).unwrap_or(ENDS.len());
        GamePace::ALL.get(group).copied()
    }
}
