//! Positions with few pieces, which make easier puzzles than those of games.

use ansa_core::position::Position;
use ansa_core::{Piece, Role, Side, Square};

use crate::random::Random;

/// The positions with pieces taken off at random until each side has at most `most`, but at least one rabbit. Those that
/// would then have an undefended piece on a trap are left out.
pub(super) fn thinned(positions: &[Position], most: usize, random: &mut Random) -> Vec<Position> {
    positions.iter().filter_map(|position| thin(position, most, random)).collect()
}

fn thin(position: &Position, most: usize, random: &mut Random) -> Option<Position> {
    let mut builder = position.to_builder();
    for side in Side::ALL {
        let mut squares: Vec<Square> = position.board().side(side).into_iter().collect();
        random.shuffle(&mut squares);
        let rabbits = position.board().pieces(Piece::new(side, Role::Rabbit));
        // Without a rabbit the side would have lost.
        if let Some(at) = squares.iter().position(|&square| rabbits.contains(square)) {
            squares.swap(0, at);
        }
        for &square in squares.iter().skip(most.max(1)) {
            builder.board.remove(square);
        }
    }
    builder.build().ok()
}

#[cfg(test)]
mod tests;
