//! The progress and the result of an import.

use super::item::ImportFailure;

/// How many failures are kept one by one: a file can have a fault in each of a million lines.
const MAX_FAILURES: usize = 10_000;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ImportProgress {
    /// How many games have been read.
    pub games: usize,
    /// The share of the file that has been read, in percent, if it is known.
    pub percent: Option<u32>,
}

#[derive(Clone, PartialEq, Debug, Default)]
pub struct ImportReport {
    /// The number of new games.
    pub added: usize,
    /// The number of games that were already in the list.
    pub known: usize,
    /// The unreadable parts, with reasons.
    pub failures: FailureList,
    /// Why the remaining games could not be stored, if they could not.
    pub error: Option<String>,
    /// Whether a person has stopped it. What was added before stays.
    pub is_stopped: bool,
}

/// The first failures of an import, and their number.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct FailureList {
    pub kept: Vec<ImportFailure>,
    pub count: usize,
}

impl FailureList {
    pub fn push(&mut self, failure: ImportFailure) {
        self.count = self.count.saturating_add(1);
        if self.kept.len() < MAX_FAILURES {
            self.kept.push(failure);
        }
    }

    /// The number of failures that were not kept.
    pub fn left_out(&self) -> usize {
        self.count.saturating_sub(self.kept.len())
    }
}
