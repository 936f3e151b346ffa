//! What a link may hold. Both directions check it, so that every link that is written can be read.

/// The largest number of setups and turns in a link.
pub const MAX_LINK_PLIES: usize = 50_000;

/// The largest number of bytes of text in a link. Each tag, glyph, command and resignation counts as one more.
pub const MAX_LINK_TEXT: usize = 256 * 1024;

/// The largest number of turns that follow one position in a link.
///
/// A tree compares each new turn with all its siblings, so without this limit the time would grow with their square.
pub const MAX_LINK_CHILDREN: usize = 1000;
