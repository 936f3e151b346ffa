//! Why a text is not a record.

use core::error::Error;
use core::fmt;

use super::entry::MAX_NESTING;
use crate::label::Label;
use crate::notation::PlyTextError;

/// Why a text is not a record. A variant with a text carries the word at fault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordError {
    /// The words of a turn can't be combined.
    Ply(PlyTextError),
    /// The word begins with a digit but is not a label.
    NotALabel(String),
    /// The word does not belong to a turn.
    WordOutsideTurn(String),
    /// The signs do not form a glyph.
    NotAGlyph(String),
    /// A comment is not closed.
    UnclosedComment,
    /// A tag is not closed on its line.
    UnclosedTag(String),
    /// The name of a tag is not allowed.
    TagName(String),
    /// A result appears inside a variation.
    InsideVariation(String),
    /// `)` without `(`.
    UnopenedVariation,
    /// `(` without `)`.
    UnclosedVariation,
    /// A variation comes before any turn that it could replace.
    VariationOfNothing,
    /// A variation has no turns.
    EmptyVariation,
    /// The first turn of a variation neither replaces nor follows the turn before it.
    VariationLabel {
        /// The label of its first turn.
        found: Label,
        /// The label of the turn before it.
        before: Label,
    },
    /// Variations nest more than [`MAX_NESTING`] deep.
    TooDeep,
    /// The text has a second game, but only one is allowed.
    SeveralGames,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordError::Ply(error) => error.fmt(f),
            RecordError::NotALabel(word) => {
                write!(f, "“{word}” is not a label: a number and g or s were expected")
            }
            RecordError::WordOutsideTurn(word) => {
                write!(f, "“{word}” belongs to no turn: a label such as 12g was expected")
            }
            RecordError::NotAGlyph(word) => write!(f, "“{word}” is not a glyph such as ! or ±"),
            RecordError::UnclosedComment => f.write_str("this comment is not closed by a brace"),
            RecordError::UnclosedTag(word) => write!(f, "the tag “{word}” is not closed on its line"),
            RecordError::TagName(word) => write!(f, "“{word}” can't be the name of a tag"),
            RecordError::InsideVariation(word) => write!(f, "“{word}” can't be inside a variation"),
            RecordError::UnopenedVariation => f.write_str("a variation is closed here, but none is open"),
            RecordError::UnclosedVariation => f.write_str("this variation is not closed"),
            RecordError::VariationOfNothing => f.write_str("there is no turn before this variation"),
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
            RecordError::Ply(error) => Some(error),
            _ => None,
        }
    }
}
