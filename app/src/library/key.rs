//! Keys that follow from what is stored.

/// A key derived from a text, so that the same text is quarantined only once.
pub(crate) fn key_of(text: &str) -> String {
    // FNV-1a: short, and nobody benefits from a collision.
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}
