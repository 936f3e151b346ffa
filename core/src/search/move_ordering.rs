//! Move ordering: scored moves, what a move captures or loses, and the selection of the best move.

use super::search_move::SearchMove;
use crate::bitboard::Bitboard;
use crate::piece::{Role, Side};
use crate::position::Position;
use crate::position::generate::Move;
use crate::square::Square;

/// The material that a move removes from the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct MaterialChange {
    /// The enemy that is captured.
    pub(super) captured: Option<Role>,
    /// The own piece that is lost.
    pub(super) lost: Option<Role>,
}

/// What a move captures and loses. Found without making the move.
pub(super) fn material_change(position: &Position, mv: Move) -> MaterialChange {
    let board = position.board();
    // The piece of `side` that is undefended on a trap after one piece has moved: the moved piece or another one.
    let removed = |side: Side, (from, to): (Square, Square)| -> Option<Role> {
        if !is_near_trap(from, to) {
            return None;
        }
        let own = (board.side(side) - Bitboard::from_square(from)) | Bitboard::from_square(to);
        let undefended = (own & Bitboard::TRAPS) - own.neighbours();
        undefended.first().map(|square| board.role_on_occupied(if square == to { from } else { square }))
    };
    let side = position.side();
    MaterialChange {
        captured: mv.enemy_goes().and_then(|way| removed(!side, way)),
        lost: removed(side, mv.own_goes()),
    }
}

/// Whether a step may leave a piece undefended on a trap: it enters a trap or leaves a square beside one.
fn is_near_trap(from: Square, to: Square) -> bool {
    Bitboard::TRAPS.contains(to) || Bitboard::TRAPS.neighbours().contains(from)
}

/// A move with its ordering score.
#[derive(Clone, Copy)]
pub(super) struct ScoredMove {
    pub(super) mv: SearchMove,
    pub(super) score: i32,
}

/// One step of a selection sort: swaps the move with the highest score to the front. Of equal ones, the first.
pub(super) fn pick_best(moves: &mut [ScoredMove]) -> Option<ScoredMove> {
    let best = moves.iter().enumerate().max_by_key(|(i, m)| (m.score, usize::MAX - i)).map(|(i, _)| i)?;
    moves.swap(0, best);
    Some(moves[0])
}

#[cfg(test)]
mod tests;
