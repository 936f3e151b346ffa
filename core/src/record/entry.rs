//! Records as data: tags, turns, comments and variations.

use super::comment::Comment;
use super::glyph::Glyph;
use super::origin::Origin;
use super::tag::Tag;
use crate::label::Label;
use crate::notation::{Marker, PlyText};

/// Maximum nesting depth of variations in a record.
pub const MAX_NESTING: usize = 100;

/// A game as text: tags and a line of turns with their variations.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    /// The tags in order.
    pub tags: Vec<Tag>,
    /// The comment before the first turn.
    pub comment: Comment,
    /// The turns and setups of the main line.
    pub line: Vec<Entry>,
    /// The place where the record begins.
    pub origin: Origin,
}

/// A turn or setup in a record, with its annotations.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The move number and side.
    pub label: Label,
    /// The steps, the setup or a keyword.
    pub ply: PlyText,
    /// Annotation glyphs such as `!`.
    pub glyphs: Vec<Glyph>,
    /// The comment after the turn.
    pub comment: Comment,
    /// Alternatives to this turn.
    pub variations: Vec<Variation>,
    /// The places of the label and of the words of the ply.
    pub origin: Origin,
}

impl Entry {
    /// Creates an entry without annotations.
    #[must_use]
    pub fn new(label: Label, ply: PlyText) -> Entry {
        Entry {
            label,
            ply,
            glyphs: Vec::new(),
            comment: Comment::default(),
            variations: Vec::new(),
            origin: Origin::default(),
        }
    }

    /// Whether the entry is only a label, like the last entry of archive records.
    pub(super) fn is_bare_label(&self) -> bool {
        let is_annotated = !self.glyphs.is_empty() || !self.comment.is_empty() || !self.variations.is_empty();
        self.ply == PlyText::Empty && !is_annotated
    }

    pub(super) fn is_takeback(&self) -> bool {
        self.ply == PlyText::Marker(Marker::Takeback)
    }

    /// Whether a `1g` after this entry continues the game. After any other entry it begins another one.
    pub(super) fn goes_on_with_first(&self) -> bool {
        self.is_takeback() || self.label.next() == Some(Label::FIRST)
    }
}

/// A line that could be played instead of a turn in another line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Variation {
    /// The comment before its first turn.
    pub comment: Comment,
    /// Its turns, at least one.
    pub line: Vec<Entry>,
}

/// The two forms in which a record can be written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Form {
    /// Only label lines: the main line without annotations.
    Plain,
    /// Tags, turns, glyphs, comments and variations.
    Tagged,
}

impl Record {
    /// The value of the first tag with this name.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.name() == name).map(Tag::value)
    }

    /// Replaces the first tag with this name, or adds the tag at the end.
    pub fn set_tag(&mut self, tag: Tag) {
        match self.tags.iter_mut().find(|own| own.name() == tag.name()) {
            Some(own) => *own = tag,
            None => self.tags.push(tag),
        }
    }
}
