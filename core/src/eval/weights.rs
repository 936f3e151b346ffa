//! The weights of the features, in thousandths of a rabbit at the start of the game.

use core::fmt;

use super::features::COUNT;

/// What a file of weights begins with; the last character is its version.
const HEADER: &[u8; 8] = b"ansa-ev2";
/// Bytes of a file of weights.
const SIZE: usize = HEADER.len() + 4 * COUNT;

/// For each feature its weight at the beginning of a game and at its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weights(pub(super) [[i16; 2]; COUNT]);

/// The weights that the engine plays with, as `ansa tune` wrote them.
static BUILT_IN: Weights = match Weights::parse(include_bytes!("weights.bin")) {
    Some(weights) => weights,
    None => panic!("weights.bin is not of this version"),
};

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
    /// Those that the engine plays with.
    fn default() -> Weights {
        BUILT_IN.clone()
    }
}

impl Weights {
    /// Reads what [`Weights::to_bytes`] wrote.
    ///
    /// # Errors
    /// It is something else, or of a version with other features.
    pub fn from_bytes(bytes: &[u8]) -> Result<Weights, WeightsError> {
        Weights::parse(bytes).ok_or(WeightsError)
    }

    const fn parse(bytes: &[u8]) -> Option<Weights> {
        if bytes.len() != SIZE {
            return None;
        }
        let mut i = 0;
        while i < HEADER.len() {
            if bytes[i] != HEADER[i] {
                return None;
            }
            i += 1;
        }
        let mut weights = [[0; 2]; COUNT];
        let mut i = 0;
        while i < 2 * COUNT {
            let at = HEADER.len() + 2 * i;
            weights[i / 2][i % 2] = i16::from_le_bytes([bytes[at], bytes[at + 1]]);
            i += 1;
        }
        Some(Weights(weights))
    }

    /// A file of these weights: a header with the version, then for each feature the weights for the beginning and for the
    /// end, two bytes each, the lower one first.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let numbers = self.0.iter().flatten().flat_map(|weight| weight.to_le_bytes());
        HEADER.iter().copied().chain(numbers).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
