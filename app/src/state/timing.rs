//! The time that each ply took. The clock of a game follows from it, so that taking back is forgetting.

use super::table::Table;

/// What is done about time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TimeAction {
    /// So many milliseconds passed while a side was to move.
    #[cfg_attr(not(test), expect(dead_code, reason = "the page has no clock yet that could tell it"))]
    Passed(u64),
}

/// Milliseconds used, in a game with a clock or without one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Timing {
    /// For each ply so far.
    pub(crate) used: Vec<u64>,
    /// For the ply in the making.
    pub(crate) spent: u64,
}

impl Timing {
    /// Books the time of the ply just played.
    pub(crate) fn book(&mut self) {
        self.used.push(core::mem::take(&mut self.spent));
    }

    /// Forgets all plies but the first `plies`, and the one in the making.
    pub(crate) fn take_back_to(&mut self, plies: usize) {
        self.used.truncate(plies);
        self.spent = 0;
    }
}

impl Table {
    /// Takes note of time that went by.
    pub(super) fn time(&mut self, action: TimeAction) {
        match action {
            TimeAction::Passed(milliseconds) if self.game.outcome().is_none() => {
                self.timing.spent = self.timing.spent.saturating_add(milliseconds);
            }
            TimeAction::Passed(_) => {}
        }
    }
}
