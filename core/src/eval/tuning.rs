//! For `ansa tune` (Texel tuning): the feature vector of a position, and the weights as floating-point numbers.

use super::features::{self, FeatureSink};
use super::perspective::Perspective;
use super::weights::{TaperedScore, Weights, WeightsError};
use super::{MAX_PHASE, game_phase, material, piece_square, trap_threats};
use crate::position::Position;
use crate::threats::GoalCache;

/// Number of features; each has a middlegame and an endgame weight.
pub const FEATURES: usize = features::COUNT;

/// The number of features with fixed weights, which tuning does not change; they come first. The only one is the tempo.
/// The weights are fitted to search scores, which already include what the side to move is about to do. An evaluation
/// that learned this would swing from turn to turn, and searches of neighbouring depths would disagree (odd-even
/// effect).
pub const FIXED_FEATURES: usize = 1;

/// The features from [`FIXED_FEATURES`] up to this one are cells of tables: piece-square tables and home traps.
pub const TABLES_END: usize = features::TABLES_END;

/// The feature vector of a position. The evaluation is `fixed` plus the sum of each feature's count times its weight,
/// which `phase` interpolates between middlegame and endgame.
#[derive(Clone, PartialEq, Debug)]
pub struct FeatureVector {
    /// The part that depends on no weight: material, hand-written piece-square tables, and trap threats. In thousandths
    /// of a rabbit, for the side to move.
    pub fixed: i32,
    /// Game phase of the tapered evaluation: 1 in the middlegame, 0 in the endgame.
    pub phase: f32,
    /// Features with their counts. Each feature occurs at most once, and no count is 0.
    pub counts: Vec<(u16, i8)>,
}

/// Counts features instead of summing their weights.
struct Counts(Vec<i32>);

impl FeatureSink for Counts {
    fn add(&mut self, feature: usize, count: i32) {
        self.0[feature] += count;
    }

    fn negate(&mut self) {
        self.0.iter_mut().for_each(|count| *count = -*count);
    }
}

/// The feature vector of a position.
#[must_use]
pub fn feature_vector(position: &Position) -> FeatureVector {
    let mut counts = Counts(vec![0; FEATURES]);
    let perspectives = [&Perspective::from_mover(position), &Perspective::from_opponent(position)];
    features::emit(position, perspectives, &mut GoalCache::default(), &mut counts);
    let nonzero = counts.0.iter().enumerate().filter(|&(_, &count)| count != 0);
    let (board, side) = (position.board(), position.side());
    FeatureVector {
        fixed: material::balance(board, side)
            + piece_square::balance(board, side, game_phase(position))
            + trap_threats::balance(perspectives),
        phase: game_phase(position) as f32 / MAX_PHASE as f32,
        counts: nonzero.map(|(feature, &count)| (feature as u16, count as i8)).collect(),
    }
}

/// Weights as floating-point numbers, `[middlegame, endgame]` for each feature.
#[must_use]
pub fn to_floats(weights: &Weights) -> Vec<[f32; 2]> {
    weights.0.iter().map(|weight| weight.unpack().map(|number| number as f32)).collect()
}

/// Rounds numbers to weights.
///
/// # Errors
/// The number of weights is not [`FEATURES`].
pub fn from_floats(floats: &[[f32; 2]]) -> Result<Weights, WeightsError> {
    let floats: &[[f32; 2]; FEATURES] = floats.try_into().map_err(|_| WeightsError)?;
    // A weights file has 16 bits for each number.
    Ok(Weights(floats.map(|pair| TaperedScore::new(pair.map(|number| i32::from(number.round() as i16))))))
}

/// The initial weights for tuning from scratch: 0, except for the fixed ones.
#[must_use]
pub fn zero_weights() -> Weights {
    let mut weights = Weights([TaperedScore::default(); FEATURES]);
    weights.0[..FIXED_FEATURES].copy_from_slice(&Weights::default().0[..FIXED_FEATURES]);
    weights
}
