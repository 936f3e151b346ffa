//! What a piece's neighbours do to it where it stands: whether it is frozen, and what keeps it out of a trap.

use ansa_core::{Bitboard, Board, Piece, Square};

/// How a piece stands on its square.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Footing {
    /// The enemies that freeze it; none if it can move.
    pub frozen_by: Vec<(Square, Piece)>,
    /// On a trap, the friends beside it, without whom it would be lost; none elsewhere.
    pub kept_by: Vec<(Square, Piece)>,
}

impl Footing {
    /// How the piece on a square stands; as on firm ground if there is none.
    #[must_use]
    pub fn of(board: &Board, square: Square) -> Footing {
        let Some(piece) = board.piece_at(square) else { return Footing::default() };
        let named = |squares: Bitboard| -> Vec<(Square, Piece)> {
            squares.into_iter().filter_map(|at| Some((at, board.piece_at(at)?))).collect()
        };
        let frozen_by = if board.frozen(piece.side).contains(square) {
            named(board.freezers(square))
        } else {
            Vec::new()
        };
        let friends = Bitboard::of(square).neighbours() & board.side(piece.side);
        let kept_by = if square.is_trap() { named(friends) } else { Vec::new() };
        Footing { frozen_by, kept_by }
    }
}
