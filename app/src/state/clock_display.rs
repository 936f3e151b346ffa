//! The display of one side's clock.

use ansa_core::Side;
use ansa_core::clock::{Limit, TurnKind};

use super::play_state::PlayState;
use super::timing::low_from;

/// The clock of one side at the last time update.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ClockDisplay {
    /// Whose clock it is.
    pub(crate) side: Side,
    /// Whether it runs.
    pub(crate) runs: bool,
    /// The time spent on the turn or the setup.
    spent: u64,
    /// The time for it before the reserve is used.
    free: u64,
    /// The reserve at its beginning.
    reserve: u64,
    /// The longest time that it may take.
    most: u64,
    /// Time is low from this much left.
    low: u64,
}

/// The times to be shown, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ClockReading {
    /// The time that runs down; at 0 the game is lost unless a reserve follows.
    pub(crate) main: u64,
    /// The reserve that follows; `None` while the reserve itself runs down.
    pub(crate) reserve: Option<u64>,
    /// The time left for the turn, reserve included.
    pub(crate) left: u64,
    /// Whether that is low.
    pub(crate) low: bool,
}

impl ClockDisplay {
    /// The times to be shown when so many more milliseconds have passed.
    pub(crate) fn after(&self, milliseconds: u64) -> ClockReading {
        let spent = self.spent + if self.runs { milliseconds } else { 0 };
        let left = self.most.saturating_sub(spent);
        let free = self.free.saturating_sub(spent);
        let reserve = self.reserve.saturating_sub(spent.saturating_sub(self.free));
        let (main, behind) =
            if free > 0 { (free, (reserve > 0).then_some(reserve)) } else { (reserve, None) };
        ClockReading { main: main.min(left), reserve: behind, left, low: left <= self.low }
    }
}

/// How close a game with a limit is to being scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LimitProgress {
    /// Milliseconds left, of how many, and whether they go by.
    Time(u64, u64, bool),
    /// Turns that the side to move has made, of how many.
    Turns(u32, u32),
}

impl PlayState {
    /// The display of a side's clock; `None` in a game without a clock.
    pub(crate) fn clock_display(&self, side: Side) -> Option<ClockDisplay> {
        let clock = self.clock()?;
        let moves = self.game.side() == side;
        let spent = if moves { self.timing.spent } else { 0 };
        // What is next for the other side, too: its setup comes right after the first one.
        let phase = if moves || self.game.plies().is_empty() { self.clock_phase() } else { TurnKind::Play };
        let reserve = clock.reserve(side);
        let most = clock.left(side, phase);
        let free = match phase {
            // A setup has no limit of its own: what it has besides the reserve is free.
            TurnKind::Setup => most - reserve,
            TurnKind::Play => clock.control().per_move(),
        };
        Some(ClockDisplay {
            side,
            runs: moves && self.clock_runs(),
            spent,
            free,
            reserve,
            most,
            low: low_from(&clock),
        })
    }

    /// How close the game is to its limit; `None` if it has none.
    pub(crate) fn limit_progress(&self) -> Option<LimitProgress> {
        let clock = self.clock()?;
        Some(match clock.control().game_limit()? {
            Limit::Time(limit) => {
                let left = clock.left_for_game().unwrap_or(0).saturating_sub(self.timing.spent);
                LimitProgress::Time(left, limit, self.clock_runs())
            }
            Limit::Turns(limit) => LimitProgress::Turns(clock.turns(self.game.side()).min(limit), limit),
        })
    }
}
