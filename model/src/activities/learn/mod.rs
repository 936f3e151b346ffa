//! Learning from mistakes: a person looks for a better turn in a position in which somebody erred.
//!
//! An [`Exercise`] is such a position. [`LearnState`] leads through a list of them: it lets the person enter a turn, has
//! the engine judge it, gives hints and shows the solution. [`MistakeDeck`] keeps exercises for later days.

mod action;
mod board_view;
mod deck;
mod due_days;
mod exercise;
mod learn_state;
#[cfg(test)]
mod tests;

pub use action::LearnAction;
pub use deck::{Card, DeckAction, MistakeDeck};
pub use due_days::{DueDays, MAX_CARDS};
pub use exercise::Exercise;
pub use learn_state::{Answered, LearnState, Solution, Stage};
