//! Progress bias: a weak level prefers turns that get somewhere.
//!
//! With few nodes and much noise, the best turn is often to undo the previous one: a piece goes out and back, and out
//! again. The bias makes the side to move at the root like to advance and dislike to return.

use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::game::{Game, Ply};
use crate::piece::{Piece, Role, Side};
use crate::search::params as p;
use crate::splitmix::splitmix;

/// The bias of one search, from the point of view of the side to move at its root.
pub(super) struct ProgressBias {
    /// Points for each rank that a piece has advanced.
    points: i32,
    root: Board,
    side: Side,
    /// The squares that pieces of each role left in the side's last turns.
    left: [Bitboard; 6],
}

impl ProgressBias {
    /// The bias of the game's next turn; `None` without points.
    pub(super) fn new(game: &Game, points: u32) -> Option<ProgressBias> {
        if points == 0 {
            return None;
        }
        let (root, side) = (game.board(), game.side());
        let mut left = [Bitboard::EMPTY; 6];
        // The opponent has made the last turn.
        let own_plies = (0..game.plies().len()).rev().skip(1).step_by(2);
        for ply in own_plies.take(p::RETURN_TURNS) {
            if let (Some(Ply::Turn(_)), Some(before), Some(after)) =
                (game.plies().get(ply), game.board_at(ply), game.board_at(ply + 1))
            {
                for role in Role::ALL {
                    let piece = Piece::new(side, role);
                    left[role.index()] |= before.pieces(piece) - after.pieces(piece);
                }
            }
        }
        Some(ProgressBias { points: points.min(p::MAX_PROGRESS) as i32, root, side, left })
    }

    /// A part of the keys of all nodes, because scores with this bias do not hold for another one.
    pub(super) fn key(&self) -> u64 {
        let parts = self.left.iter().map(|squares| squares.0).chain([self.points as u64, self.side as u64]);
        parts.fold(self.root.zobrist(), |key, part| splitmix(key ^ part))
    }

    /// The points of a board, from the point of view of `side`.
    pub(super) fn score(&self, board: &Board, side: Side) -> i32 {
        let returned: u32 = Role::ALL
            .into_iter()
            .map(|role| {
                let piece = Piece::new(self.side, role);
                ((board.pieces(piece) - self.root.pieces(piece)) & self.left[role.index()]).count()
            })
            .sum();
        let advanced = self.advancement(board) - self.advancement(&self.root);
        let score = self.points * (advanced - p::RETURN_RANKS * returned as i32);
        if side == self.side { score } else { -score }
    }

    /// The number of ranks between the pieces and their side's back rank, all together.
    fn advancement(&self, board: &Board) -> i32 {
        let own = board.side(self.side);
        let ranks = (0..8u8).map(|rank| {
            let advanced = rank.abs_diff((!self.side).goal_rank());
            i32::from(advanced) * (own & Bitboard::rank(rank)).count() as i32
        });
        ranks.sum()
    }
}

#[cfg(test)]
mod tests;
