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

/// What stands before the packed game in a link to a game with a friend, in its part that is never sent to a server.
pub const FRIEND_LINK: &str = "#/friend?game=";

/// The name of the packed game in the other form of such a link, for messengers that cut links at `#`.
pub const FRIEND_QUERY: &str = "friend";

/// The longest game, record or position in a link, in bytes. Browsers need seconds to show a longer address, and many sites
/// cut it off.
pub const LONGEST_LINK: usize = 32 * 1024;
