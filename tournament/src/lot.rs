//! Lots, drawn with the seed of the tournament.

use ansa_core::splitmix::splitmix;

/// A number that depends on the seed and on what the lot is for, and on nothing else.
pub(crate) fn draw(seed: u64, purpose: &[u64]) -> u64 {
    purpose.iter().fold(splitmix(seed), |state, part| splitmix(state ^ part))
}
