//! The causes and their order.

use core::cmp::Reverse;

use crate::bitboard::Bitboard;
use crate::piece::{Piece, Role};
use crate::position::outcome::Reason;
use crate::square::Square;
use crate::threats::StepLine;

/// A fact about a played turn that follows from the rules. “The side” is the one that played the turn.
///
/// Unless the field says otherwise, a square is where the piece is after the played turn. A line is one of the
/// shortest. It starts from the position before the played turn if the side could have played it, and from the position
/// after it if the opponent can play it next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// The side could have won this turn, but did not.
    ///
    /// [`Reason::Goal`] needs no better turn. [`Reason::Elimination`] and [`Reason::Immobilisation`] are reported if
    /// the better turn wins that way and no goal was possible.
    WinMissed {
        /// How the side could have won.
        reason: Reason,
        /// A shortest line to goal; for the other reasons the better turn as it was given.
        line: StepLine,
    },
    /// The turn itself lost the game: it left an enemy rabbit on its goal rank ([`Reason::Goal`]) or the side without
    /// rabbits ([`Reason::Elimination`]). A better turn, if there is one, does not.
    LostAtOnce {
        /// How the side lost.
        reason: Reason,
    },
    /// The opponent can win next turn. After the better turn, it can't win this way.
    ///
    /// The reason is [`Reason::Goal`], or [`Reason::Elimination`] if the opponent has no goal and can capture the side's
    /// last rabbit.
    WinLetThrough {
        /// How the opponent can win.
        reason: Reason,
        /// The opponent's line.
        line: StepLine,
    },
    /// The turn lost one of the side's own pieces on a trap. The better turn keeps it where the opponent can't capture
    /// it next, and loses or exposes fewer pieces of its role.
    ///
    /// An exposed piece is one that the opponent can capture next turn.
    OwnPieceLost {
        /// The lost piece.
        piece: Piece,
        /// Its square before the turn.
        square: Square,
        /// The trap on which it was lost.
        trap: Square,
    },
    /// The better turn captures this enemy piece, and more pieces of its role than the played turn does; the played
    /// turn does not capture it.
    CaptureMissed {
        /// The enemy piece.
        piece: Piece,
        /// Its square before the turn.
        square: Square,
        /// A shortest line that captures it.
        line: StepLine,
    },
    /// The opponent can capture this piece next turn. After the better turn it can't, and the better turn loses or
    /// exposes fewer pieces of its role.
    ///
    /// A last rabbit does not count: its capture is a [`Cause::WinLetThrough`].
    CaptureLetThrough {
        /// The side's piece.
        piece: Piece,
        /// Its square after the turn.
        square: Square,
        /// The opponent's line.
        line: StepLine,
    },
    /// The turn made this piece a [hostage](super::Hostage). Before the turn it was not one. After the better turn it
    /// is neither a hostage nor exposed.
    HostageGiven {
        /// The side's piece.
        piece: Piece,
        /// Its square after the turn.
        square: Square,
        /// The stronger enemies beside it.
        holders: Bitboard,
        /// The nearby trap that the side must keep defending.
        trap: Square,
    },
    /// The turn gave up the defence of a trap: before the turn, one of the side's pieces was next to the trap; now none
    /// is, and an enemy is. After the better turn, one of the side's pieces is next to it.
    TrapAbandoned {
        /// The trap.
        trap: Square,
        /// The enemies beside it.
        enemies: Bitboard,
    },
    /// The turn left this piece frozen. It was not frozen before, and after the better turn it is neither frozen nor
    /// exposed. Rabbits and pieces already named by another cause of the turn don't count.
    LeftFrozen {
        /// The side's piece.
        piece: Piece,
        /// Its square after the turn.
        square: Square,
        /// The stronger enemies beside it.
        by: Bitboard,
    },
    /// The turn left steps unused, and the better turn's final position takes more steps than the played turn had.
    StepsUnused {
        /// The number of unused steps, 1 to 3.
        count: u8,
    },
    /// A turn of fewer steps leads to the same position. Needs no better turn.
    ShorterTurn {
        /// The fewest steps that lead there.
        line: StepLine,
    },
}

impl Cause {
    /// Whether it explains why a turn is bad. Unused steps and a shorter way are remarks that also apply to good turns.
    #[must_use]
    pub const fn explains(&self) -> bool {
        !matches!(self, Cause::StepsUnused { .. } | Cause::ShorterTurn { .. })
    }

    /// Sorts causes by weight: wins first, then captures and held pieces by role, then the rest.
    pub(super) fn order(&self) -> (u8, Reverse<Role>, u8) {
        let (class, role, kind) = match *self {
            Cause::WinMissed { .. } => (0, Role::Rabbit, 0),
            Cause::LostAtOnce { .. } => (1, Role::Rabbit, 0),
            Cause::WinLetThrough { .. } => (2, Role::Rabbit, 0),
            // What has happened weighs more than what the opponent may do.
            Cause::OwnPieceLost { piece, .. } => (3, piece.role, 0),
            Cause::CaptureMissed { piece, .. } => (3, piece.role, 1),
            Cause::CaptureLetThrough { piece, .. } => (3, piece.role, 2),
            Cause::HostageGiven { piece, .. } => (4, piece.role, 0),
            Cause::TrapAbandoned { .. } => (5, Role::Rabbit, 0),
            Cause::LeftFrozen { piece, .. } => (6, piece.role, 0),
            Cause::StepsUnused { .. } => (7, Role::Rabbit, 0),
            Cause::ShorterTurn { .. } => (8, Role::Rabbit, 0),
        };
        (class, Reverse(role), kind)
    }
}
