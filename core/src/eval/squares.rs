//! What it is worth to a piece to stand where it stands, by what players know of the game.
//!
//! Games that an engine plays against itself with few nodes don't teach this: in them nobody punishes a camel that goes
//! astray, or an elephant that stays at home. What [`super::features`] learn of squares comes on top of it.

use super::PHASES;
use super::features::FOLDED;
use super::weights::{Pair, Weights};
use crate::board::Board;
use crate::piece::{Role, Side};
use crate::square::Square;

/// In thousandths of a rabbit at the beginning of the game, half of it at the end: by role, then rank 8 first as the side
/// itself sees it, then files a to d (the others are the same).
///
/// - Rabbits guard their home and its wings; in the centre they are in everybody's way and lost first.
/// - Cats and dogs stay beside and behind the home traps.
/// - Horses go forward on the wings, where they threaten an enemy trap and have only one elephant to fear.
/// - The camel stays at home, for beyond the middle the enemy elephant takes it hostage.
/// - The elephant belongs in the centre, from where it reaches every trap.
const WORTH: [[[i32; 4]; 8]; 6] = [
    [
        [0, 0, 0, 0],
        [0, 0, 0, 0],
        [0, 0, 0, 0],
        [-50, -100, -200, -250],
        [0, -100, -200, -250],
        [30, -60, -200, -200],
        [50, 0, -60, -80],
        [60, 40, 20, 20],
    ],
    CAT_AND_DOG,
    CAT_AND_DOG,
    [
        [-400, -400, -400, -400],
        [-200, -200, -300, -300],
        [100, 100, -200, -200],
        [150, 100, -50, -100],
        [150, 100, 0, -50],
        [100, 100, -50, 0],
        [0, 50, 0, 0],
        [-150, -150, -150, -150],
    ],
    [
        [-900, -900, -800, -800],
        [-700, -700, -600, -600],
        [-500, -400, -400, -400],
        [-250, -200, -200, -150],
        [-50, 0, 0, 0],
        [0, 50, 50, 100],
        [0, 50, 100, 100],
        [-150, -100, -50, -50],
    ],
    [
        [-600, -500, -400, -350],
        [-450, -300, -150, -100],
        [-300, -100, 0, 50],
        [-200, 0, 150, 200],
        [-200, 0, 150, 200],
        [-300, -50, 50, 100],
        [-500, -250, -150, -100],
        [-700, -500, -400, -400],
    ],
];

const CAT_AND_DOG: [[i32; 4]; 8] = [
    [-500, -500, -500, -500],
    [-400, -400, -400, -400],
    [-250, -250, -250, -250],
    [-200, -200, -200, -200],
    [-150, -120, -100, -120],
    [0, 30, -100, 60],
    [0, 60, 120, 80],
    [-60, -20, 40, 20],
];

/// Adds it to what is learned of squares: so the search adds up both at once.
pub(super) fn add_to(weights: &mut Weights) {
    for role in Role::ALL {
        for (place, weight) in weights.squares(role).iter_mut().enumerate() {
            // There the own home comes first.
            let worth = WORTH[role.index()][7 - place / 4][place % 4];
            weight.add(Pair::new([worth, worth / 2]), 1);
        }
    }
}

/// How much better the pieces of `side` stand than the other ones, in thousandths of a rabbit; the phase is as in
/// [`super::phase`]. For tuning, which learns beside it.
pub(super) fn balance(board: &Board, side: Side, phase: i32) -> i32 {
    let sum = |of: Side| -> i32 {
        let own = board.side(of);
        Role::ALL
            .into_iter()
            .flat_map(|role| (own & board.role(role)).into_iter().map(move |at| worth(role, of, at)))
            .sum()
    };
    (sum(side) - sum(!side)) * (PHASES + phase) / (2 * PHASES)
}

fn worth(role: Role, side: Side, at: Square) -> i32 {
    // Rank 8 of the table comes first.
    let turn = if side == Side::Gold { 56 } else { 0 };
    WORTH[role.index()].as_flattened()[usize::from(FOLDED[at.index() ^ turn])]
}
