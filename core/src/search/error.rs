//! Why a search cannot start.

use core::fmt;

use crate::position::step::{Step, StepError};

/// Why a search cannot start.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SearchError {
    /// The game has ended.
    GameOver,
    /// Steps were made, but a setup is due.
    SetupExpected,
    /// A step made in the turn is illegal.
    Step {
        /// Its index among the steps, from 0.
        index: usize,
        /// The step.
        step: Step,
        /// Why it is illegal.
        error: StepError,
    },
    /// No legal turn begins with the steps made.
    NoCompletion,
}

impl fmt::Display for SearchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SearchError::GameOver => f.write_str("the game is over, so there is no turn to search for"),
            SearchError::SetupExpected => f.write_str("a setup is due, so no step can have been made"),
            SearchError::Step { index, step, error } => write!(f, "step {} ({step}): {error}", index + 1),
            SearchError::NoCompletion => f.write_str("no legal turn begins with these steps"),
        }
    }
}

impl core::error::Error for SearchError {}
