//! Static evaluation of a position, before any search.
//!
//! The evaluation is the sum of:
//!
//! - `material`: `HarLog`, by role and number of stronger enemies;
//! - `piece_square`: hand-written piece-square tables (PSQT);
//! - `trap_control` and `trap_threats`: who controls each trap, and pieces that the enemy may drag to a trap over
//!   several turns; hand-written;
//! - `features`: learned features, each with a middlegame and an endgame weight (tapered evaluation, [`Weights`]);
//! - [`net`]: a small NNUE-like network ([`net::Net`]).
//!
//! `ansa tune` fits the weights of the features (Texel tuning), `ansa train` those of the network. The search uses the
//! evaluation through the trait [`Evaluate`] only.
//!
//! ```
//! use ansa_core::eval::{Evaluate, Evaluator};
//! use ansa_core::game::Setup;
//! use ansa_core::game::setup::CLASSIC;
//! use ansa_core::threats::GoalCache;
//! use ansa_core::{Game, Side};
//! let mut game = Game::new();
//! game.set_up(&Setup::from_rows(CLASSIC, Side::Gold)).unwrap();
//! game.set_up(&Setup::from_rows(CLASSIC, Side::Silver)).unwrap();
//! let position = game.position().unwrap();
//! // Both sides have the same setup, so only the right to move counts (tempo).
//! assert!(Evaluator::default().evaluate(&position, &mut GoalCache::default()).abs() < 500);
//! ```

mod capture_threats;
mod features;
mod material;
pub mod net;
mod perspective;
mod piece_square;
mod trap_control;
mod trap_threats;
pub mod tuning;
mod weights;

use std::sync::Arc;

use crate::piece::Side;
use crate::position::Position;
use crate::threats::GoalCache;
pub(crate) use capture_threats::CaptureEstimate;
use features::FeatureSink;
use net::Net;
use perspective::Perspective;
use weights::TaperedScore;
pub use weights::{Weights, WeightsError};

/// A static evaluation function.
pub trait Evaluate {
    /// The evaluation for the side to move, in thousandths of a rabbit at the start of the game.
    ///
    /// The position is at the start of a turn, nobody has reached goal, and both sides have rabbits. The result depends
    /// on the position alone and is within ±200 000. `goals` is a cache for goal threats, which are found faster if
    /// it has seen similar positions.
    fn evaluate(&self, position: &Position, goals: &mut GoalCache) -> i32;
}

/// The engine's evaluator. The module documentation lists its terms.
#[derive(Clone, Debug)]
pub struct Evaluator {
    /// Weights of the features. Those of the piece-square features include the hand-written tables.
    weights: Arc<Weights>,
    /// The network, if any. Its output is added to the other terms.
    net: Option<Arc<Net>>,
}

impl Default for Evaluator {
    fn default() -> Evaluator {
        Evaluator::new(Weights::default(), Some(Net::built_in()))
    }
}

impl Evaluator {
    /// An evaluator with these learned weights, with or without a network.
    #[must_use]
    pub fn new(mut weights: Weights, net: Option<Arc<Net>>) -> Evaluator {
        piece_square::add_to(&mut weights);
        Evaluator { weights: Arc::new(weights), net }
    }

    /// The same evaluator without its network.
    #[must_use]
    pub fn without_net(self) -> Evaluator {
        Evaluator { net: None, ..self }
    }
}

impl Evaluate for Evaluator {
    fn evaluate(&self, position: &Position, goals: &mut GoalCache) -> i32 {
        let mut features = WeightedSum { weights: &self.weights, sum: TaperedScore::default() };
        let perspectives = [&Perspective::from_mover(position), &Perspective::from_opponent(position)];
        features::emit(position, perspectives, goals, &mut features);
        material::balance(position.board(), position.side())
            + trap_threats::balance(perspectives)
            + features.taper(game_phase(position))
            + self.net.as_ref().map_or(0, |net| net.evaluate(position))
    }
}

/// The sum of feature counts times weights, in the middlegame and in the endgame.
struct WeightedSum<'w> {
    weights: &'w Weights,
    sum: TaperedScore,
}

impl FeatureSink for WeightedSum<'_> {
    fn add(&mut self, feature: usize, count: i32) {
        self.sum.add(self.weights.0[feature], count);
    }

    fn negate(&mut self) {
        self.sum.negate();
    }
}

impl WeightedSum<'_> {
    /// Tapered evaluation: interpolates between the middlegame and the endgame sum by the game phase.
    fn taper(&self, phase: i32) -> i32 {
        let [middlegame, endgame] = self.sum.unpack();
        (middlegame * phase + endgame * (MAX_PHASE - phase)) / MAX_PHASE
    }
}

/// The game phase with all pieces on the board.
const MAX_PHASE: i32 = 24;

/// Game phase of the tapered evaluation: [`MAX_PHASE`] with all pieces on the board (middlegame), 0 with eight or fewer
/// (endgame).
fn game_phase(position: &Position) -> i32 {
    let board = position.board();
    let pieces = (board.side(Side::Gold) | board.side(Side::Silver)).count() as i32;
    (pieces - 8).clamp(0, MAX_PHASE)
}

/// Material balance of `side` alone, in thousandths of a rabbit at the start of the game.
#[must_use]
pub fn material(position: &Position, side: Side) -> i32 {
    material::balance(position.board(), side)
}

#[cfg(test)]
mod tests;
