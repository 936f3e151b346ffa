//! A move of the search: a composite move (step, push or pull), a pass of the remaining steps, or the null move.

use crate::position::generate::Move;

/// A composite move, a pass, a null move or none, in 19 bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct SearchMove(u32);

impl SearchMove {
    /// The pass: ends the turn early. Legal only if the turn has changed the board.
    pub(super) const PASS: SearchMove = SearchMove(4 << 16);
    pub(super) const NONE: SearchMove = SearchMove(5 << 16);
    /// The null move of null-move pruning: gives up a whole turn, which the rules forbid.
    pub(super) const NULL: SearchMove = SearchMove(6 << 16);

    pub(super) const fn from_move(composite: Move) -> SearchMove {
        SearchMove(composite.bits())
    }

    /// The inverse of [`SearchMove::bits`]. Invalid bits and the null move give [`SearchMove::NONE`].
    pub(super) const fn from_bits(bits: u32) -> SearchMove {
        if bits >> 16 < 5 && bits >> 16 != 3 { SearchMove(bits) } else { SearchMove::NONE }
    }

    pub(super) const fn bits(self) -> u32 {
        self.0
    }

    pub(super) const fn as_move(self) -> Option<Move> {
        Move::from_bits(self.0)
    }
}
