//! Time controls in groups, by the time that a side has for a turn.

use ansa_core::clock::TimeControl;
use serde::{Deserialize, Serialize};

/// How fast a game is played, by the time that its control gives for each turn. The reserve does not count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GamePace {
    /// At most 15 seconds.
    Quarter,
    /// More, and at most a minute.
    Minute,
    /// More, and at most five minutes.
    FiveMinutes,
    /// More.
    Longer,
}

/// The longest time for a turn in each group but the last, in seconds.
const ENDS: [u64; 3] = [15, 60, 300];

impl GamePace {
    pub const ALL: [GamePace; 4] =
        [GamePace::Quarter, GamePace::Minute, GamePace::FiveMinutes, GamePace::Longer];

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

    /// The value in forms. Not shown to users.
    pub const fn key(self) -> &'static str {
        match self {
            GamePace::Quarter => "15s",
            GamePace::Minute => "1m",
            GamePace::FiveMinutes => "5m",
            GamePace::Longer => "longer",
        }
    }
}
