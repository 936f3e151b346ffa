//! What can be done at a node: a composite move, or passing the steps that are left.

use crate::position::generate::Move;

/// A move, a pass or nothing, in 19 bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Action(u32);

impl Action {
    pub(super) const PASS: Action = Action(4 << 16);
    pub(super) const NONE: Action = Action(5 << 16);
    /// Skips a turn that the rules would not let be skipped: the null move.
    pub(super) const SKIP: Action = Action(6 << 16);

    pub(super) const fn from_move(made: Move) -> Action {
        Action(made.bits())
    }

    /// What [`Action::bits`] gave; other numbers are [`Action::NONE`].
    pub(super) const fn from_bits(bits: u32) -> Action {
        if bits >> 16 < 5 && bits >> 16 != 3 { Action(bits) } else { Action::NONE }
    }

    pub(super) const fn bits(self) -> u32 {
        self.0
    }

    pub(super) const fn as_move(self) -> Option<Move> {
        Move::from_bits(self.0)
    }
}
