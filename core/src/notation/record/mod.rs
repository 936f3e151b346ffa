//! Records of games: plain label lines, and the form with tags, comments and variations.
//!
//! One [`Record`] serves both forms, and one reader reads both; a plain record just has no tags, comments
//! and variations. Each form has its writer.
//!
//! ```
//! use ansa_core::notation::Record;
//! let text = "\
//! [Event \"Club evening\"]
//!
//! 1g Ra1 Rb1
//! 1s ra8 rb8
//! 2g Ra1n ! {[%emt 0:00:12] bold}
//! (
//! {or this}
//! 2g Rb1n
//! )
//! 2s ra8s
//! ";
//! let record = Record::read(text).unwrap();
//! assert_eq!(record.tag("Event"), Some("Club evening"));
//! assert_eq!(record.line[2].comment.elapsed(), Some(12_000));
//! assert_eq!(record.line[2].variations[0].line[0].body.to_string(), "Rb1n");
//! assert_eq!(record.to_tagged(), text);
//! ```

mod comment;
mod lexer;
mod reader;
mod result;
mod tag;
mod writer;

use core::error::Error;
use core::fmt;

pub use comment::{Arrow, Colour, Command, Comment, read_time, write_time};
pub use reader::Records;
pub use tag::Tag;
pub use writer::write_records;

use super::{BodyError, BodyText, Located, Marker, Origin};
use crate::label::Label;

/// How deep variations may nest in a record.
pub const MAX_NESTING: usize = 100;

/// A game as text: tags and a line of turns with their variations.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    /// The tags in order.
    pub tags: Vec<Tag>,
    /// What is said before the first turn.
    pub comment: Comment,
    /// The turns of the main line, setups included.
    pub line: Vec<Entry>,
    /// Where the record begins.
    pub origin: Origin,
}

/// A turn in a record with what is said about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its number and side.
    pub label: Label,
    /// What is played.
    pub body: BodyText,
    /// Judgements such as `!`.
    pub glyphs: Vec<Glyph>,
    /// What is said after it.
    pub comment: Comment,
    /// Lines that could be played instead of it.
    pub variations: Vec<Variation>,
    /// Where the label and the words of the body are.
    pub origin: Origin,
}

impl Entry {
    /// An entry with nothing said about it.
    #[must_use]
    pub fn new(label: Label, body: BodyText) -> Entry {
        Entry {
            label,
            body,
            glyphs: Vec::new(),
            comment: Comment::default(),
            variations: Vec::new(),
            origin: Origin::default(),
        }
    }

    /// A label and nothing else, as archive records end with.
    fn is_bare_label(&self) -> bool {
        let said = !self.glyphs.is_empty() || !self.comment.is_empty() || !self.variations.is_empty();
        self.body == BodyText::Empty && !said
    }

    fn is_takeback(&self) -> bool {
        self.body == BodyText::Marker(Marker::TakeBack)
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
    /// Reads a text with one game in either form; a text without any is an empty record.
    ///
    /// # Errors
    /// Where the text is no record or has more than one game, with the place.
    pub fn read(text: &str) -> Result<Record, Located<RecordError>> {
        Records::read_one_at(text, super::Place::START)
    }

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

    /// Label lines of the main line. Tags, comments and variations have no place there.
    #[must_use]
    pub fn to_plain(&self) -> String {
        writer::to_plain(self)
    }

    /// Everything: tags, turns, glyphs, comments and variations.
    #[must_use]
    pub fn to_tagged(&self) -> String {
        writer::to_tagged(self)
    }
}

/// What keeps a text from being a record. The ones with a text carry the wrong word.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordError {
    /// The words of a turn don't fit together.
    Body(BodyError),
    /// It begins with a digit but is no label.
    NotALabel(String),
    /// A word that belongs to no turn.
    WordOutsideTurn(String),
    /// Exclamation and question marks that are no glyph.
    NotAGlyph(String),
    /// A comment is not closed.
    UnclosedComment,
    /// A tag is not closed on its line.
    UnclosedTag(String),
    /// A tag has a name that none can have.
    TagName(String),
    /// A result stands inside a variation.
    InsideVariation(String),
    /// `)` without `(`.
    UnopenedVariation,
    /// `(` without `)`.
    UnclosedVariation,
    /// A variation that no turn stands before, so that it could replace nothing.
    VariationOfNothing,
    /// A variation without turns.
    EmptyVariation,
    /// A variation that begins with a turn which neither replaces nor follows the one before it.
    VariationLabel {
        /// Its first label.
        found: Label,
        /// The label of the turn before it.
        before: Label,
    },
    /// More than [`MAX_NESTING`] variations in each other.
    TooDeep,
    /// A second game where one was expected.
    SeveralGames,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordError::Body(error) => error.fmt(f),
            RecordError::NotALabel(word) => {
                write!(f, "“{word}” is not a label: a number and g or s were expected")
            }
            RecordError::WordOutsideTurn(word) => {
                write!(f, "“{word}” belongs to no turn: a label such as 12g was expected")
            }
            RecordError::NotAGlyph(word) => write!(f, "“{word}” is none of ! ? !! ?? !? ?!"),
            RecordError::UnclosedComment => f.write_str("this comment is not closed by a brace"),
            RecordError::UnclosedTag(word) => write!(f, "the tag “{word}” is not closed on its line"),
            RecordError::TagName(word) => write!(f, "“{word}” can't be the name of a tag"),
            RecordError::InsideVariation(word) => write!(f, "“{word}” can't stand inside a variation"),
            RecordError::UnopenedVariation => f.write_str("a variation is closed here, but none is open"),
            RecordError::UnclosedVariation => f.write_str("this variation is not closed"),
            RecordError::VariationOfNothing => f.write_str("no turn stands before this variation"),
            RecordError::EmptyVariation => f.write_str("this variation has no turns"),
            RecordError::VariationLabel { found, before } => {
                write!(f, "the variation begins with {found}, which neither replaces nor follows {before}")
            }
            RecordError::TooDeep => write!(f, "more than {MAX_NESTING} variations are nested here"),
            RecordError::SeveralGames => f.write_str("a second game begins here, but one was expected"),
        }
    }
}

impl Error for RecordError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            RecordError::Body(error) => Some(error),
            _ => None,
        }
    }
}
