//! The time used for the draft ply, and the pause of a person's clock.
//!
//! Actions report the time; nothing here reads a clock.

use ansa_core::Side;
use ansa_core::clock::Clock;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TimeAction {
    /// This many milliseconds have passed.
    Passed(u64),
    /// The page was hidden.
    Hidden,
    /// The page is visible again.
    Visible,
    /// Pauses the clock.
    Pause,
    /// Resumes the clock.
    GoOn,
}

/// Why a person's clock is paused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pause {
    /// The page was hidden.
    Away,
    /// The player asked for it.
    Asked,
    /// The game was closed and reopened.
    Opened,
}

/// A warning for a person who is short of time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Alarm {
    /// Time has become low.
    Low(Side),
    /// This many whole seconds are left.
    Second(Side, u64),
}

/// The time used for the draft ply.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Timing {
    /// In milliseconds, with or without a clock.
    pub(super) spent: u64,
    /// The current warning; it changes with every sound to be played.
    pub(super) alarm: Option<Alarm>,
    /// Why a person's clock is paused.
    pub(super) pause: Option<Pause>,
}

/// Time is low from a tenth of the starting reserve, within these bounds: ten seconds are short in any game, and a
/// minute is enough for a turn in the slowest.
const LOW: (u64, u64) = (10_000, 60_000);
/// The last seconds, each of which gets a sound.
pub(super) const COUNTED: u64 = 10_000;

impl Timing {
    /// The times of a reopened game: a person's clock stays paused until the player resumes.
    pub(super) const fn opened(spent: u64) -> Timing {
        Timing { spent, alarm: None, pause: Some(Pause::Opened) }
    }

    pub(super) fn set_pause(&mut self, pause: Option<Pause>) {
        self.pause = pause;
    }

    /// Adds time.
    pub(super) fn add(&mut self, milliseconds: u64) {
        self.spent = self.spent.saturating_add(milliseconds);
    }

    pub(super) fn warn(&mut self, alarm: Option<Alarm>) {
        self.alarm = alarm.or(self.alarm);
    }

    /// The draft ply was played: returns its time and starts the next one.
    pub(super) fn take_spent(&mut self) -> u64 {
        self.alarm = None;
        core::mem::take(&mut self.spent)
    }

    /// Starts the draft ply anew at this time. A pause continues.
    pub(super) fn restart_at(&mut self, spent: u64) {
        self.spent = spent;
        self.alarm = None;
    }
}

/// From how many milliseconds on the time of a side is low.
pub(super) fn low_from(clock: &Clock) -> u64 {
    (clock.control().reserve() / 10).clamp(LOW.0, LOW.1)
}

/// The warning when the time left falls from `before` to `after` milliseconds.
pub(super) fn alarm(side: Side, before: u64, after: u64, low: u64) -> Option<Alarm> {
    let seconds = |left: u64| left.div_ceil(1000);
    if before > low && after <= low {
        Some(Alarm::Low(side))
    } else if after <= low && after <= COUNTED && seconds(after) < seconds(before) {
        Some(Alarm::Second(side, seconds(after)))
    } else {
        None
    }
}
