//! The forms of a pasted text.

use ansa_core::recognise::TextKind;

/// What a pasted text was taken for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PastedForm {
    /// A form that other programs and people write as well.
    Text(TextKind),
    /// A saved game of this page, or an export of several.
    Saved,
    /// A link to a game on this page.
    Link,
}

/// What stands before the packed game in a link.
pub const LINK: &str = "#/study?game=";

/// The longest game, record or position in a link, in bytes. Browsers need seconds to show a longer address, and many sites
/// cut it off.
pub const LONGEST_LINK: usize = 32 * 1024;
