//! What a text in a link is.

/// What a text is. The model of texts sees it as the byte before the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum StreamKind {
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

impl StreamKind {
    /// The byte before the text.
    pub(super) const fn byte(self) -> u8 {
        match self {
            StreamKind::Comment => 0,
            StreamKind::Sign => 1,
            StreamKind::TagName => 2,
            StreamKind::CommandName => 3,
            StreamKind::CommandValue(index) => 16 + index as u8,
            StreamKind::TagValue(index) => 128 + index as u8,
        }
    }
}
