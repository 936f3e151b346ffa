//! Puzzles one after the other, until a failure or against the clock.

use std::collections::BTreeSet;

use ansa_core::puzzle::{Puzzle, PuzzleId, PuzzleTheme};

use super::puzzle_deck::{PuzzleCriteria, PuzzleDeck};
use crate::keyed::keyed;

/// The time of a storm in milliseconds.
pub(super) const STORM_TIME: u64 = 180_000;
/// The number of errors that ends a storm.
pub const STORM_ERRORS: u32 = 3;

keyed! {
    /// What ends a run, besides the last puzzle.
    RunKind {
        /// The first failure.
        Streak = "streak",
        /// The clock, or the third failure.
        Storm = "storm",
    }
}

keyed! {
    /// Why a run is over.
    RunEnd {
        /// Too many failures.
        Failed = "failed",
        /// The time is up.
        Time = "time",
        /// Every puzzle was used.
        Complete = "complete",
    }
}

/// A run. No puzzle comes twice.
#[derive(Clone, PartialEq, Debug)]
pub struct PuzzleRun {
    kind: RunKind,
    used: BTreeSet<PuzzleId>,
    pub solved: u32,
    pub errors: u32,
    /// The puzzle that is asked.
    pub now: Option<PuzzleId>,
    pub end: Option<RunEnd>,
}

impl PuzzleRun {
    /// A run whose first puzzle is asked.
    pub fn new(kind: RunKind, deck: &PuzzleDeck, seed: u64) -> PuzzleRun {
        let mut run = PuzzleRun { kind, used: BTreeSet::new(), solved: 0, errors: 0, now: None, end: None };
        run.ask(deck, seed);
        run
    }

    fn ask(&mut self, deck: &PuzzleDeck, seed: u64) {
        let kind = self.kind;
        let used = &self.used;
        // Best results compare only if everybody has the same puzzles.
        let allows = |id: PuzzleId, puzzle: &Puzzle| {
            !used.contains(&id) && !deck.is_own(id) && kind.allows(puzzle.theme())
        };
        let criteria = PuzzleCriteria { allows: &allows, is_known: &|_| false, aim: self.aim() };
        match deck.choose(&criteria, seed) {
            Some(id) => {
                self.used.insert(id);
                self.now = Some(id);
            }
            None => self.finish(RunEnd::Complete),
        }
    }

    /// How difficult the next puzzle should be: ever more.
    pub fn aim(&self) -> f64 {
        let (first, step) = match self.kind {
            RunKind::Streak => (700.0, 60.0),
            RunKind::Storm => (600.0, 40.0),
        };
        first + step * f64::from(self.solved)
    }

    /// Takes the result of the puzzle that is asked, after this time since the beginning in milliseconds, and asks the
    /// next one.
    pub fn answer(&mut self, is_solved: bool, elapsed: u64, deck: &PuzzleDeck, seed: u64) {
        self.look_at_clock(elapsed);
        if self.end.is_some() {
            return;
        }
        if is_solved {
            self.solved += 1;
        } else {
            self.errors += 1;
        }
        let most = match self.kind {
            RunKind::Streak => 1,
            RunKind::Storm => STORM_ERRORS,
        };
        if self.errors >= most { self.finish(RunEnd::Failed) } else { self.ask(deck, seed) }
    }

    /// Ends a storm whose time is up.
    pub fn look_at_clock(&mut self, elapsed: u64) {
        if self.end.is_none() && self.left(elapsed) == Some(0) {
            self.finish(RunEnd::Time);
        }
    }

    fn finish(&mut self, end: RunEnd) {
        self.end = Some(end);
        self.now = None;
    }

    /// The milliseconds that are left; `None` for a run without a clock.
    pub const fn left(&self, elapsed: u64) -> Option<u64> {
        match self.kind {
            RunKind::Storm => Some(STORM_TIME.saturating_sub(elapsed)),
            RunKind::Streak => None,
        }
    }
}

impl RunKind {
    /// Whether puzzles of a theme come: tactics, and in a storm none with a reply, for which nobody has the time.
    const fn allows(self, theme: PuzzleTheme) -> bool {
        match self {
            RunKind::Streak => theme.asks_for_turn(),
            RunKind::Storm => theme.asks_for_turn() && !matches!(theme, PuzzleTheme::GoalInTwo),
        }
    }
}
