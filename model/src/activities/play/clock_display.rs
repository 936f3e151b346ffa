//! The display of one side's clock.

use ansa_core::Side;
use ansa_core::clock::{Limit, TurnKind};

use super::play_state::PlayState;
use super::timing::low_from;

/// The clock of one side at the last time update.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockDisplay {
    pub side: Side,
    /// Whether it runs.
    pub runs: bool,
    /// The time spent on the turn or the setup.
    spent: u64,
    /// The time before the reserve is used.
    free: u64,
    /// The reserve at the start of the turn.
    reserve: u64,
    /// Whether the side has used its reserve in an earlier turn.
    has_used_reserve: bool,
    /// The most time that the turn may take.
    most: u64,
    /// Time is low from this much left.
    low: u64,
}

/// The displayed times, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockReading {
    /// The time that runs down. At 0 the game is lost unless a reserve follows.
    pub main: u64,
    /// The reserve that follows; `None` while the reserve itself runs down.
    pub reserve: Option<u64>,
    /// The time left for the turn, reserve included.
    pub left: u64,
    /// Whether that is low.
    pub low: bool,
    /// Whether the reserve runs down after time that was free. Without such time, nothing changes when it begins.
    pub on_reserve: bool,
    /// Whether it does so for the first time in the game.
    pub first_on_reserve: bool,
}

impl ClockDisplay {
    /// The displayed times after this many more milliseconds.
    pub fn after(&self, milliseconds: u64) -> ClockReading {
        let spent = self.spent + if self.runs { milliseconds } else { 0 };
        let left = self.most.saturating_sub(spent);
        let free = self.free.saturating_sub(spent);
        let reserve = self.reserve.saturating_sub(spent.saturating_sub(self.free));
        let (main, behind) =
            if free > 0 { (free, (reserve > 0).then_some(reserve)) } else { (reserve, None) };
        let on_reserve = self.free > 0 && spent > self.free && left > 0;
        ClockReading {
            main: main.min(left),
            reserve: behind,
            left,
            low: left <= self.low,
            on_reserve,
            first_on_reserve: on_reserve && !self.has_used_reserve,
        }
    }
}

/// The progress of the game towards its limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LimitProgress {
    /// The milliseconds left, the limit in milliseconds, and whether time is running.
    Time(u64, u64, bool),
    /// The turns that the side to move has made, and their limit.
    Turns(u32, u32),
}

impl PlayState {
    /// The display of a side's clock; `None` in a game without a clock.
    pub fn clock_display(&self, side: Side) -> Option<ClockDisplay> {
        let clock = self.clock()?;
        let moves = self.game().side() == side;
        let spent = if moves { self.timing.spent } else { 0 };
        // The other side's next clock phase is the same: its setup comes right after the first one.
        let phase = if moves || self.game().plies().is_empty() { self.clock_phase() } else { TurnKind::Play };
        let reserve = clock.reserve(side);
        let most = clock.left(side, phase);
        let free = match phase {
            // A setup has no time per turn: all of its time except the reserve is free.
            TurnKind::Setup => most - reserve,
            TurnKind::Play => clock.control().per_move(),
        };
        Some(ClockDisplay {
            side,
            runs: moves && self.clock_runs(),
            spent,
            free,
            reserve,
            has_used_reserve: self.has_used_reserve(side, clock.control().per_move()),
            most,
            low: low_from(&clock),
        })
    }

    /// Whether a side has taken longer over an earlier turn than the time per move.
    fn has_used_reserve(&self, side: Side, per_move: u64) -> bool {
        let game = self.game();
        (0..game.plies().len()).any(|ply| {
            game.label(ply).side == side
                && self.document.clock_phase_at(ply) == TurnKind::Play
                && self.document.time_used(ply) > per_move
        })
    }

    /// The progress of the game towards its limit; `None` without a limit.
    pub fn limit_progress(&self) -> Option<LimitProgress> {
        let clock = self.clock()?;
        Some(match clock.control().game_limit()? {
            Limit::Time(limit) => {
                let left = clock.left_for_game().unwrap_or(0).saturating_sub(self.timing.spent);
                LimitProgress::Time(left, limit, self.clock_runs())
            }
            Limit::Turns(limit) => LimitProgress::Turns(clock.turns(self.game().side()).min(limit), limit),
        })
    }
}
