//! Weights of the features, in thousandths of a rabbit at the start of the game.

use core::fmt;

use super::features::{COUNT, piece_square};
use crate::piece::Role;

/// The first bytes of a weights file; the last character is the version of the features.
const HEADER: &[u8; 8] = b"ansa-ev2";
/// The size of a weights file in bytes.
const SIZE: usize = HEADER.len() + 4 * COUNT;

/// A middlegame and an endgame weight for each feature.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weights(pub(super) [TaperedScore; COUNT]);

/// A middlegame and an endgame score, packed into one integer: one addition adds both.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct TaperedScore(i64);

impl TaperedScore {
    pub(super) fn new([middlegame, endgame]: [i32; 2]) -> TaperedScore {
        TaperedScore((i64::from(middlegame) << 32) + i64::from(endgame))
    }

    /// `[middlegame, endgame]`. Correct for sums too, as long as neither half overflows 32 bits.
    pub(super) fn unpack(self) -> [i32; 2] {
        let endgame = self.0 as i32;
        [((self.0 - i64::from(endgame)) >> 32) as i32, endgame]
    }

    /// Adds `count` times another score.
    pub(super) fn add(&mut self, other: TaperedScore, count: i32) {
        self.0 += other.0 * i64::from(count);
    }

    /// Negates both halves: the score for the other side.
    pub(super) fn negate(&mut self) {
        self.0 = -self.0;
    }
}

/// The bytes are not a weights file of a supported version.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WeightsError;

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a weights file of a supported version")
    }
}

impl core::error::Error for WeightsError {}

impl Default for Weights {
    /// The engine's own weights, written by `ansa tune`.
    fn default() -> Weights {
        match Weights::from_bytes(include_bytes!("weights.bin")) {
            Ok(weights) => weights,
            Err(error) => unreachable!("weights.bin: {error}"),
        }
    }
}

impl Weights {
    /// Reads a file written by [`Weights::to_bytes`].
    ///
    /// # Errors
    /// The bytes are not a weights file of a supported version.
    pub fn from_bytes(bytes: &[u8]) -> Result<Weights, WeightsError> {
        if bytes.len() != SIZE || !bytes.starts_with(HEADER) {
            return Err(WeightsError);
        }
        let mut numbers = bytes[HEADER.len()..]
            .chunks_exact(2)
            .map(|number| i32::from(i16::from_le_bytes([number[0], number[1]])));
        let mut number = || numbers.next().unwrap_or_default();
        Ok(Weights(core::array::from_fn(|_| TaperedScore::new([number(), number()]))))
    }

    /// The piece-square weights of a role, by rank (home rank first) and file (a to d).
    pub(super) fn piece_square(&mut self, role: Role) -> &mut [TaperedScore] {
        &mut self.0[piece_square(role)]
    }

    /// The weights as a file: the header, then the middlegame and the endgame weight of each feature as little-endian
    /// 16-bit integers.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let numbers =
            self.0.iter().flat_map(|weight| weight.unpack()).flat_map(|number| (number as i16).to_le_bytes());
        HEADER.iter().copied().chain(numbers).collect()
    }
}

#[cfg(test)]
mod tests;
