//! Sides, roles and pieces.
//!
//! ```
//! use ansa_core::{Piece, Role, Side};
//! assert_eq!(Piece::from_letter('m'), Some(Piece::new(Side::Silver, Role::Camel)));
//! assert!(Role::Elephant > Role::Camel);
//! ```

use core::fmt;
use core::ops::{Index, IndexMut, Not};

/// One of the two players.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Side {
    /// Moves first, from ranks 1 and 2 towards rank 8. Upper-case letters.
    Gold,
    /// Moves second, from ranks 7 and 8 towards rank 1. Lower-case letters.
    Silver,
}

impl Side {
    /// Gold, then silver.
    pub const ALL: [Side; 2] = [Side::Gold, Side::Silver];

    /// The letter used in labels and positions: `g` or `s`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Side::Gold => 'g',
            Side::Silver => 's',
        }
    }

    /// Reads `g` or `w` as Gold, and `s` or `b` as Silver. Records from before 2008-08 use `w` and `b`.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Side> {
        match letter {
            'g' | 'w' => Some(Side::Gold),
            's' | 'b' => Some(Side::Silver),
            _ => None,
        }
    }

    /// The rank, counted from 0, on which this side's rabbits win.
    #[must_use]
    pub const fn goal_rank(self) -> u8 {
        match self {
            Side::Gold => 7,
            Side::Silver => 0,
        }
    }

    /// The index of the side: 0 for gold, 1 for silver.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Not for Side {
    type Output = Side;

    fn not(self) -> Side {
        match self {
            Side::Gold => Side::Silver,
            Side::Silver => Side::Gold,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::Gold => "gold",
            Side::Silver => "silver",
        })
    }
}

/// A value for each side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BySide<T> {
    /// Gold's value.
    pub gold: T,
    /// Silver's value.
    pub silver: T,
}

impl<T> BySide<T> {
    /// Computes the value of each side with a function.
    pub fn from_fn(mut make: impl FnMut(Side) -> T) -> BySide<T> {
        BySide { gold: make(Side::Gold), silver: make(Side::Silver) }
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::Gold => &self.gold,
            Side::Silver => &self.silver,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Gold => &mut self.gold,
            Side::Silver => &mut self.silver,
        }
    }
}

/// The kind of a piece; stronger roles compare greater.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Role {
    /// Eight per side. Never steps backward; wins by reaching the goal rank.
    Rabbit,
    /// Two per side.
    Cat,
    /// Two per side.
    Dog,
    /// Two per side.
    Horse,
    /// One per side.
    Camel,
    /// One per side; the strongest piece.
    Elephant,
}

impl Role {
    /// All six roles, weakest first.
    pub const ALL: [Role; 6] = [Role::Rabbit, Role::Cat, Role::Dog, Role::Horse, Role::Camel, Role::Elephant];

    /// The number of pieces of this role in a full set.
    #[must_use]
    pub const fn count_at_start(self) -> u32 {
        match self {
            Role::Rabbit => 8,
            Role::Cat | Role::Dog | Role::Horse => 2,
            Role::Camel | Role::Elephant => 1,
        }
    }

    /// The upper-case letter: `R`, `C`, `D`, `H`, `M` or `E`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Role::Rabbit => 'R',
            Role::Cat => 'C',
            Role::Dog => 'D',
            Role::Horse => 'H',
            Role::Camel => 'M',
            Role::Elephant => 'E',
        }
    }

    /// The index of the role: 0 for the rabbit … 5 for the elephant.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The English name, lower-case.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Role::Rabbit => "rabbit",
            Role::Cat => "cat",
            Role::Dog => "dog",
            Role::Horse => "horse",
            Role::Camel => "camel",
            Role::Elephant => "elephant",
        }
    }

    /// A number of pieces of this role in words: `1 camel`, `3 cats`.
    pub(crate) fn counted(self, count: u32) -> impl fmt::Display {
        fmt::from_fn(move |f| write!(f, "{count} {}{}", self.name(), if count == 1 { "" } else { "s" }))
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A piece: its side and its role.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// The side that owns the piece.
    pub side: Side,
    /// The kind of piece.
    pub role: Role,
}

impl Piece {
    /// Creates a piece from its side and role.
    #[must_use]
    pub const fn new(side: Side, role: Role) -> Piece {
        Piece { side, role }
    }

    /// The letter of the piece: `RCDHME` for gold, `rcdhme` for silver.
    #[must_use]
    pub const fn letter(self) -> char {
        match self.side {
            Side::Gold => self.role.letter(),
            Side::Silver => self.role.letter().to_ascii_lowercase(),
        }
    }

    /// The piece with this letter.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Piece> {
        let side = if letter.is_ascii_uppercase() { Side::Gold } else { Side::Silver };
        let role = match letter.to_ascii_uppercase() {
            'R' => Role::Rabbit,
            'C' => Role::Cat,
            'D' => Role::Dog,
            'H' => Role::Horse,
            'M' => Role::Camel,
            'E' => Role::Elephant,
            _ => return None,
        };
        Some(Piece { side, role })
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}
