//! What tuning needs: how often each feature of a position counts, and where the weights go.

use super::features::{self, Tally};
use super::view::View;
use super::weights::{Pair, Weights};
use super::{PHASES, material, perils, phase, squares};
use crate::position::Position;
use crate::threats::Goals;

/// How many features there are; each has a weight for the beginning of a game and one for its end.
pub const FEATURES: usize = features::COUNT;

/// So many features at the beginning have weights that are given and not learned: the right to move. What a search thinks
/// of a position knows what the mover is going to do with it; an evaluation that did would differ from one turn to the
/// next, and searches to depths that lie side by side would not agree.
pub const GIVEN: usize = 1;

/// The features before this one, but for the given ones, are cells of tables: of squares, and of what stands at a trap.
pub const TABLES: usize = features::TABLES;

/// A position taken apart: what it is worth is `fixed` and, for each feature, its count times its weight, which is between
/// the one for the beginning and the one for the end.
#[derive(Clone, PartialEq, Debug)]
pub struct Parts {
    /// What no weight changes: the material, and squares and perils by what players know. In thousandths of a rabbit, from
    /// the view of the side to move.
    pub fixed: i32,
    /// The share of the weights for the beginning, from 0 to 1.
    pub beginning: f32,
    /// Features and how often they count; each feature at most once, none with 0.
    pub counts: Vec<(u16, i8)>,
}

struct Counts(Vec<i32>);

impl Tally for Counts {
    fn add(&mut self, feature: usize, count: i32) {
        self.0[feature] += count;
    }

    fn turn(&mut self) {
        self.0.iter_mut().for_each(|count| *count = -*count);
    }
}

/// Takes a position apart.
#[must_use]
pub fn parts(position: &Position) -> Parts {
    let mut counts = Counts(vec![0; FEATURES]);
    let views = [&View::of_mover(position), &View::of_other(position)];
    features::tell(position, views, &mut Goals::default(), &mut counts);
    let counted = counts.0.iter().enumerate().filter(|&(_, &count)| count != 0);
    let (board, side) = (position.board(), position.side());
    Parts {
        fixed: material::balance(board, side)
            + squares::balance(board, side, phase(position))
            + perils(views),
        beginning: phase(position) as f32 / PHASES as f32,
        counts: counted.map(|(feature, &count)| (feature as u16, count as i8)).collect(),
    }
}

/// Weights as numbers that can be moved a little, for the beginning and for the end.
#[must_use]
pub fn numbers(weights: &Weights) -> Vec<[f32; 2]> {
    weights.0.iter().map(|pair| pair.apart().map(|number| number as f32)).collect()
}

/// The weights next to these numbers.
///
/// # Panics
/// There are more or fewer of them than features.
#[must_use]
pub fn weights(numbers: &[[f32; 2]]) -> Weights {
    assert_eq!(numbers.len(), FEATURES, "a weight for each feature");
    Weights(core::array::from_fn(|feature| {
        // Within what a file of weights can say.
        Pair::new(numbers[feature].map(|number| i32::from(number.round() as i16)))
    }))
}

/// Where learning from nothing begins: only the right to move has its weight.
#[must_use]
pub fn nothing() -> Weights {
    let mut none = Weights([Pair::default(); FEATURES]);
    none.0[..GIVEN].copy_from_slice(&Weights::default().0[..GIVEN]);
    none
}
