//! The generator `SplitMix64` (Steele, Lea and Flood, “Fast splittable pseudorandom number generators”, 2014).

/// By how much each step changes the state.
pub const INCREMENT: u64 = 0x9e37_79b9_7f4a_7c15;

/// One step of the generator: its output in this state. Good enough to spread hash keys.
#[must_use]
pub const fn splitmix(state: u64) -> u64 {
    let mut z = state.wrapping_add(INCREMENT);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
