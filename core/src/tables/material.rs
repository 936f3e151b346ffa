//! What is on the board, and the numbers of positions.

use core::cmp::Ordering;
use core::fmt;

use super::MAX_PIECES;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::piece::{Piece, Role, Side};
use crate::square::Square;

/// The pieces of the side to move and of the other side, as far as they matter: with so few pieces, it only matters which
/// of two enemy officers is stronger.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Material {
    mover: Pieces,
    other: Pieces,
    /// How the officer of the side to move compares with the other side's, if each has one; otherwise equal.
    officers: Ordering,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Pieces {
    rabbits: u8,
    officers: u8,
}

impl Pieces {
    const fn count(self) -> u32 {
        self.rabbits as u32 + self.officers as u32
    }
}

impl Material {
    /// All materials with at most [`MAX_PIECES`] pieces, those with fewer pieces first. Each side has a rabbit:
    /// otherwise the game is over.
    #[must_use]
    pub fn all() -> Vec<Material> {
        let sides = (1..MAX_PIECES as u8).flat_map(|rabbits| {
            (0..MAX_PIECES as u8 - rabbits).map(move |officers| Pieces { rabbits, officers })
        });
        let mut all = Vec::new();
        for pieces in 2..=MAX_PIECES {
            for mover in sides.clone() {
                for other in sides.clone().filter(|other| mover.count() + other.count() == pieces) {
                    let orders: &[Ordering] = if (mover.officers, other.officers) == (1, 1) {
                        &[Ordering::Greater, Ordering::Equal, Ordering::Less]
                    } else {
                        &[Ordering::Equal]
                    };
                    all.extend(orders.iter().map(|&officers| Material { mover, other, officers }));
                }
            }
        }
        all
    }

    /// The number of pieces.
    #[must_use]
    pub const fn pieces(&self) -> u32 {
        self.mover.count() + self.other.count()
    }

    /// The number of entries of its table: one for each way to put as many different pieces on squares.
    #[must_use]
    pub const fn size(&self) -> usize {
        1 << (6 * self.pieces())
    }

    /// The material after the turn, seen from the other side.
    #[must_use]
    pub fn turned(&self) -> Material {
        Material { mover: self.other, other: self.mover, officers: self.officers.reverse() }
    }

    /// This material and all that captures can make of it, each seen from both sides, in the order of [`Material::all`].
    pub(super) fn after_captures(self) -> Vec<Material> {
        let fits =
            |of: Pieces, others: Pieces| of.rabbits <= others.rabbits && of.officers <= others.officers;
        let is_left = |left: Material| {
            let has_both = (left.mover.officers, left.other.officers) == (1, 1);
            fits(left.mover, self.mover)
                && fits(left.other, self.other)
                && (!has_both || left.officers == self.officers)
        };
        Material::all().into_iter().filter(|&left| is_left(left) || is_left(left.turned())).collect()
    }

    /// The board of an entry with gold as the side to move; `None` if it is that of another entry, or no position.
    pub(super) fn board(self, entry: usize) -> Option<Board> {
        let mut board = Board::EMPTY;
        let mut place = 0;
        for (side, pieces) in [(Side::Gold, self.mover), (Side::Silver, self.other)] {
            for (role, count) in [(Role::Rabbit, pieces.rabbits), (self.officer(side), pieces.officers)] {
                let mut above = None;
                for _ in 0..count {
                    let number = (entry >> (6 * place)) as u8 & 63;
                    let square = Square::from_index(number)?;
                    if above >= Some(number) || board.piece_at(square).is_some() {
                        return None;
                    }
                    board.put(square, Piece { side, role });
                    above = Some(number);
                    place += 1;
                }
            }
        }
        let is_position = Side::ALL.iter().all(|&side| board.undefended(side).is_empty());
        (is_position && entry_of(&board, Side::Gold) == entry).then_some(board)
    }

    /// The officer that stands for those of a side.
    const fn officer(self, side: Side) -> Role {
        match (self.officers, side) {
            (Ordering::Greater, Side::Gold) | (Ordering::Less, Side::Silver) => Role::Camel,
            _ => Role::Horse,
        }
    }

    /// The material of a board; `None` if a side has no rabbit, or there are too many pieces.
    pub(super) fn of(board: &Board, mover: Side) -> Option<Material> {
        if board.occupied().count() > MAX_PIECES || !Side::ALL.iter().all(|&side| board.has_rabbits(side)) {
            return None;
        }
        let pieces = |side| Pieces {
            rabbits: board.pieces(Piece { side, role: Role::Rabbit }).count() as u8,
            officers: officers(board, side).count() as u8,
        };
        let (own, other) = (pieces(mover), pieces(!mover));
        let strength = |side| officers(board, side).first().and_then(|square| board.piece_at(square));
        let compared = if (own.officers, other.officers) == (1, 1) {
            strength(mover).map(|piece| piece.role).cmp(&strength(!mover).map(|piece| piece.role))
        } else {
            Ordering::Equal
        };
        Some(Material { mover: own, other, officers: compared })
    }
}

impl fmt::Display for Material {
    /// The pieces of the side to move, then the other side's: `RM-rh`. An `M` or `m` is the stronger officer.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (side, pieces) in [(Side::Gold, self.mover), (Side::Silver, self.other)] {
            if side == Side::Silver {
                f.write_str("-")?;
            }
            for (role, count) in [(Role::Rabbit, pieces.rabbits), (self.officer(side), pieces.officers)] {
                for _ in 0..count {
                    write!(f, "{}", Piece { side, role })?;
                }
            }
        }
        Ok(())
    }
}

fn officers(board: &Board, side: Side) -> Bitboard {
    board.side(side) & !board.role(Role::Rabbit)
}

/// The smaller number of a board and its mirror image.
fn entry_of(board: &Board, mover: Side) -> usize {
    let mut entries = [0; 2];
    let mut place = 0;
    for side in [mover, !mover] {
        let rabbits = board.pieces(Piece { side, role: Role::Rabbit });
        for group in [rabbits, officers(board, side)] {
            let group = if mover == Side::Gold { group } else { group.flip() };
            for (entry, squares) in entries.iter_mut().zip([group, group.mirror()]) {
                for (index, square) in squares.into_iter().enumerate() {
                    *entry |= square.index() << (6 * (place + index));
                }
            }
            place += group.count() as usize;
        }
    }
    entries[0].min(entries[1])
}

/// Where a position is found.
pub(super) struct Index {
    /// The number of its material.
    pub(super) material: usize,
    pub(super) entry: usize,
}

/// The numbers of the materials.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    materials: Vec<Material>,
    /// The number of a material by its [`key`].
    numbers: Vec<Option<u8>>,
}

fn key(material: Material) -> usize {
    let Material { mover, other, officers } = material;
    [mover.rabbits, mover.officers, other.rabbits, other.officers, (officers as i8 + 1) as u8]
        .into_iter()
        .fold(0, |key, part| key * 4 + usize::from(part))
}

impl Layout {
    pub(super) fn new() -> Layout {
        let materials = Material::all();
        let mut numbers = vec![None; 4_usize.pow(5)];
        for (number, material) in materials.iter().enumerate() {
            numbers[key(*material)] = Some(number as u8);
        }
        Layout { materials, numbers }
    }

    pub(super) fn materials(&self) -> &[Material] {
        &self.materials
    }

    pub(super) fn number_of(&self, material: Material) -> Option<usize> {
        self.numbers.get(key(material)).copied().flatten().map(usize::from)
    }

    /// Where a board with this side to move is found.
    pub(super) fn index(&self, board: &Board, mover: Side) -> Option<Index> {
        let material = self.number_of(Material::of(board, mover)?)?;
        Some(Index { material, entry: entry_of(board, mover) })
    }
}
