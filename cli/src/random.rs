//! Pseudorandom numbers, the same for a seed on every machine.

use ansa_core::splitmix::{INCREMENT, splitmix};

/// The generator [`ansa_core::splitmix`].
pub(crate) struct Random(u64);

impl Random {
    /// Starts from a seed and a stream number, so that each game or item has its own numbers.
    pub(crate) fn new(seed: u64, number: u64) -> Random {
        let mut random = Random(seed);
        random.0 ^= random.next() ^ number.wrapping_mul(0xd134_2543_de82_ef95);
        random
    }

    pub(crate) fn next(&mut self) -> u64 {
        let number = splitmix(self.0);
        self.0 = self.0.wrapping_add(INCREMENT);
        number
    }

    /// A number below `end`, which must not be 0.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        ((u128::from(self.next()) * end as u128) >> 64) as usize
    }

    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for end in (1..items.len()).rev() {
            items.swap(end, self.below(end + 1));
        }
    }
}

#[cfg(test)]
mod tests;
