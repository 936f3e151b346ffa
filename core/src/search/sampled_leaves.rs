//! Sampled leaves: a random sample of the positions that a search evaluates, for training.
//!
//! These positions differ from those of games: in a game nobody leaves a piece beside a trap for nothing. The
//! evaluation must be right in them too, so it is trained on both.

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
mod tests {
    use super::*;
    use crate::search::bench;

    #[test]
    fn each_position_is_sampled_as_often_as_any_other() {
        let positions: Vec<Position> = (0..bench::POSITIONS.len())
            .map(|index| bench::game(index).unwrap().position().unwrap())
            .collect();
        let mut counts = vec![0; positions.len()];
        let mut leaves = SampledLeaves::default();
        leaves.add(&positions[0]);
        assert!(leaves.positions.is_empty(), "the capacity is 0");
        leaves.set_capacity(2);
        for _ in 0..3000 {
            leaves.clear();
            for position in &positions {
                leaves.add(position);
            }
            assert_eq!(leaves.positions.len(), 2);
            for sampled in &leaves.positions {
                counts[positions.iter().position(|position| position == sampled).unwrap()] += 1;
            }
        }
        let fair = 6000 / positions.len();
        assert!(
            counts.iter().all(|&count| count > fair * 8 / 10 && count < fair * 12 / 10),
            "{fair}: {counts:?}"
        );
    }
}
