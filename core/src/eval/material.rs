//! What the pieces are worth, wherever they stand.
//!
//! A piece is worth more the fewer enemies are stronger than it; rabbits and the mere number of pieces are worth
//! their logarithm, so that every loss hurts more than the one before. This shape is the one that the game's
//! community settled on; the numbers are scaled to 1000 for a rabbit at the start.

use crate::board::Board;
use crate::piece::{Piece, Role, Side};

/// Worth of a non-rabbit by the number of stronger enemies: 8000 ÷ (1.4475 + n), twice 8000 ÷ 1.4475 for none.
const FEW_STRONGER_WORTH: [i32; 9] = [11053, 3269, 2321, 1799, 1469, 1241, 1074, 947, 847];

/// Worth of having n rabbits, and of having n pieces: 5051.6 × ln n.
const COUNT_WORTH: [i32; 17] = [
    -3000, 0, 3501, 5550, 7003, 8130, 9051, 9830, 10504, 11099, 11632, 12113, 12553, 12957, 13331, 13680,
    14006,
];

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
