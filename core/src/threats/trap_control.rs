//! Which pieces are next to a trap, and who controls it.

use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::piece::{BySide, Role, Side};
use crate::square::Square;

/// The pieces next to a trap, and who controls it as a result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrapControl {
    /// The trap.
    pub trap: Square,
    /// The squares of each side's pieces next to it, excluding any piece on the trap itself.
    pub beside: BySide<Bitboard>,
    /// Who controls it.
    pub holder: TrapHolder,
}

/// Who controls a trap, in the sense players use: the side with the strongest piece next to it.
///
/// That side can remove the other's defenders, while the other can't remove its strongest one. If the strongest pieces
/// of both sides are equal, neither can force a capture, and the trap is shared. Only pieces next to the trap count,
/// frozen or not; how many there are doesn't matter, nor whether a stronger piece could arrive.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TrapHolder {
    /// No piece is next to it.
    Nobody,
    /// The side has the strongest piece next to it, or the only ones.
    Side(Side),
    /// The strongest pieces of both sides are equal.
    Shared,
}

/// Who controls each of the four traps, in the order of [`Square::TRAPS`]. Takes well under a microsecond.
#[must_use]
pub fn trap_control(board: &Board) -> [TrapControl; 4] {
    Square::TRAPS.map(|trap| {
        let around = Bitboard::from_square(trap).neighbours();
        let beside = BySide::from_fn(|side| around & board.side(side));
        let strongest = |side: Side| {
            Role::ALL.into_iter().rev().find(|&role| (around & board.side(side) & board.role(role)).any())
        };
        let holder = match (strongest(Side::Gold), strongest(Side::Silver)) {
            (None, None) => TrapHolder::Nobody,
            (gold, silver) if gold == silver => TrapHolder::Shared,
            (gold, silver) => TrapHolder::Side(if gold > silver { Side::Gold } else { Side::Silver }),
        };
        TrapControl { trap, beside, holder }
    })
}
