//! Records as data: tags, turns, glyphs, comments and variations.

use super::comment::Comment;
use super::origin::Origin;
use super::tag::Tag;
use crate::label::Label;
use crate::notation::{Marker, PlyText};

/// How deep variations may nest in a record.
pub const MAX_NESTING: usize = 100;

/// A game as text: tags and a line of turns with their variations.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    /// The tags in order.
    pub tags: Vec<Tag>,
    /// The comment before the first turn.
    pub comment: Comment,
    /// The turns of the main line, setups included.
    pub line: Vec<Entry>,
    /// Where the record begins.
    pub origin: Origin,
}

/// A turn in a record with its annotations.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its number and side.
    pub label: Label,
    /// What is played.
    pub ply: PlyText,
    /// Judgements such as `!`.
    pub glyphs: Vec<Glyph>,
    /// The comment after the turn.
    pub comment: Comment,
    /// Lines that could be played instead of it.
    pub variations: Vec<Variation>,
    /// Where the label and the words of the ply are.
    pub origin: Origin,
}

impl Entry {
    /// An entry without annotations.
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

    /// A label and nothing else, as archive records end with.
    pub(super) fn is_bare_label(&self) -> bool {
        let said = !self.glyphs.is_empty() || !self.comment.is_empty() || !self.variations.is_empty();
        self.ply == PlyText::Empty && !said
    }

    pub(super) fn is_takeback(&self) -> bool {
        self.ply == PlyText::Marker(Marker::TakeBack)
    }
}

/// A line that could be played instead of a turn of another line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Variation {
    /// What introduces it.
    pub comment: Comment,
    /// Its turns; at least one.
    pub line: Vec<Entry>,
}

/// A judgement about a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Glyph {
    /// `!`
    Good,
    /// `?`
    Mistake,
    /// `!!`
    Brilliant,
    /// `??`
    Blunder,
    /// `!?`
    Interesting,
    /// `?!`
    Dubious,
}

impl Glyph {
    /// All six.
    pub const ALL: [Glyph; 6] =
        [Glyph::Good, Glyph::Mistake, Glyph::Brilliant, Glyph::Blunder, Glyph::Interesting, Glyph::Dubious];

    /// The glyph as written.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Glyph::Good => "!",
            Glyph::Mistake => "?",
            Glyph::Brilliant => "!!",
            Glyph::Blunder => "??",
            Glyph::Interesting => "!?",
            Glyph::Dubious => "?!",
        }
    }

    /// The glyph that a text is.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Glyph> {
        Glyph::ALL.into_iter().find(|glyph| glyph.text() == text)
    }
}

/// The two ways of writing a record.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Form {
    /// Label lines only: the main line without anything said about it.
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

    /// Sets the first tag of that name, or adds it at the end.
    pub fn set_tag(&mut self, tag: Tag) {
        match self.tags.iter_mut().find(|own| own.name() == tag.name()) {
            Some(own) => *own = tag,
            None => self.tags.push(tag),
        }
    }
}
