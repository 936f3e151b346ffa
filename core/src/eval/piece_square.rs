//! Hand-written piece-square tables (PSQT).
//!
//! Self-play with few nodes can't teach these values: no player there punishes an advanced camel or an elephant that
//! stays at home. The learned piece-square weights of [`super::features`] are added to them.

use super::MAX_PHASE;
use super::features::FOLDED_SQUARE;
use super::weights::{TaperedScore, Weights};
use crate::board::Board;
use crate::piece::{Role, Side};
use crate::square::Square;

/// Middlegame values in thousandths of a rabbit; endgame values are half of them. Indexed by role, rank (8 first, from
/// the side's perspective) and file (a to d; e to h are mirrored).
///
/// - Rabbits guard the home ranks and the wings; in the centre they block their own pieces and are easily captured.
/// - Cats and dogs stay beside and behind the home traps.
/// - Horses advance on the wings, where they attack an enemy trap and only the elephant threatens them.
/// - The camel stays at home: an advanced camel is taken hostage by the enemy elephant.
/// - The elephant is centralised: from there it reaches every trap.
const TABLES: [[[i32; 4]; 8]; 6] = [
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

/// Adds the tables to the learned piece-square weights, so that the search looks up both at once.
pub(super) fn add_to(weights: &mut Weights) {
    for role in Role::ALL {
        for (cell, weight) in weights.piece_square(role).iter_mut().enumerate() {
            // The weights start with the home rank, the tables with rank 8.
            let value = TABLES[role.index()][7 - cell / 4][cell % 4];
            weight.add(TaperedScore::new([value, value / 2]), 1);
        }
    }
}

/// The tapered score of the tables for `side`, in thousandths of a rabbit. `phase` is the result of
/// [`super::game_phase`]. For the tuner, which does not change this part.
pub(super) fn balance(board: &Board, side: Side, phase: i32) -> i32 {
    let sum = |of: Side| -> i32 {
        let own = board.side(of);
        Role::ALL
            .into_iter()
            .flat_map(|role| (own & board.role(role)).into_iter().map(move |square| value(role, of, square)))
            .sum()
    };
    (sum(side) - sum(!side)) * (MAX_PHASE + phase) / (2 * MAX_PHASE)
}

fn value(role: Role, side: Side, square: Square) -> i32 {
    // The tables start with rank 8.
    let flip = if side == Side::Gold { 56 } else { 0 };
    TABLES[role.index()].as_flattened()[usize::from(FOLDED_SQUARE[square.index() ^ flip])]
}
