//! Arrows and marked squares that a person has drawn on the board.

use core::fmt;

use crate::square::Square;

/// The colour of a drawn arrow or square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ArrowColour {
    /// `G`
    Green,
    /// `R`
    Red,
    /// `Y`
    Yellow,
    /// `B`
    Blue,
}

impl ArrowColour {
    const LETTERS: [(char, ArrowColour); 4] = [
        ('G', ArrowColour::Green),
        ('R', ArrowColour::Red),
        ('Y', ArrowColour::Yellow),
        ('B', ArrowColour::Blue),
    ];

    fn from_letter(letter: char) -> Option<ArrowColour> {
        Self::LETTERS.into_iter().find(|&(own, _)| own == letter).map(|(_, colour)| colour)
    }

    /// The letter used in records: `G`, `R`, `Y` or `B`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            ArrowColour::Green => 'G',
            ArrowColour::Red => 'R',
            ArrowColour::Yellow => 'Y',
            ArrowColour::Blue => 'B',
        }
    }
}

/// An arrow drawn on the board, or a marked square if both ends are the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ArrowAnnotation {
    /// The colour.
    pub colour: ArrowColour,
    /// The start of the arrow.
    pub from: Square,
    /// The end of the arrow.
    pub to: Square,
}

impl ArrowAnnotation {
    /// Whether it is a marked square: both ends are the same.
    #[must_use]
    pub fn is_mark(self) -> bool {
        self.from == self.to
    }

    /// Reads `Gd2d4` or `Re4`.
    pub(super) fn read(text: &str) -> Option<ArrowAnnotation> {
        let mut letters = text.chars();
        let colour = ArrowColour::from_letter(letters.next()?)?;
        let squares = letters.as_str();
        let from = squares.get(..2)?.parse().ok()?;
        let to = if squares.len() == 2 { from } else { squares.get(2..)?.parse().ok()? };
        Some(ArrowAnnotation { colour, from, to })
    }
}

impl fmt::Display for ArrowAnnotation {
    /// `Gd2d4` for an arrow, `Re4` for a marked square.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour.letter(), self.from)?;
        if self.is_mark() { Ok(()) } else { write!(f, "{}", self.to) }
    }
}
