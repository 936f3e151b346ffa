//! Placing a side's pieces on its home ranks.

use super::PlacingError;
use crate::bitboard::Bitboard;
use crate::piece::{Piece, Role, Side};
use crate::square::Square;

/// How many of each role a side places, by [`Role::index`]; handicaps leave pieces out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Roster {
    /// Exactly these.
    Exactly([u8; 6]),
    /// At least one piece and no more of any than a full set: for records whose handicap is not told.
    Any,
}

impl Roster {
    /// All sixteen pieces.
    pub const FULL: Roster = Roster::Exactly([8, 2, 2, 2, 1, 1]);

    /// The full set without these pieces; more than there are of a role leave none.
    #[must_use]
    pub fn without(left_out: &[Role]) -> Roster {
        let mut counts = [8, 2, 2, 2, 1, 1];
        for role in left_out {
            let count: &mut u8 = &mut counts[role.index()];
            *count = count.saturating_sub(1);
        }
        Roster::Exactly(counts)
    }
}

impl Default for Roster {
    fn default() -> Roster {
        Roster::FULL
    }
}

/// Where a side's pieces stand at the start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Placing {
    pieces: Vec<(Square, Piece)>,
}

/// A named setup: the back rank, then the front one, from gold's a-file; silver mirrors it from its own side.
pub type Named = [[Role; 8]; 2];

use Role::{Camel as M, Cat as C, Dog as D, Elephant as E, Horse as H, Rabbit as R};

/// All rabbits behind, `DHCMECHD` in front.
pub const CLASSIC: Named = [[R; 8], [D, H, C, M, E, C, H, D]];
/// The setup most played by experts, called 99of9.
pub const NINETY_NINE: Named = [[R, R, R, D, D, R, R, R], [R, H, C, M, E, C, H, R]];

impl Placing {
    /// Takes placements as they are; [`Game::set_up`](super::Game::set_up) checks them.
    #[must_use]
    pub const fn new(pieces: Vec<(Square, Piece)>) -> Placing {
        Placing { pieces }
    }

    /// A named setup for a side. Silver's files run the other way, so that its elephant faces away from gold's.
    #[must_use]
    pub fn named(rows: Named, side: Side) -> Placing {
        let mut pieces = Vec::with_capacity(16);
        for (rank, row) in (0u8..).zip(rows) {
            for (file, role) in (0u8..).zip(row) {
                if let Some(square) = Square::at(file, rank) {
                    let square = match side {
                        Side::Gold => square,
                        Side::Silver => square.flip().mirror(),
                    };
                    pieces.push((square, Piece { side, role }));
                }
            }
        }
        Placing { pieces }
    }

    /// The placements in the order given.
    #[must_use]
    pub fn pieces(&self) -> &[(Square, Piece)] {
        &self.pieces
    }

    /// Mirrors every placement left to right.
    #[must_use]
    pub fn mirror(&self) -> Placing {
        Placing { pieces: self.pieces.iter().map(|&(square, piece)| (square.mirror(), piece)).collect() }
    }

    /// The two ranks on which a side places its pieces.
    #[must_use]
    pub const fn home(side: Side) -> Bitboard {
        match side {
            Side::Gold => Bitboard(0xffff),
            Side::Silver => Bitboard(0xffff << 48),
        }
    }

    /// Whether a side with this roster may start so.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn check(&self, side: Side, roster: Roster) -> Result<(), PlacingError> {
        let mut taken = Bitboard::EMPTY;
        let mut counts = [0u32; 6];
        for &(square, piece) in &self.pieces {
            if piece.side != side {
                return Err(PlacingError::WrongSide { piece, square });
            }
            if !Placing::home(side).contains(square) {
                return Err(PlacingError::NotHome { piece, square });
            }
            if taken.contains(square) {
                return Err(PlacingError::Twice { square });
            }
            taken |= Bitboard::of(square);
            counts[piece.role.index()] += 1;
        }
        for role in Role::ALL {
            let piece = Piece { side, role };
            let count = counts[role.index()];
            let (expected, wrong) = match roster {
                Roster::Exactly(counts) => {
                    let expected = u32::from(counts[role.index()]);
                    (expected, count != expected)
                }
                Roster::Any => (role.count_at_start(), count > role.count_at_start()),
            };
            if wrong {
                return Err(PlacingError::Count { piece, count, expected });
            }
        }
        if self.pieces.is_empty() && roster == Roster::Any {
            let piece = Piece { side, role: Role::Rabbit };
            return Err(PlacingError::Count { piece, count: 0, expected: piece.role.count_at_start() });
        }
        Ok(())
    }
}
