//! The setup: the opening placement of a side's pieces on its two home ranks.

use super::error::SetupError;
use crate::bitboard::Bitboard;
use crate::piece::{Piece, Role, Side};
use crate::square::Square;

/// The pieces that a side sets up. A handicap leaves some out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Roster {
    /// Exactly this many of each role, by [`Role::index`].
    Exactly([u8; 6]),
    /// At least one piece, and at most a full set: for records that do not state the handicap.
    Any,
}

impl Roster {
    /// All sixteen pieces.
    pub const FULL: Roster = Roster::Exactly([8, 2, 2, 2, 1, 1]);

    /// The full set without these pieces. Naming more pieces of a role than a full set has removes them all.
    #[must_use]
    pub fn without(left_out: &[Role]) -> Roster {
        let mut counts = [8, 2, 2, 2, 1, 1];
        for role in left_out {
            let count: &mut u8 = &mut counts[role.index()];
            *count = count.saturating_sub(1);
        }
        Roster::Exactly(counts)
    }

    /// The full set without the pieces with these letters, in either case. `None` if the letters are not pieces of a
    /// full set or no piece would remain.
    #[must_use]
    pub fn without_letters(letters: &str) -> Option<Roster> {
        let Roster::Exactly(mut counts) = Roster::FULL else { return None };
        for letter in letters.chars() {
            let count = &mut counts[Piece::from_letter(letter)?.role.index()];
            *count = count.checked_sub(1)?;
        }
        (counts != [0; 6]).then_some(Roster::Exactly(counts))
    }

    /// The letters of the pieces left out, strongest first. `None` for [`Roster::Any`].
    #[must_use]
    pub fn left_out(self) -> Option<String> {
        let Roster::Exactly(counts) = self else { return None };
        let missing = |role: Role| role.count_at_start().saturating_sub(u32::from(counts[role.index()]));
        let roles = Role::ALL.into_iter().rev();
        Some(roles.flat_map(|role| (0..missing(role)).map(move |_| role.letter())).collect())
    }
}

impl Default for Roster {
    fn default() -> Roster {
        Roster::FULL
    }
}

/// The setup of one side: its pieces and their squares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    pieces: Vec<(Square, Piece)>,
}

/// A setup by rank: the back rank, then the front rank, each starting from Gold's a-file. For Silver, the files are
/// mirrored as well.
pub type SetupRows = [[Role; 8]; 2];

use Role::{Camel as M, Cat as C, Dog as D, Elephant as E, Horse as H, Rabbit as R};

/// All rabbits on the back rank, `DHCMECHD` in front.
pub const CLASSIC: SetupRows = [[R; 8], [D, H, C, M, E, C, H, D]];
/// The most popular setup among experts, known as 99of9.
pub const NINETY_NINE: SetupRows = [[R, R, R, D, D, R, R, R], [R, H, C, M, E, C, H, R]];

impl Setup {
    /// A setup of these pieces. [`Game::set_up`](super::Game::set_up) checks it.
    #[must_use]
    pub const fn new(pieces: Vec<(Square, Piece)>) -> Setup {
        Setup { pieces }
    }

    /// A setup by rank for a side. Silver's files are mirrored, so that its elephant does not face Gold's.
    #[must_use]
    pub fn from_rows(rows: SetupRows, side: Side) -> Setup {
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
        Setup { pieces }
    }

    /// The pieces in the given order.
    #[must_use]
    pub fn pieces(&self) -> &[(Square, Piece)] {
        &self.pieces
    }

    /// The setup mirrored left to right.
    #[must_use]
    pub fn mirror(&self) -> Setup {
        Setup { pieces: self.pieces.iter().map(|&(square, piece)| (square.mirror(), piece)).collect() }
    }

    /// The two home ranks of a side.
    #[must_use]
    pub const fn home(side: Side) -> Bitboard {
        match side {
            Side::Gold => Bitboard(0xffff),
            Side::Silver => Bitboard(0xffff << 48),
        }
    }

    /// Checks whether a side with this roster may use this setup.
    ///
    /// # Errors
    /// The first error found.
    pub fn check(&self, side: Side, roster: Roster) -> Result<(), SetupError> {
        let mut taken = Bitboard::EMPTY;
        let mut counts = [0u32; 6];
        for &(square, piece) in &self.pieces {
            if piece.side != side {
                return Err(SetupError::WrongSide { piece, square });
            }
            if !Setup::home(side).contains(square) {
                return Err(SetupError::NotHome { piece, square });
            }
            if taken.contains(square) {
                return Err(SetupError::Twice { square });
            }
            taken |= Bitboard::from_square(square);
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
                return Err(SetupError::Count { piece, count, expected });
            }
        }
        if self.pieces.is_empty() && roster == Roster::Any {
            let piece = Piece { side, role: Role::Rabbit };
            return Err(SetupError::Count { piece, count: 0, expected: piece.role.count_at_start() });
        }
        Ok(())
    }
}
