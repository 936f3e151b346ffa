//! The pieces on the 64 squares, in any arrangement, legal or not.
//!
//! ```
//! use ansa_core::{Board, Piece, Role, Side};
//! let mut board = Board::EMPTY;
//! board.put("d4".parse().unwrap(), Piece::new(Side::Gold, Role::Rabbit));
//! board.put("d5".parse().unwrap(), Piece::new(Side::Silver, Role::Cat));
//! assert!(board.is_frozen("d4".parse().unwrap()));
//! ```

use core::fmt;
use core::hash::{Hash, Hasher};

use crate::bitboard::Bitboard;
use crate::piece::{Piece, Role, Side};
use crate::splitmix::splitmix;
use crate::square::{Direction, Square};
use std::sync::LazyLock;

/// Pieces on squares, with an incrementally updated Zobrist key. Cheap to copy (72 bytes).
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Board {
    roles: [Bitboard; 6],
    sides: [Bitboard; 2],
    zobrist: u64,
}

/// A piece captured on a trap.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Capture {
    /// The captured piece.
    pub piece: Piece,
    /// The trap on which it was captured.
    pub square: Square,
}

impl Board {
    /// The board without pieces.
    pub const EMPTY: Board = Board { roles: [Bitboard::EMPTY; 6], sides: [Bitboard::EMPTY; 2], zobrist: 0 };

    /// Builds a board from the piece on each square, by [`Square::index`].
    #[must_use]
    pub fn from_pieces(pieces: &[Option<Piece>; 64]) -> Board {
        let mut board = Board::EMPTY;
        for square in Square::all() {
            if let Some(piece) = pieces[square.index()] {
                board.put(square, piece);
            }
        }
        board
    }

    /// The piece on each square, by [`Square::index`].
    #[must_use]
    pub fn to_pieces(&self) -> [Option<Piece>; 64] {
        let mut pieces = [None; 64];
        for square in self.occupied() {
            pieces[square.index()] = self.piece_at(square);
        }
        pieces
    }

    /// A copy made field by field. In WebAssembly, copying more than 64 bytes at once is a call that takes longer than
    /// all these field copies together.
    #[inline]
    pub(crate) const fn by_fields(&self) -> Board {
        let [rabbits, cats, dogs, horses, camels, elephants] = self.roles;
        let [gold, silver] = self.sides;
        Board {
            roles: [rabbits, cats, dogs, horses, camels, elephants],
            sides: [gold, silver],
            zobrist: self.zobrist,
        }
    }

    /// All occupied squares.
    #[must_use]
    pub const fn occupied(&self) -> Bitboard {
        Bitboard(self.sides[0].0 | self.sides[1].0)
    }

    /// All empty squares.
    #[must_use]
    pub const fn empty(&self) -> Bitboard {
        Bitboard(!self.occupied().0)
    }

    /// The pieces of one side.
    #[must_use]
    pub const fn side(&self, side: Side) -> Bitboard {
        self.sides[side.index()]
    }

    /// The pieces of one role, from both sides.
    #[must_use]
    pub const fn role(&self, role: Role) -> Bitboard {
        self.roles[role.index()]
    }

    /// The pieces of one side and role.
    #[must_use]
    pub const fn pieces(&self, piece: Piece) -> Bitboard {
        Bitboard(self.sides[piece.side.index()].0 & self.roles[piece.role.index()].0)
    }

    /// The pieces of a side that are stronger than a role.
    #[must_use]
    pub fn stronger(&self, side: Side, than: Role) -> Bitboard {
        let mut set = Bitboard::EMPTY;
        for &role in &self.roles[than.index() + 1..] {
            set |= role;
        }
        set & self.side(side)
    }

    /// The pieces of a side that are weaker than a role.
    #[must_use]
    pub fn weaker(&self, side: Side, than: Role) -> Bitboard {
        let mut set = Bitboard::EMPTY;
        for &role in &self.roles[..than.index()] {
            set |= role;
        }
        set & self.side(side)
    }

    /// The piece on a square.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let side = if self.sides[0].contains(square) {
            Side::Gold
        } else if self.sides[1].contains(square) {
            Side::Silver
        } else {
            return None;
        };
        Some(Piece { side, role: self.role_on_occupied(square) })
    }

    /// The role on a square that is known to be occupied. Branch-free, because the search calls it very often.
    pub(crate) fn role_on_occupied(&self, square: Square) -> Role {
        let i = square.index();
        let bit = |role: usize| (self.roles[role].0 >> i) as usize & 1;
        let index = bit(1) | bit(2) << 1 | (bit(3) * 3) | bit(4) << 2 | (bit(5) * 5);
        Role::ALL[if index < 6 { index } else { 0 }]
    }

    /// Puts a piece on a square, replacing any piece there.
    pub fn put(&mut self, square: Square, piece: Piece) {
        self.remove(square);
        self.toggle(square, piece);
    }

    /// Empties a square and returns the piece that was on it.
    pub fn remove(&mut self, square: Square) -> Option<Piece> {
        let piece = self.piece_at(square)?;
        self.toggle(square, piece);
        Some(piece)
    }

    #[inline]
    fn toggle(&mut self, square: Square, piece: Piece) {
        let bit = Bitboard::from_square(square);
        self.roles[piece.role.index()] ^= bit;
        self.sides[piece.side.index()] ^= bit;
        self.zobrist ^= key(piece, square);
    }

    /// Moves a piece to an empty neighbouring square and removes a piece that the step leaves undefended on a trap.
    ///
    /// The caller ensures that `piece` is on `from` and that `to` is empty and next to it.
    #[inline]
    pub(crate) fn slide(&mut self, piece: Piece, from: Square, to: Square) -> Option<Capture> {
        let bits = Bitboard::from_square(from) | Bitboard::from_square(to);
        self.roles[piece.role.index()] ^= bits;
        self.sides[piece.side.index()] ^= bits;
        self.zobrist ^= key(piece, from) ^ key(piece, to);
        // Only the moving side can lose a defender. No two traps share a neighbour, so a step takes a defender from at
        // most one trap: it captures at most one piece.
        let square = self.undefended(piece.side).first()?;
        let captured = Piece { side: piece.side, role: self.role_on_occupied(square) };
        self.toggle(square, captured);
        Some(Capture { piece: captured, square })
    }

    /// The pieces of a side on traps without a friendly neighbour.
    #[must_use]
    #[inline]
    pub fn undefended(&self, side: Side) -> Bitboard {
        let own = self.side(side);
        (own & Bitboard::TRAPS) - own.neighbours()
    }

    /// The frozen pieces of a side: those next to a stronger enemy and not next to a friend.
    #[must_use]
    #[inline]
    pub fn frozen(&self, side: Side) -> Bitboard {
        let own = self.side(side);
        let enemies = self.side(!side);
        let alone = own - own.neighbours();
        let mut stronger = Bitboard::EMPTY;
        let mut frozen = Bitboard::EMPTY;
        for role in (0..5).rev() {
            stronger |= self.roles[role + 1] & enemies;
            frozen |= self.roles[role] & stronger.neighbours();
        }
        frozen & alone
    }

    /// Whether the piece on a square is frozen; false for an empty square.
    #[must_use]
    pub fn is_frozen(&self, square: Square) -> bool {
        self.piece_at(square).is_some_and(|piece| {
            let around = Bitboard::from_square(square).neighbours();
            (around & self.side(piece.side)).is_empty() && !self.freezers(square).is_empty()
        })
    }

    /// The stronger enemies next to the piece on a square. They freeze it unless a friend is next to it.
    #[must_use]
    pub fn freezers(&self, square: Square) -> Bitboard {
        self.piece_at(square).map_or(Bitboard::EMPTY, |piece| {
            Bitboard::from_square(square).neighbours() & self.stronger(!piece.side, piece.role)
        })
    }

    /// The Zobrist key. Equal boards have equal keys; different boards almost always have different keys.
    #[must_use]
    pub const fn zobrist(&self) -> u64 {
        self.zobrist
    }

    /// The key `zobrist` after the piece moves from one square to another.
    #[inline]
    pub(crate) fn zobrist_after(&self, zobrist: u64, from: Square, to: Square) -> u64 {
        self.piece_at(from).map_or(zobrist, |piece| zobrist ^ key(piece, from) ^ key(piece, to))
    }

    /// The board mirrored left to right.
    #[must_use]
    pub fn mirror(&self) -> Board {
        self.map(|square, piece| (square.mirror(), piece))
    }

    /// The board with the sides exchanged and mirrored top to bottom: Gold's e2 becomes Silver's e7.
    #[must_use]
    pub fn flip(&self) -> Board {
        self.map(|square, piece| (square.flip(), Piece { side: !piece.side, role: piece.role }))
    }

    fn map(&self, change: impl Fn(Square, Piece) -> (Square, Piece)) -> Board {
        let mut board = Board::EMPTY;
        for square in self.occupied() {
            if let Some(piece) = self.piece_at(square) {
                let (square, piece) = change(square, piece);
                board.toggle(square, piece);
            }
        }
        board
    }

    /// Whether this side has a rabbit on its goal rank.
    #[must_use]
    pub fn has_goal(&self, side: Side) -> bool {
        (self.pieces(Piece::new(side, Role::Rabbit)) & Bitboard::goal(side)).any()
    }

    /// Whether this side has a rabbit.
    #[must_use]
    pub fn has_rabbits(&self, side: Side) -> bool {
        self.pieces(Piece::new(side, Role::Rabbit)).any()
    }

    /// The squares to which the piece on `from` could step if it is not frozen.
    #[must_use]
    pub fn step_targets(&self, from: Square) -> Bitboard {
        self.piece_at(from).map_or(Bitboard::EMPTY, |piece| {
            let around = Bitboard::from_square(from).neighbours() & self.empty();
            if piece.role == Role::Rabbit {
                around - Bitboard::from_square(from).shift(backward(piece.side))
            } else {
                around
            }
        })
    }
}

/// The direction in which a side's rabbits may not step.
#[must_use]
pub const fn backward(side: Side) -> Direction {
    match side {
        Side::Gold => Direction::South,
        Side::Silver => Direction::North,
    }
}

impl Hash for Board {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.zobrist);
    }
}

impl fmt::Debug for Board {
    /// Eight lines from rank 8 down, with `.` for an empty square and `x` for an empty trap.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..8).rev() {
            writeln!(f)?;
            for square in (0..8).filter_map(|file| Square::at(file, rank)) {
                let letter =
                    self.piece_at(square).map_or(if square.is_trap() { 'x' } else { '.' }, Piece::letter);
                write!(f, "{letter}")?;
            }
        }
        Ok(())
    }
}

static KEYS: LazyLock<[[u64; 64]; 12]> = LazyLock::new(|| {
    core::array::from_fn(|piece| {
        core::array::from_fn(|square| splitmix(0x414e_5341 ^ ((piece * 64 + square) as u64) << 20))
    })
});

#[inline]
fn key(piece: Piece, square: Square) -> u64 {
    KEYS[piece.side.index() * 6 + piece.role.index()][square.index()]
}
