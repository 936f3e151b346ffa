//! What the pieces are worth, wherever they stand.
//!
//! A piece is worth more the fewer enemies are stronger than it; rabbits and the mere number of pieces are worth
//! their logarithm, so that every loss hurts more than the one before. This shape is the one that the game's
//! community settled on; the numbers are scaled to 1000 for a rabbit at the start.

use super::weights::{COUNT_WORTH, FEW_STRONGER_WORTH};
use crate::board::Board;
use crate::piece::{Piece, Role, Side};

/// How much more `side` has than the other one.
pub(super) fn balance(board: &Board, side: Side) -> i32 {
    let count = |side: Side| Role::ALL.map(|role| board.pieces(Piece { side, role }).count() as usize);
    let own = count(side);
    let enemy = count(!side);
    if own == enemy { 0 } else { worth(&own, &enemy) - worth(&enemy, &own) }
}

fn worth(own: &[usize; 6], enemy: &[usize; 6]) -> i32 {
    let mut stronger = 0;
    let mut worth = 0;
    for role in (Role::Cat.index()..=Role::Elephant.index()).rev() {
        worth += own[role] as i32 * FEW_STRONGER_WORTH[stronger.min(FEW_STRONGER_WORTH.len() - 1)];
        stronger += enemy[role];
    }
    let log = |count: usize| COUNT_WORTH[count.min(COUNT_WORTH.len() - 1)];
    worth + log(own[Role::Rabbit.index()]) + log(own.iter().sum())
}
