//! What a teaching game knows of its last ply.

use ansa_core::PlayedStep;

/// A chance is kept in parts of this, so that it is the same after it was saved.
const PARTS: f64 = 10_000.0;

/// What the teaching knows of the last ply.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Teaching {
    /// The number of plies up to which everything is decided.
    pub(super) decided: usize,
    /// What the search of the position before the turn has found, and the number of plies with the turn.
    pub(super) before: Option<(usize, Before)>,
    /// The warning, and the number of plies with the turn.
    pub(super) warning: Option<(usize, Warning)>,
}

/// What the search of the position before a turn has found.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Before {
    /// The chance to win of the person, from 0 to 1.
    pub(super) chance: f64,
    /// The engine's turn.
    pub(super) best: Vec<PlayedStep>,
}

/// A turn of the person loses much.
#[derive(Clone, PartialEq, Debug)]
pub struct Warning {
    /// The engine's turn; at least one step.
    pub best: Vec<PlayedStep>,
    /// The chance to win of the person before and after the turn, in [`PARTS`].
    chances: (u16, u16),
}

impl Warning {
    /// A warning with the chances to win before and after the turn, in ten-thousandths.
    pub(super) const fn new(best: Vec<PlayedStep>, chances: (u16, u16)) -> Warning {
        Warning { best, chances }
    }

    /// A warning with the chances to win before and after the turn, from 0 to 1.
    pub(super) fn of(best: Vec<PlayedStep>, before: f64, after: f64) -> Warning {
        Warning::new(best, (in_parts(before), in_parts(after)))
    }

    /// The chance to win of the person before and after the turn, from 0 to 1.
    pub fn chances(&self) -> (f64, f64) {
        let (before, after) = self.chances;
        (f64::from(before) / PARTS, f64::from(after) / PARTS)
    }

    /// The chances to win before and after the turn, in ten-thousandths.
    pub(super) const fn parts(&self) -> (u16, u16) {
        self.chances
    }
}

impl Teaching {
    /// The teaching of a game that is opened: so many plies are decided, and a person may have been warned of the last.
    pub(super) fn opened(decided: usize, warning: Option<(usize, Warning)>) -> Teaching {
        Teaching { decided, before: None, warning }
    }

    /// Forgets what was known of plies that are gone. The game has so many plies.
    pub(super) fn follow(&mut self, plies: usize) {
        self.decided = self.decided.min(plies);
        self.before.take_if(|(of, _)| *of != plies);
        self.warning.take_if(|(of, _)| *of != plies);
    }

    /// Everything is decided up to this number of plies.
    pub(super) fn decide(&mut self, plies: usize) {
        *self = Teaching { decided: plies, ..Teaching::default() };
    }
}

fn in_parts(chance: f64) -> u16 {
    (chance.clamp(0.0, 1.0) * PARTS).round() as u16
}
