//! Material evaluation: `HarLog`, the harmonic-logarithmic formula of the Arimaa community.
//!
//! A piece is worth more the fewer enemies are stronger than it. Rabbits, and pieces as such, count by the logarithm
//! of their number, so each loss costs more than the one before. Values are scaled to 1000 for a rabbit at the start.

use crate::board::Board;
use crate::piece::{Piece, Role, Side};

/// Value of a piece other than a rabbit, by the number of stronger enemies: 8000 ÷ (1.4475 + n), and twice
/// 8000 ÷ 1.4475 for none.
const VALUE_BY_STRONGER_ENEMIES: [i32; 9] = [11053, 3269, 2321, 1799, 1469, 1241, 1074, 947, 847];

/// Value of n rabbits, and of n pieces: 5051.6 × ln n.
const VALUE_BY_COUNT: [i32; 17] = [
    -3000, 0, 3501, 5550, 7003, 8130, 9051, 9830, 10504, 11099, 11632, 12113, 12553, 12957, 13331, 13680,
    14006,
];

/// Material balance of `side`: its material value less the enemy's.
pub(super) fn balance(board: &Board, side: Side) -> i32 {
    let count = |side: Side| Role::ALL.map(|role| board.pieces(Piece { side, role }).count() as usize);
    let own = count(side);
    let enemy = count(!side);
    if own == enemy { 0 } else { value(&own, &enemy) - value(&enemy, &own) }
}

/// Material value of a side with these piece counts, by role.
fn value(own: &[usize; 6], enemy: &[usize; 6]) -> i32 {
    let mut stronger = 0;
    let mut value = 0;
    for role in (Role::Cat.index()..=Role::Elephant.index()).rev() {
        value +=
            own[role] as i32 * VALUE_BY_STRONGER_ENEMIES[stronger.min(VALUE_BY_STRONGER_ENEMIES.len() - 1)];
        stronger += enemy[role];
    }
    let by_count = |count: usize| VALUE_BY_COUNT[count.min(VALUE_BY_COUNT.len() - 1)];
    value + by_count(own[Role::Rabbit.index()]) + by_count(own.iter().sum())
}
