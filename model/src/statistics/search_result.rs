//! The games that a search has found.

use serde::{Deserialize, Serialize};

use super::brief::GameBrief;

/// The most games that a search lists.
const MAX_FOUND: usize = 100;

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct SearchResult {
    /// The first games, at most 100.
    pub games: Vec<GameBrief>,
    pub found: u32,
}

impl SearchResult {
    /// Adds a game that has what is looked for after so many plies.
    pub(super) fn add(&mut self, game: impl FnOnce() -> GameBrief) {
        self.found = self.found.saturating_add(1);
        if self.games.len() < MAX_FOUND {
            self.games.push(game());
        }
    }
}
