//! What a position is worth before anything is searched.
//!
//! Search knows evaluations by one trait only.
//!
//! ```
//! use ansa_core::eval::{Evaluate, Evaluation};
//! use ansa_core::game::Setup;
//! use ansa_core::game::setup::CLASSIC;
//! use ansa_core::threats::Goals;
//! use ansa_core::{Game, Side};
//! let mut game = Game::new();
//! game.set_up(&Setup::from_rows(CLASSIC, Side::Gold)).unwrap();
//! game.set_up(&Setup::from_rows(CLASSIC, Side::Silver)).unwrap();
//! let position = game.position().unwrap();
//! // The same setup on both sides: only the right to move makes a difference.
//! assert!(Evaluation::default().evaluate(&position, &mut Goals::default()).abs() < 500);
//! ```

mod control;
mod features;
mod hunt;
mod material;
pub mod net;
mod peril;
mod squares;
pub mod tuning;
mod view;
mod weights;

use std::sync::Arc;

use crate::piece::Side;
use crate::position::Position;
use crate::threats::Goals;
use features::Tally;
pub(crate) use hunt::Hunt;
use net::Net;
use view::View;
use weights::Pair;
pub use weights::{Weights, WeightsError};

/// A judge of positions.
pub trait Evaluate {
    /// How much better the side to move stands, in thousandths of a rabbit at the start of the game.
    ///
    /// Called at the start of a turn, when nobody has reached goal and both sides have rabbits. What is returned
    /// depends on the position alone and stays within ±200 000. Goals are looked for by `goals`, which is the quicker for
    /// having seen positions like this one.
    fn evaluate(&self, position: &Position, goals: &mut Goals) -> i32;
}

/// What the engine plays with: material, squares and what may be lost by what players know, features made by hand (where the
/// pieces stand, traps, freezing, hostages, pieces in danger and what each side could capture, the elephant's freedom, rabbits
/// and their ways to goal) and a small network that knows how things that stand together add up; the weights of the last two
/// learned from games that the engine played itself.
#[derive(Clone, Debug)]
pub struct Evaluation {
    /// What each feature is worth, what players know of squares included.
    weights: Arc<Weights>,
    /// What is added to the features; without a network, nothing.
    net: Option<Arc<Net>>,
}

impl Default for Evaluation {
    fn default() -> Evaluation {
        Evaluation::new(Weights::default(), Some(Net::built_in()))
    }
}

impl Evaluation {
    /// An evaluation with these learned weights, and with this network or none.
    #[must_use]
    pub fn new(mut weights: Weights, net: Option<Arc<Net>>) -> Evaluation {
        squares::add_to(&mut weights);
        Evaluation { weights: Arc::new(weights), net }
    }

    /// The same without a network.
    #[must_use]
    pub fn without_net(self) -> Evaluation {
        Evaluation { net: None, ..self }
    }
}

impl Evaluate for Evaluation {
    fn evaluate(&self, position: &Position, goals: &mut Goals) -> i32 {
        let mut sum = Sum { weights: &self.weights, sum: Pair::default() };
        let views = [&View::of_mover(position), &View::of_other(position)];
        features::tell(position, views, goals, &mut sum);
        let net = self.net.as_ref().map_or(0, |net| net.worth(position));
        material::balance(position.board(), position.side()) + perils(views) + sum.at(phase(position)) + net
    }
}

/// What features are worth together, at the beginning and at the end of a game.
struct Sum<'w> {
    weights: &'w Weights,
    sum: Pair,
}

impl Tally for Sum<'_> {
    fn add(&mut self, feature: usize, count: i32) {
        self.sum.add(self.weights.0[feature], count);
    }

    fn turn(&mut self) {
        self.sum.turn();
    }
}

impl Sum<'_> {
    /// Between the two, by the phase of the game.
    fn at(&self, phase: i32) -> i32 {
        let [beginning, end] = self.sum.apart();
        (beginning * phase + end * (PHASES - phase)) / PHASES
    }
}

/// With all pieces on the board.
const PHASES: i32 = 24;

/// How much of the game is still to come: [`PHASES`] with all pieces on the board, 0 with eight or fewer.
fn phase(position: &Position) -> i32 {
    let board = position.board();
    let pieces = (board.side(Side::Gold) | board.side(Side::Silver)).count() as i32;
    (pieces - 8).clamp(0, PHASES)
}

/// How much less the first view's side stands to lose than the other's.
fn perils(views: [&View; 2]) -> i32 {
    let [mover, other] = views;
    let [movers, others] = control::balance(views);
    peril::of(other, mover, &others) - peril::of(mover, other, &movers)
}

/// Material alone, for tests and for showing: how much more `side` has, in thousandths of a rabbit at the start.
#[must_use]
pub fn material(position: &Position, side: Side) -> i32 {
    material::balance(position.board(), side)
}

#[cfg(test)]
mod tests;
