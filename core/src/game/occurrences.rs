//! Which phases of a game had the same board.

use core::hash::BuildHasherDefault;
use std::collections::HashMap;

use crate::position::turn_ends::ZobristHasher;

/// The phases of a game by the Zobrist key of their board: the last one with each key, and before each phase the one
/// with the same key. Games have many phases and hardly any repetition, so nothing is allocated for a single board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Occurrences {
    last: HashMap<u64, usize, BuildHasherDefault<ZobristHasher>>,
    /// By the index of a phase.
    before: Vec<Option<usize>>,
}

impl Occurrences {
    /// Makes room for this many further phases.
    pub(super) fn reserve(&mut self, phases: usize) {
        self.last.reserve(phases);
        self.before.reserve(phases);
    }

    /// Adds the next phase, which has a board with this key, or none that counts.
    pub(super) fn push(&mut self, key: Option<u64>) {
        let index = self.before.len();
        self.before.push(key.and_then(|key| self.last.insert(key, index)));
    }

    /// Removes the last phase, to which this key was added.
    pub(super) fn pop(&mut self, key: Option<u64>) {
        let before = self.before.pop().flatten();
        match (key, before) {
            (Some(key), Some(before)) => _ = self.last.insert(key, before),
            (Some(key), None) => _ = self.last.remove(&key),
            (None, _) => {}
        }
    }

    /// The phases with this key, last first. Different boards can have the same key.
    pub(super) fn with_key(&self, key: u64) -> impl Iterator<Item = usize> {
        let last = self.last.get(&key).copied();
        core::iter::successors(last, |&index| self.before.get(index).copied().flatten())
    }
}
