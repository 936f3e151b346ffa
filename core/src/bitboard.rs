//! Sets of squares as 64-bit integers.
//!
//! ```
//! use ansa_core::{Bitboard, Square};
//! let corner = Bitboard::from_square(Square::A1);
//! assert_eq!(corner.neighbours().count(), 2);
//! ```

use core::fmt;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub};

use crate::piece::Side;
use crate::square::{Direction, Square};

/// A set of squares; bit 0 is a1, bit 63 is h8.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bitboard(pub u64);

const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;

impl Bitboard {
    /// The empty set.
    pub const EMPTY: Bitboard = Bitboard(0);
    /// All 64 squares.
    pub const ALL: Bitboard = Bitboard(!0);
    /// The traps: c3, f3, c6 and f6.
    pub const TRAPS: Bitboard = Bitboard(1 << 18 | 1 << 21 | 1 << 42 | 1 << 45);

    /// The eight squares of a rank, counted from 0. Empty for 8 and above.
    #[must_use]
    pub const fn rank(rank: u8) -> Bitboard {
        if rank < 8 { Bitboard(0xff << (rank * 8)) } else { Bitboard::EMPTY }
    }

    /// The eight squares of a file, counted from 0. Empty for 8 and above.
    #[must_use]
    pub const fn file(file: u8) -> Bitboard {
        if file < 8 { Bitboard(FILE_A << file) } else { Bitboard::EMPTY }
    }

    /// The rank on which `side`'s rabbits win.
    #[must_use]
    pub const fn goal(side: Side) -> Bitboard {
        Bitboard::rank(side.goal_rank())
    }

    /// The set that contains one square.
    #[must_use]
    pub const fn from_square(square: Square) -> Bitboard {
        Bitboard(1 << square.index())
    }

    /// Whether the square is in the set.
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 == 1
    }

    /// Whether no square is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the set contains at least one square.
    #[must_use]
    pub const fn any(self) -> bool {
        self.0 != 0
    }

    /// The number of squares in the set.
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The square with the lowest index.
    #[must_use]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square::wrapping(self.0.trailing_zeros() as u8)) }
    }

    /// Moves every square one step. Squares that would leave the board are dropped.
    #[must_use]
    pub const fn shift(self, direction: Direction) -> Bitboard {
        Bitboard(match direction {
            Direction::North => self.0 << 8,
            Direction::South => self.0 >> 8,
            Direction::East => (self.0 & !FILE_H) << 1,
            Direction::West => (self.0 & !FILE_A) >> 1,
        })
    }

    /// All squares next to a square in the set.
    #[must_use]
    pub const fn neighbours(self) -> Bitboard {
        let b = self.0;
        Bitboard(b << 8 | b >> 8 | (b & !FILE_H) << 1 | (b & !FILE_A) >> 1)
    }

    /// The set mirrored left to right.
    #[must_use]
    pub const fn mirror(self) -> Bitboard {
        // Reverse the bits of each byte: reverse all 64 bits, then put the bytes back in order.
        Bitboard(self.0.reverse_bits().swap_bytes())
    }

    /// The set mirrored top to bottom: rank 1 becomes rank 8.
    #[must_use]
    #[inline]
    pub fn flip(self) -> Bitboard {
        // WebAssembly reverses the bytes of a vector with one instruction, those of an integer with thirteen.
        #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
        {
            use core::arch::wasm32::{i8x16_shuffle, u64x2_extract_lane, u64x2_splat};
            let set = u64x2_splat(self.0);
            let turned = i8x16_shuffle::<7, 6, 5, 4, 3, 2, 1, 0, 7, 6, 5, 4, 3, 2, 1, 0>(set, set);
            Bitboard(u64x2_extract_lane::<0>(turned))
        }
        #[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
        Bitboard(self.0.swap_bytes())
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Bitboard {
        squares.into_iter().fold(Bitboard::EMPTY, |set, square| set | Bitboard::from_square(square))
    }
}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

/// Iterates over a set in index order.
#[derive(Clone, Debug)]
pub struct Squares(Bitboard);

impl Iterator for Squares {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Squares {}

macro_rules! binary {
    ($($operator:ident $method:ident $assign:ident $assign_method:ident $symbol:tt),*) => {$(
        impl $operator for Bitboard {
            type Output = Bitboard;
            fn $method(self, other: Bitboard) -> Bitboard {
                Bitboard(self.0 $symbol other.0)
            }
        }
        impl $assign for Bitboard {
            fn $assign_method(&mut self, other: Bitboard) {
                *self = *self $symbol other;
            }
        }
    )*};
}

binary!(BitAnd bitand BitAndAssign bitand_assign &, BitOr bitor BitOrAssign bitor_assign |,
        BitXor bitxor BitXorAssign bitxor_assign ^);

impl Sub for Bitboard {
    type Output = Bitboard;

    /// The squares in `self` that are not in `other`.
    fn sub(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 & !other.0)
    }
}

impl Not for Bitboard {
    type Output = Bitboard;

    fn not(self) -> Bitboard {
        Bitboard(!self.0)
    }
}

impl fmt::Debug for Bitboard {
    /// Eight lines from rank 8 down, with `x` for each square in the set.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..8).rev() {
            writeln!(f)?;
            for file in 0..8 {
                f.write_str(if self.0 >> (rank * 8 + file) & 1 == 1 { "x" } else { "." })?;
            }
        }
        Ok(())
    }
}
