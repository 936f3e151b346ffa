//! How often each cause made a turn a mistake, with games to look at.

use serde::{Deserialize, Serialize};

use super::brief::GameBrief;

/// The most examples of a cause that are shown.
const MAX_EXAMPLES: usize = 5;

/// How often something was the cause of a mistake.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct CauseCount {
    pub mistakes: u32,
    /// Those in games that their side lost.
    pub in_lost_games: u32,
    /// Some of them, those in lost games first.
    pub examples: Vec<MistakeExample>,
}

/// A mistake in a game that can be opened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct MistakeExample {
    /// The game, at the position before the mistake.
    pub game: GameBrief,
    /// Whether the side that made it lost the game.
    pub is_lost: bool,
}

impl CauseCount {
    pub(super) fn keep(&mut self, example: MistakeExample) {
        self.examples.push(example);
        // A stable sort: the order of the games is kept otherwise.
        self.examples.sort_by_key(|example| !example.is_lost);
        self.examples.truncate(MAX_EXAMPLES);
    }
}
