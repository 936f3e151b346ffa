//! Time controls and game clocks. The caller passes elapsed times to a [`Clock`], which never reads the time itself.
//!
//! ```
//! use ansa_core::Side;
//! use ansa_core::clock::{Clock, TurnKind, TimeControl, Verdict};
//! let control: TimeControl = "3s/30s/100/60s/10m".parse().unwrap();
//! assert_eq!(control.to_string(), "3s/30s/100/1m/10m");
//! let mut clock = Clock::new(control);
//! assert_eq!(clock.left(Side::Gold, TurnKind::Play), 33_000);
//! assert_eq!(clock.after_turn(Side::Gold, TurnKind::Play, 1_000), Verdict::InTime);
//! assert_eq!(clock.reserve(Side::Gold), 32_000);
//! ```

mod control;

pub use control::{Limit, TimeControl, TimeControlError, describe_duration, write_duration};

use crate::piece::{BySide, Side};

/// The kind of turn that a clock measures.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TurnKind {
    /// A setup. The side has at least a minute for it, and unused time is lost.
    Setup,
    /// Every other turn.
    Play,
}

/// The state of a game on time after a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[must_use]
pub enum Verdict {
    /// The game goes on.
    InTime,
    /// The side that moved has lost on time.
    TimeLost,
    /// The game has reached its limit. It ends and is scored.
    LimitReached,
}

/// The clock of a game, in milliseconds. It is small and `Copy`: to take a turn back, restore the earlier clock.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Clock {
    control: TimeControl,
    reserve: BySide<u64>,
    turns: BySide<u32>,
    used: u64,
}

/// The minimum time for a setup.
const MIN_SETUP: u64 = 60_000;

impl Clock {
    /// Creates a clock for a new game.
    #[must_use]
    pub const fn new(control: TimeControl) -> Clock {
        let reserve = BySide { gold: control.reserve(), silver: control.reserve() };
        Clock { control, reserve, turns: BySide { gold: 0, silver: 0 }, used: 0 }
    }

    /// The time control of the game.
    #[must_use]
    pub const fn control(&self) -> TimeControl {
        self.control
    }

    /// The reserve of a side.
    #[must_use]
    pub fn reserve(&self, side: Side) -> u64 {
        self.reserve[side]
    }

    /// The number of turns a side has made, not counting setups.
    #[must_use]
    pub fn turns(&self, side: Side) -> u32 {
        self.turns[side]
    }

    /// The total time used by both sides.
    #[must_use]
    pub const fn used(&self) -> u64 {
        self.used
    }

    /// The time that a side has for the turn it is about to start: its time per move plus its reserve, up to the limit
    /// on one turn. That limit does not apply to a setup.
    #[must_use]
    pub fn left(&self, side: Side, kind: TurnKind) -> u64 {
        let all = self.allowance(kind).saturating_add(self.reserve[side]);
        match (kind, self.control.turn_limit()) {
            (TurnKind::Play, Some(limit)) => all.min(limit),
            _ => all,
        }
    }

    /// The time left until the game's limit, if that is a time.
    #[must_use]
    pub fn left_for_game(&self) -> Option<u64> {
        match self.control.game_limit()? {
            Limit::Time(limit) => Some(limit.saturating_sub(self.used)),
            Limit::Turns(_) => None,
        }
    }

    /// Ends a turn that took `used` milliseconds. If the turn overran, the reserve is then 0.
    pub fn after_turn(&mut self, side: Side, kind: TurnKind, used: u64) -> Verdict {
        let late = used > self.left(side, kind);
        let allowance = self.allowance(kind);
        self.used = self.used.saturating_add(used);
        let reserve = self.reserve[side].saturating_sub(used.saturating_sub(allowance));
        self.reserve[side] = match kind {
            TurnKind::Setup => reserve,
            TurnKind::Play => {
                self.turns[side] = self.turns[side].saturating_add(1);
                let saved = self.control.saved(allowance.saturating_sub(used));
                let cap = self.control.reserve_limit().unwrap_or(u64::MAX);
                reserve.saturating_add(saved).min(cap)
            }
        };
        if late {
            self.reserve[side] = 0;
            return Verdict::TimeLost;
        }
        let reached = match self.control.game_limit() {
            None => false,
            Some(Limit::Time(limit)) => self.used >= limit,
            Some(Limit::Turns(limit)) => self.turns.gold >= limit && self.turns.silver >= limit,
        };
        if reached { Verdict::LimitReached } else { Verdict::InTime }
    }

    fn allowance(&self, kind: TurnKind) -> u64 {
        match kind {
            TurnKind::Setup => self.control.per_move().max(MIN_SETUP),
            TurnKind::Play => self.control.per_move(),
        }
    }
}
