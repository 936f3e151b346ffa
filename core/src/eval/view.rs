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
    /// Own pieces that are frozen.
    pub(super) frozen: Bitboard,
    /// For each role, the squares next to an enemy that is stronger than it.
    pub(super) dominated: [Bitboard; 6],
}

impl View {
    /// A position as the side to move sees it, then as the other one does.
    pub(super) fn both(position: &Position) -> [View; 2] {
        [View::new(position.board(), position.side()), View::new(position.board(), !position.side())]
    }

    pub(super) fn new(board: &Board, side: Side) -> View {
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
        let frozen = (held & own) - own.neighbours();
        View { own, enemy, roles, frozen, dominated }
    }

    /// The own pieces of a role.
    pub(super) fn of(&self, role: Role) -> Bitboard {
        self.own & self.roles[role.index()]
    }

    /// Squares on which nothing stands.
    pub(super) fn empty(&self) -> Bitboard {
        !(self.own | self.enemy)
    }

    /// Own pieces with a stronger enemy beside them.
    pub(super) fn held(&self) -> Bitboard {
        (0..5).fold(Bitboard::EMPTY, |held, role| held | (self.roles[role] & self.dominated[role])) & self.own
    }
}
