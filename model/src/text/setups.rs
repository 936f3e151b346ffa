//! Texts of the setup explorer and of the search for games.

pub use ansa_texts::setups::*;

use crate::statistics::GameBrief;

pub fn name(game: &GameBrief) -> String {
    super::library::game_name(&game.entry())
}

/// The engine's score of a setup.
pub fn rabbits(score: f64) -> String {
    if score > 0.0 { rabbits_more(score) } else { ansa_texts::setups::rabbits(score) }
}
