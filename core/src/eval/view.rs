//! The board as one side sees it: its own pieces first, marching north.

use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::piece::{Role, Side};
use crate::position::Position;

/// Everything turned so that `own` always plays from the south, as gold does.
pub(super) struct View {
    pub(super) own: Bitboard,
    pub(super) enemy: Bitboard,
    pub(super) roles: [Bitboard; 6],
    /// Squares beside an own piece.
    pub(super) supported: Bitboard,
    /// Own pieces with a stronger enemy beside them.
    pub(super) held: Bitboard,
    /// Those of them that are frozen.
    pub(super) frozen: Bitboard,
    /// For each role, the squares next to an enemy that is stronger than it.
    pub(super) dominated: [Bitboard; 6],
}

impl View {
    /// A position as the side to move sees it.
    pub(super) fn of_mover(position: &Position) -> View {
        View::new(position.board(), position.side())
    }

    /// As the other side sees it.
    pub(super) fn of_other(position: &Position) -> View {
        View::new(position.board(), !position.side())
    }

    fn new(board: &Board, side: Side) -> View {
        let turn = |set: Bitboard| match side {
            Side::Gold => set,
            Side::Silver => set.flip(),
        };
        let own = turn(board.side(side));
        let enemy = turn(board.side(!side));
        let roles = Role::ALL.map(|role| turn(board.role(role)));
        let mut dominated = [Bitboard::EMPTY; 6];
        let mut stronger = Bitboard::EMPTY;
        let mut held = Bitboard::EMPTY;
        for role in (0..5).rev() {
            stronger |= roles[role + 1] & enemy;
            dominated[role] = stronger.neighbours();
            held |= roles[role] & dominated[role];
        }
        let supported = own.neighbours();
        let held = held & own;
        View { own, enemy, roles, supported, held, frozen: held - supported, dominated }
    }

    /// The own pieces of a role.
    pub(super) fn of(&self, role: Role) -> Bitboard {
        self.own & self.roles[role.index()]
    }

    /// Squares on which nothing stands.
    pub(super) fn empty(&self) -> Bitboard {
        !(self.own | self.enemy)
    }
}
