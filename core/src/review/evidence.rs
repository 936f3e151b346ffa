//! The searches of a review, and what they have found.

use crate::record::{BegunScore, Evaluation, GoldScore};

/// Where a search of a review starts. Plies are indices in the game, including setups.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ReviewPlace {
    /// The position after this many plies.
    After(usize),
    /// The position after the engine's turn instead of this ply.
    Instead(usize),
    /// This ply after the given number of its steps, at least one.
    Begun(usize, usize),
}

/// A search that a review needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReviewSearch {
    /// Where it starts.
    pub place: ReviewPlace,
    /// Its number of nodes. It starts with empty tables, so that no other search affects its result.
    pub nodes: u64,
}

/// The scores of a position on which the choice of longer searches depends, so that it does not depend on the order of
/// the searches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct EarlierScores {
    /// From the first search.
    pub first: Option<GoldScore>,
    /// From the confirming search.
    pub confirmed: Option<GoldScore>,
}

/// What searches have found out about a game. If a list is too short, the rest is unknown.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ReviewEvidence {
    /// The evaluation of the position after each number of plies.
    pub found: Vec<Option<Evaluation>>,
    /// What shorter searches of the position after each number of plies have found, which a longer one has replaced.
    pub earlier: Vec<EarlierScores>,
    /// For each ply, the scores after its steps.
    pub begun: Vec<Vec<BegunScore>>,
    /// Searches that have failed and are left out.
    pub failed: Vec<ReviewPlace>,
}
