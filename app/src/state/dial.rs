//! What the clock of one side shows.

use ansa_core::Side;
use ansa_core::clock::{Limit, TurnKind};

use super::table::Table;
use super::timing::low_from;

/// The clock of one side at the moment when the table was last told the time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Dial {
    /// Whose.
    pub(crate) side: Side,
    /// Whether time goes by on it.
    pub(crate) runs: bool,
    /// What of the turn or the setup has gone by.
    spent: u64,
    /// How much of it costs nothing of the reserve.
    free: u64,
    /// The reserve when it began.
    reserve: u64,
    /// The most that the turn or the setup may take.
    most: u64,
    /// From here on the time is low.
    low: u64,
}

/// Milliseconds as they are to be read off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reading {
    /// What runs down, and by itself ends the game only where nothing is in reserve.
    pub(crate) main: u64,
    /// What is in reserve behind it; none where the reserve itself runs down.
    pub(crate) reserve: Option<u64>,
    /// All that is left for the turn.
    pub(crate) left: u64,
    /// Whether that is little.
    pub(crate) low: bool,
}

impl Dial {
    /// What is to be read off when so many milliseconds more have gone by.
    pub(crate) fn after(&self, milliseconds: u64) -> Reading {
        let spent = self.spent + if self.runs { milliseconds } else { 0 };
        let left = self.most.saturating_sub(spent);
        let free = self.free.saturating_sub(spent);
        let reserve = self.reserve.saturating_sub(spent.saturating_sub(self.free));
        let (main, behind) =
            if free > 0 { (free, (reserve > 0).then_some(reserve)) } else { (reserve, None) };
        Reading { main: main.min(left), reserve: behind, left, low: left <= self.low }
    }
}

/// How far a game has come that is scored at a limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ToLimit {
    /// Milliseconds left, of how many, and whether they go by.
    Time(u64, u64, bool),
    /// Turns that the side to move has made, of how many.
    Turns(u32, u32),
}

impl Table {
    /// The clock of a side, if there is one.
    pub(crate) fn dial(&self, side: Side) -> Option<Dial> {
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
        Some(Dial {
            side,
            runs: moves && self.clock_runs(),
            spent,
            free,
            reserve,
            most,
            low: low_from(&clock),
        })
    }

    /// How far the game is from its limit, if it has one.
    pub(crate) fn to_limit(&self) -> Option<ToLimit> {
        let clock = self.clock()?;
        Some(match clock.control().game_limit()? {
            Limit::Time(limit) => {
                let left = clock.left_for_game().unwrap_or(0).saturating_sub(self.timing.spent);
                ToLimit::Time(left, limit, self.clock_runs())
            }
            Limit::Turns(limit) => ToLimit::Turns(clock.turns(self.game.side()).min(limit), limit),
        })
    }
}
