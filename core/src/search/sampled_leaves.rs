//! Sampled leaves: a random sample of the positions that a search evaluates, for training.
//!
//! These positions differ from those of games: in a game, nobody leaves a piece next to a trap for nothing. The
//! evaluation must be right in both kinds, so it is trained on both.

use crate::position::Position;
use crate::splitmix::splitmix;

/// Reservoir sampling: every position has the same probability (Vitter, “Random sampling with a reservoir”, 1985).
#[derive(Default)]
pub(super) struct SampledLeaves {
    /// The sample.
    pub(super) positions: Vec<Position>,
    capacity: usize,
    seen: u64,
    random: u64,
}

impl SampledLeaves {
    /// Sets the size of the sample and clears it.
    pub(super) fn set_capacity(&mut self, capacity: usize) {
        self.capacity = capacity;
        self.clear();
    }

    /// Starts a new sample.
    pub(super) fn clear(&mut self) {
        self.positions.clear();
        self.seen = 0;
    }

    /// Adds an evaluated position with the probability that keeps the sample uniform.
    pub(super) fn add(&mut self, position: &Position) {
        if self.capacity == 0 {
            return;
        }
        self.seen += 1;
        if self.positions.len() < self.capacity {
            self.positions.push(*position);
            return;
        }
        self.random = splitmix(self.random);
        if let Some(replaced) = self.positions.get_mut((self.random % self.seen) as usize) {
            *replaced = *position;
        }
    }
}

#[cfg(test)]
mod tests;
