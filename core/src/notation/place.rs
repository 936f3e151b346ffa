//! The line and column of a place in a text.

use core::error::Error;
use core::fmt;

/// A place in a text: line and column, both from 1. Columns count characters, not bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// The line.
    pub line: u32,
    /// The column.
    pub column: u32,
}

impl Place {
    /// The first character of a text.
    pub const START: Place = Place { line: 1, column: 1 };

    /// The place after this text. It counts the bytes that begin a character, which is faster than decoding them. Line
    /// and column saturate instead of overflowing.
    #[must_use]
    pub(crate) fn after_text(self, text: &str) -> Place {
        let Place { mut line, mut column } = self;
        for &byte in text.as_bytes() {
            if byte == b'\n' {
                (line, column) = (line.saturating_add(1), 1);
            } else if byte & 0xc0 != 0x80 {
                column = column.saturating_add(1);
            }
        }
        Place { line, column }
    }

    /// Converts a place in a part of a text, which begins at `start`, to a place in the whole text.
    #[must_use]
    pub const fn within(self, start: Place) -> Place {
        if self.line <= 1 {
            Place { line: start.line, column: start.column.saturating_add(self.column.saturating_sub(1)) }
        } else {
            Place { line: start.line.saturating_add(self.line - 1), column: self.column }
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// An error and its place in the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Located<E> {
    /// The place of the first wrong character.
    pub place: Place,
    /// The error.
    pub error: E,
}

impl<E> Located<E> {
    /// Creates an error at a place.
    pub const fn new(place: Place, error: E) -> Located<E> {
        Located { place, error }
    }

    /// Converts the error and keeps its place.
    pub fn map<F>(self, make: impl FnOnce(E) -> F) -> Located<F> {
        Located { place: self.place, error: make(self.error) }
    }
}

impl<E: fmt::Display> fmt::Display for Located<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.error)
    }
}

impl<E: Error + 'static> Error for Located<E> {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&self.error)
    }
}
