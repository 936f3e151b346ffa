//! What a position is worth before anything is searched.
//!
//! Search knows evaluations by one trait only, so that a network can take the place of the hand-made terms.
//!
//! ```
//! use ansa_core::eval::{Evaluate, HandMade};
//! use ansa_core::game::Placing;
//! use ansa_core::game::placing::CLASSIC;
//! use ansa_core::{Game, Side};
//! let mut game = Game::new();
//! game.set_up(&Placing::named(CLASSIC, Side::Gold)).unwrap();
//! game.set_up(&Placing::named(CLASSIC, Side::Silver)).unwrap();
//! let position = game.position().unwrap();
//! // The same setup on both sides: only the right to move makes a difference.
//! assert!(HandMade.evaluate(&position).abs() < 500);
//! ```

mod material;
mod terms;
mod view;
mod weights;

use crate::piece::Side;
use crate::position::Position;
use view::View;

/// A judge of positions.
pub trait Evaluate {
    /// How much better the side to move stands, in thousandths of a rabbit at the start of the game.
    ///
    /// Called at the start of a turn, when nobody has reached goal and both sides have rabbits. What is returned
    /// depends on the position alone and stays within ±200 000.
    fn evaluate(&self, position: &Position) -> i32;
}

/// Terms made by hand: material, traps, freezing, pieces in danger, hostages, the elephant's freedom, rabbits.
#[derive(Clone, Copy, Debug, Default)]
pub struct HandMade;

impl Evaluate for HandMade {
    fn evaluate(&self, position: &Position) -> i32 {
        let board = position.board();
        let mover = View::new(board, position.side());
        let other = View::new(board, !position.side());
        let quiet = material::balance(board, position.side()) + terms::balance(&mover, &other);
        // What the mover could take this turn weighs far more than what it must look after.
        quiet + weights::TO_MOVE + terms::danger(&other, weights::DANGER_AT_ONCE)
            - terms::danger(&mover, weights::DANGER_NEXT_TURN)
    }
}

/// Material alone, for tests and for showing: how much more `side` has, in thousandths of a rabbit at the start.
#[must_use]
pub fn material(position: &Position, side: Side) -> i32 {
    material::balance(position.board(), side)
}

#[cfg(test)]
mod tests;
