//! A setup typed as text, piece by piece.

use ansa_core::game::{Roster, Setup};
use ansa_core::{Bitboard, Piece, Role, Side, Square};

use super::setups::{counts, in_order, left, total};
use super::typed_error::TypedErrorKind;

/// Applies a typed setup to a draft, piece by piece.
///
/// A typed piece comes from the pieces still to be placed, or else from a square whose piece of that role has not been
/// typed. It exchanges places with the piece on its new square. So the text of a whole setup produces that setup from
/// any draft.
pub(super) struct SetupText {
    side: Side,
    roster: Roster,
    pieces: Vec<(Square, Piece)>,
    named: Bitboard,
}

impl SetupText {
    /// Starts from a draft, before any piece is typed.
    pub(super) fn new(draft: &Setup, side: Side, roster: Roster) -> SetupText {
        SetupText { side, roster, pieces: draft.pieces().to_vec(), named: Bitboard::EMPTY }
    }

    /// Places the next typed piece.
    ///
    /// # Errors
    /// The piece can't be placed there; the setup is unchanged.
    pub(super) fn place(&mut self, role: Role, square: Square) -> Result<(), TypedErrorKind> {
        let piece = Piece { side: self.side, role };
        if !Setup::home(self.side).contains(square) {
            return Err(TypedErrorKind::NotHome(self.side));
        }
        let there = self.pieces.iter().position(|&(at, _)| at == square);
        match there.map(|index| self.pieces[index].1) {
            Some(found) if self.named.contains(square) => return Err(TypedErrorKind::Named(found, square)),
            Some(found) if found == piece => {}
            _ if left(&Setup::new(self.pieces.clone()), self.roster)[role.index()] > 0 => {
                // The piece on the square is still to be placed now.
                self.pieces.retain(|&(at, _)| at != square);
                self.pieces.push((square, piece));
            }
            _ => {
                let own = self.pieces.iter().enumerate();
                let own = own.filter(|(_, (at, found))| *found == piece && !self.named.contains(*at));
                let nearest =
                    own.min_by_key(|(_, (at, _))| (at.distance(square), *at)).map(|(index, _)| index);
                let Some(nearest) = nearest else {
                    return Err(TypedErrorKind::NoneLeft(piece, counts(self.roster)[role.index()]));
                };
                let from = self.pieces[nearest].0;
                self.pieces[nearest].0 = square;
                if let Some(there) = there {
                    self.pieces[there].0 = from;
                }
            }
        }
        self.named |= Bitboard::from_square(square);
        Ok(())
    }

    /// The setup, and the number of pieces still to be placed.
    pub(super) fn into_setup(self) -> (Setup, u32) {
        let setup = in_order(&self.pieces);
        let beside = total(left(&setup, self.roster));
        (setup, beside)
    }
}

#[cfg(test)]
mod tests;
