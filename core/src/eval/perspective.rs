//! The board from one side's perspective: its own pieces move north, as Gold's do.
//!
//! So each term of the evaluation is written once, for a side that plays from the south, and used for both sides.

use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::piece::{Role, Side};
use crate::position::Position;

/// Bitboards of a position from one side's perspective. For silver the board is flipped.
pub(super) struct Perspective {
    pub(super) own: Bitboard,
    pub(super) enemy: Bitboard,
    pub(super) roles: [Bitboard; 6],
    /// Squares beside an own piece.
    pub(super) supported: Bitboard,
    /// Own dominated pieces: a stronger enemy is beside them.
    pub(super) dominated: Bitboard,
    /// Own frozen pieces: dominated, without a friend beside them.
    pub(super) frozen: Bitboard,
    /// For each role, the squares beside a stronger enemy.
    pub(super) dominated_squares: [Bitboard; 6],
}

impl Perspective {
    /// The perspective of the side to move.
    pub(super) fn from_mover(position: &Position) -> Perspective {
        Perspective::new(position.board(), position.side())
    }

    /// The perspective of the side not to move.
    pub(super) fn from_opponent(position: &Position) -> Perspective {
        Perspective::new(position.board(), !position.side())
    }

    fn new(board: &Board, side: Side) -> Perspective {
        let orient = |set: Bitboard| match side {
            Side::Gold => set,
            Side::Silver => set.flip(),
        };
        let own = orient(board.side(side));
        let enemy = orient(board.side(!side));
        let roles = Role::ALL.map(|role| orient(board.role(role)));
        let mut dominated_squares = [Bitboard::EMPTY; 6];
        let mut stronger = Bitboard::EMPTY;
        let mut dominated = Bitboard::EMPTY;
        for role in (0..5).rev() {
            stronger |= roles[role + 1] & enemy;
            dominated_squares[role] = stronger.neighbours();
            dominated |= roles[role] & dominated_squares[role];
        }
        let supported = own.neighbours();
        let dominated = dominated & own;
        let frozen = dominated - supported;
        Perspective { own, enemy, roles, supported, dominated, frozen, dominated_squares }
    }

    /// The own pieces of a role.
    pub(super) fn pieces(&self, role: Role) -> Bitboard {
        self.own & self.roles[role.index()]
    }

    /// Empty squares.
    pub(super) fn empty(&self) -> Bitboard {
        !(self.own | self.enemy)
    }
}
