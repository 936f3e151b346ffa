//! What a text in a link is.

/// What a text is. The model of texts sees it as the byte before the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TextKind {
    /// The text of a comment.
    Comment,
    /// A glyph that is a sign, such as `±`.
    Sign,
    /// The name of an unknown tag.
    TagName,
    /// The name of an unknown command.
    CommandName,
    /// The value of the command with this index among the known names. Unknown names share the next index.
    CommandValue(usize),
    /// The value of the tag with this index among the known names. Unknown names share the next index.
    TagValue(usize),
}

impl TextKind {
    /// The byte before the text.
    pub(super) const fn byte(self) -> u8 {
        match self {
            TextKind::Comment => 0,
            TextKind::Sign => 1,
            TextKind::TagName => 2,
            TextKind::CommandName => 3,
            TextKind::CommandValue(index) => 16 + index as u8,
            TextKind::TagValue(index) => 128 + index as u8,
        }
    }
}
