//! Texts about saving the game in hand, and about files.

pub use ansa_texts::saving::*;

use super::reason::reason;
use crate::formats::WriteError;

/// A game could not be serialised.
pub fn unwritten(error: &WriteError) -> String {
    game_unwritten(&reason(error))
}
