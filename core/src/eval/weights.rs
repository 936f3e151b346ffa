//! The weights of the features, in thousandths of a rabbit at the start of the game.

use core::fmt;

use super::features::{COUNT, squares_of};
use crate::piece::Role;

/// What a file of weights begins with; the last character is its version.
const HEADER: &[u8; 8] = b"ansa-ev2";
/// Bytes of a file of weights.
const SIZE: usize = HEADER.len() + 4 * COUNT;

/// For each feature its weight at the beginning of a game and at its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weights(pub(super) [Pair; COUNT]);

/// What something is worth at the beginning of a game and at its end, in one number: so both are added up at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Pair(i64);

impl Pair {
    pub(super) fn new([beginning, end]: [i32; 2]) -> Pair {
        Pair((i64::from(beginning) << 32) + i64::from(end))
    }

    /// The two numbers; sums of them, too, as long as neither leaves its 32 bits.
    pub(super) fn apart(self) -> [i32; 2] {
        let end = self.0 as i32;
        [((self.0 - i64::from(end)) >> 32) as i32, end]
    }

    /// Adds another pair so many times.
    pub(super) fn add(&mut self, other: Pair, times: i32) {
        self.0 += other.0 * i64::from(times);
    }

    /// Counts the other way round.
    pub(super) fn turn(&mut self) {
        self.0 = -self.0;
    }
}

/// What was to be read is no file of weights for the features that this version knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WeightsError;

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("these are no weights of the features that this version of the evaluation knows")
    }
}

impl core::error::Error for WeightsError {}

impl Default for Weights {
    /// Those that the engine plays with, as `ansa tune` wrote them.
    fn default() -> Weights {
        match Weights::from_bytes(include_bytes!("weights.bin")) {
            Ok(weights) => weights,
            Err(error) => unreachable!("weights.bin: {error}"),
        }
    }
}

impl Weights {
    /// Reads what [`Weights::to_bytes`] wrote.
    ///
    /// # Errors
    /// It is something else, or of a version with other features.
    pub fn from_bytes(bytes: &[u8]) -> Result<Weights, WeightsError> {
        if bytes.len() != SIZE || !bytes.starts_with(HEADER) {
            return Err(WeightsError);
        }
        let mut numbers = bytes[HEADER.len()..]
            .chunks_exact(2)
            .map(|number| i32::from(i16::from_le_bytes([number[0], number[1]])));
        let mut number = || numbers.next().unwrap_or_default();
        Ok(Weights(core::array::from_fn(|_| Pair::new([number(), number()]))))
    }

    /// Those of a role on each square, by rank (the own home first) and file (a to d).
    pub(super) fn squares(&mut self, role: Role) -> &mut [Pair] {
        &mut self.0[squares_of(role)]
    }

    /// A file of these weights: a header with the version, then for each feature the weights for the beginning and for the
    /// end, two bytes each, the lower one first.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let numbers =
            self.0.iter().flat_map(|weight| weight.apart()).flat_map(|number| (number as i16).to_le_bytes());
        HEADER.iter().copied().chain(numbers).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sum_of_pairs_comes_apart_again() {
        let mut sum = Pair::default();
        let mut plainly = [0; 2];
        for (i, pair) in [[5, -7], [-3, 9], [-32_768, -32_768], [32_767, -1]].into_iter().enumerate() {
            assert_eq!(Pair::new(pair).apart(), pair);
            for times in [1, -1, 16, -300] {
                sum.add(Pair::new(pair), times + i as i32);
                plainly = [0, 1].map(|half: usize| plainly[half] + pair[half] * (times + i as i32));
                assert_eq!(sum.apart(), plainly);
                sum.turn();
                plainly = plainly.map(|number| -number);
                assert_eq!(sum.apart(), plainly);
            }
        }
    }

    #[test]
    fn what_is_written_is_read_and_nothing_else() {
        let bytes = Weights::default().to_bytes();
        assert_eq!(Weights::from_bytes(&bytes), Ok(Weights::default()));
        let mut other = bytes.clone();
        other[9] ^= 1;
        assert_ne!(Weights::from_bytes(&other), Ok(Weights::default()));
        other[0] ^= 1;
        for wrong in [&other[..], &bytes[..bytes.len() - 1], &[]] {
            assert_eq!(Weights::from_bytes(wrong), Err(WeightsError));
        }
    }
}
