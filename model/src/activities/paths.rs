//! A turn as the paths of its pieces: arrows on the board, and the piece that matters most.

use ansa_board::{Arrow, ArrowKind};
use ansa_core::{Piece, PlayedStep, Side, Square};

use crate::document::{PiecePath, piece_paths};

/// The arrows of these paths in a turn of a side: those of its own pieces, and those of pieces that it pushes or pulls.
pub(super) fn arrows(paths: Vec<PiecePath>, mover: Side) -> Vec<Arrow> {
    let arrow = |path: PiecePath| {
        let kind = if path.piece.side == mover { ArrowKind::Hint } else { ArrowKind::HintForced };
        Arrow { kind, squares: path.squares, offers: false }
    };
    paths.into_iter().map(arrow).collect()
}

pub fn turn_arrows(steps: &[PlayedStep], mover: Side) -> Vec<Arrow> {
    arrows(piece_paths(steps), mover)
}

/// The own piece that does most in a turn of a side, with its first square: the one that makes the most steps, with those
/// of the pieces that it pushes or pulls; among equals, the first to move.
pub(super) fn main_piece(steps: &[PlayedStep], mover: Side) -> Option<(Piece, Square)> {
    let own = piece_paths(steps).into_iter().filter(|path| path.piece.side == mover);
    // `max_by_key` returns the last of equal elements.
    let best = own.rev().max_by_key(|path| {
        let pushed = path.squares.windows(2).filter(|pair| moves_enemy(steps, path.piece, pair)).count();
        path.squares.len() + pushed
    })?;
    Some((best.piece, *best.squares.first()?))
}

/// Whether an own piece's step along this pair of squares pushes or pulls an enemy.
fn moves_enemy(steps: &[PlayedStep], own: Piece, pair: &[Square]) -> bool {
    let [from, to] = *pair else { return false };
    let is_enemy = |index: usize, at: fn(&PlayedStep) -> Option<Square>, square| {
        let enemy = steps.get(index).filter(|played| played.piece.side != own.side);
        enemy.is_some_and(|played| at(played) == Some(square))
    };
    let left = |played: &PlayedStep| Some(played.step.from);
    let entered = |played: &PlayedStep| played.step.to();
    steps.iter().enumerate().any(|(index, played)| {
        played.piece == own
            && (played.step.from, played.step.to()) == (from, Some(to))
            && (index.checked_sub(1).is_some_and(|before| is_enemy(before, left, to))
                || is_enemy(index + 1, entered, from))
    })
}
