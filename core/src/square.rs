//! Squares and directions.
//!
//! Squares are written as in records: a file `a`–`h` and a rank `1`–`8`. a1 is on Gold's left.
//!
//! ```
//! use ansa_core::{Direction, Square};
//! let square: Square = "e2".parse().unwrap();
//! assert_eq!(square.step(Direction::North).unwrap().to_string(), "e3");
//! assert_eq!(Square::A1.step(Direction::West), None);
//! ```

use core::fmt;
use core::str::FromStr;

/// One of the 64 squares. Index 0 is a1, 7 is h1, 63 is h8.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The south-west corner.
    pub const A1: Square = Square(0);
    /// The north-east corner.
    pub const H8: Square = Square(63);
    /// The four traps: c3, f3, c6, f6.
    pub const TRAPS: [Square; 4] = [Square(18), Square(21), Square(42), Square(45)];

    /// The square with this index (0 = a1 … 63 = h8).
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Square> {
        if index < 64 { Some(Square(index)) } else { None }
    }

    /// Wraps around instead of failing. Only for indices known to be below 64.
    #[must_use]
    pub(crate) const fn wrapping(index: u8) -> Square {
        Square(index & 63)
    }

    /// The square at a file and a rank, both counted from 0 (0, 0 = a1).
    #[must_use]
    pub const fn at(file: u8, rank: u8) -> Option<Square> {
        if file < 8 && rank < 8 { Some(Square(rank * 8 + file)) } else { None }
    }

    /// All squares in index order: a1, b1 … h8.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator {
        (0..64u8).map(Square)
    }

    /// The square with these letters of a file and a rank.
    #[must_use]
    pub(crate) const fn from_letters(letters: [u8; 2]) -> Option<Square> {
        match letters {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Some(Square((rank - b'1') * 8 + (file - b'a'))),
            _ => None,
        }
    }

    /// The index of the square: 0 for a1 … 63 for h8.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The file: 0 for a … 7 for h.
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// The rank: 0 for rank 1 … 7 for rank 8.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 >> 3
    }

    /// The neighbour in a direction, if it is on the board.
    #[must_use]
    pub const fn step(self, direction: Direction) -> Option<Square> {
        match direction {
            Direction::North if self.rank() < 7 => Some(Square(self.0 + 8)),
            Direction::South if self.rank() > 0 => Some(Square(self.0 - 8)),
            Direction::East if self.file() < 7 => Some(Square(self.0 + 1)),
            Direction::West if self.file() > 0 => Some(Square(self.0 - 1)),
            _ => None,
        }
    }

    /// The direction in which `to` is a neighbour of this square.
    #[must_use]
    pub fn direction_to(self, to: Square) -> Option<Direction> {
        Direction::ALL.into_iter().find(|&direction| self.step(direction) == Some(to))
    }

    /// The number of steps between two squares on an empty board.
    #[must_use]
    pub const fn distance(self, other: Square) -> u8 {
        self.file().abs_diff(other.file()) + self.rank().abs_diff(other.rank())
    }

    /// The square mirrored left to right: a1 ↔ h1.
    #[must_use]
    pub const fn mirror(self) -> Square {
        Square(self.0 ^ 0b111)
    }

    /// The square mirrored top to bottom: a1 ↔ a8.
    #[must_use]
    pub const fn flip(self) -> Square {
        Square(self.0 ^ 0b11_1000)
    }

    /// Whether this is c3, f3, c6 or f6.
    #[must_use]
    pub const fn is_trap(self) -> bool {
        matches!(self.0, 18 | 21 | 42 | 45)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), char::from(b'1' + self.rank()))
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is not a square. Carries the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseSquareError(pub String);

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}” is not a square (a1 to h8)", self.0)
    }
}

impl core::error::Error for ParseSquareError {}

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Square, ParseSquareError> {
        let letters = text.as_bytes().try_into().ok();
        let square = letters.and_then(Square::from_letters);
        square.ok_or_else(|| ParseSquareError(text.chars().take(20).collect()))
    }
}

/// One of the four directions, named from Gold's point of view.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Direction {
    /// Towards rank 8.
    North,
    /// Towards file h.
    East,
    /// Towards rank 1.
    South,
    /// Towards file a.
    West,
}

impl Direction {
    /// All four, in the order n e s w.
    pub const ALL: [Direction; 4] = [Direction::North, Direction::East, Direction::South, Direction::West];

    /// The opposite direction.
    #[must_use]
    pub const fn opposite(self) -> Direction {
        match self {
            Direction::North => Direction::South,
            Direction::East => Direction::West,
            Direction::South => Direction::North,
            Direction::West => Direction::East,
        }
    }

    /// The direction with east and west exchanged.
    #[must_use]
    pub const fn mirror(self) -> Direction {
        match self {
            Direction::East => Direction::West,
            Direction::West => Direction::East,
            other => other,
        }
    }

    /// The direction with north and south exchanged.
    #[must_use]
    pub const fn flip(self) -> Direction {
        match self {
            Direction::North => Direction::South,
            Direction::South => Direction::North,
            other => other,
        }
    }

    /// The letter used in records: `n`, `e`, `s` or `w`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Direction::North => 'n',
            Direction::East => 'e',
            Direction::South => 's',
            Direction::West => 'w',
        }
    }

    /// The direction with this letter in records.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Direction> {
        match letter {
            'n' => Some(Direction::North),
            'e' => Some(Direction::East),
            's' => Some(Direction::South),
            'w' => Some(Direction::West),
            _ => None,
        }
    }

    /// The index of the direction: 0 north, 1 east, 2 south, 3 west.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The direction with this index, modulo 4.
    #[must_use]
    pub(crate) const fn wrapping(index: u8) -> Direction {
        Direction::ALL[(index & 3) as usize]
    }
}
