//! Why a game can't be packed, or a text can't be unpacked.

use core::error::Error;
use core::fmt;

use super::limits::{MAX_LINK_CHILDREN, MAX_LINK_PLIES, MAX_LINK_TEXT};
use crate::label::Label;

/// Why a text is not a packed game, or why a game can't be packed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PackedError {
    /// The text begins with this character, which is not a supported format version.
    Version(char),
    /// The text has a character that can't occur in a packed game.
    Letter(char),
    /// The checksum does not match: characters are missing or have changed.
    Damaged,
    /// The checksum matches, but this part is not allowed by the format.
    Part(PackedPart),
    /// The turn with this label is illegal, for example because it repeats a position for the third time.
    Illegal(Label),
    /// The game has more than [`MAX_LINK_PLIES`] setups and turns.
    TooManyPlies,
    /// More than [`MAX_LINK_CHILDREN`] turns follow one position.
    TooManyVariations,
    /// The tags and comments are longer than [`MAX_LINK_TEXT`] bytes.
    TooMuchText,
}

/// A part of a packed game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PackedPart {
    /// The rules, the handicaps or the starting position.
    Start,
    /// A tag.
    Tag,
    /// A setup.
    Setup,
    /// A turn.
    Turn,
    /// A comment, a command or a glyph.
    Notes,
    /// A resignation or loss.
    Ending,
    /// A text, which is not UTF-8.
    Text,
    /// The end of the game: the text is too short or too long.
    End,
}

impl fmt::Display for PackedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PackedError::Version(version) => {
                write!(
                    f,
                    "the game is packed in version “{version}” of the format, which this version can't read"
                )
            }
            PackedError::Letter(letter) => write!(f, "“{letter}” can’t be part of a packed game"),
            PackedError::Damaged => {
                f.write_str("the packed game is damaged: characters are missing or have changed")
            }
            PackedError::Part(part) => write!(f, "{part} of the packed game can’t be understood"),
            PackedError::Illegal(label) => write!(f, "the turn {label} of the packed game is illegal"),
            PackedError::TooManyPlies => {
                write!(f, "a packed game can hold at most {MAX_LINK_PLIES} turns")
            }
            PackedError::TooManyVariations => {
                write!(f, "a packed game can hold at most {MAX_LINK_CHILDREN} turns after each turn")
            }
            PackedError::TooMuchText => {
                write!(f, "a packed game can hold at most {MAX_LINK_TEXT} bytes of text")
            }
        }
    }
}

impl fmt::Display for PackedPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            PackedPart::Start => "the start",
            PackedPart::Tag => "a tag",
            PackedPart::Setup => "a setup",
            PackedPart::Turn => "a turn",
            PackedPart::Notes => "an annotation",
            PackedPart::Ending => "a resignation",
            PackedPart::Text => "a text",
            PackedPart::End => "the end",
        })
    }
}

impl Error for PackedError {}
