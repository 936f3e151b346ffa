//! Keys that follow from what is stored.

/// The id of a game that had none where it comes from. It follows from the content, so importing the same record twice
/// adds it only once. Two rows of an archive are two games, even if players and moves are equal.
pub fn content_id(name: Option<&str>, text: &str, row: Option<&str>) -> String {
    let content = format!("{}\n{text}", name.unwrap_or_default());
    key_of(&match row {
        Some(row) => format!("{content}\n{row}"),
        None => content,
    })
}

/// A key derived from a text, so that the same text is quarantined only once.
pub fn key_of(text: &str) -> String {
    // FNV-1a: short, and nobody benefits from a collision.
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}
