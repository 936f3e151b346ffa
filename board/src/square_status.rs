//! Square status: whether the piece on a square is frozen, and which friends protect it on a trap.

use ansa_core::{Bitboard, Board, Piece, Square};

/// What the neighbours of a piece do to it on its square.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SquareStatus {
    /// The enemies that freeze the piece; empty if it can move.
    pub frozen_by: Vec<(Square, Piece)>,
    /// On a trap, the adjacent friends that keep the piece from being captured; empty on other squares.
    pub protected_by: Vec<(Square, Piece)>,
}

impl SquareStatus {
    /// The status of the piece on a square. The default, which is neither frozen nor protected, if the square is empty.
    #[must_use]
    pub fn of(board: &Board, square: Square) -> SquareStatus {
        let Some(piece) = board.piece_at(square) else { return SquareStatus::default() };
        let with_pieces = |squares: Bitboard| -> Vec<(Square, Piece)> {
            squares.into_iter().filter_map(|at| Some((at, board.piece_at(at)?))).collect()
        };
        let frozen_by = if board.frozen(piece.side).contains(square) {
            with_pieces(board.freezers(square))
        } else {
            Vec::new()
        };
        let friends = Bitboard::from_square(square).neighbours() & board.side(piece.side);
        let protected_by = if square.is_trap() { with_pieces(friends) } else { Vec::new() };
        SquareStatus { frozen_by, protected_by }
    }
}
