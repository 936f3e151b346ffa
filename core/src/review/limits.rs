//! How many nodes the searches of a review visit.

/// The number of nodes of each search of a review.
///
/// Nodes, unlike times, give the same review on every machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReviewLimits {
    /// For every position of the game.
    pub first: u64,
    /// For the positions before and after a turn that seems to be a mistake, and for the position after the engine's turn
    /// instead of it.
    pub confirming: u64,
    /// For each beginning of a mistake.
    pub beginning: u64,
    /// How many percentage points of winning chances a turn must give away in the first searches to be suspected of
    /// being a mistake.
    pub candidate: u8,
}

impl ReviewLimits {
    /// Seconds to a few minutes for a game.
    pub const QUICK: ReviewLimits = ReviewLimits::from_first(100_000);
    /// Ten times as many nodes as [`ReviewLimits::QUICK`], and a lower threshold for suspecting a turn.
    pub const DEEP: ReviewLimits = ReviewLimits { candidate: 5, ..ReviewLimits::from_first(1_000_000) };

    /// Limits in the usual proportions, based on the number of nodes of the first searches.
    #[must_use]
    pub const fn from_first(nodes: u64) -> ReviewLimits {
        ReviewLimits {
            first: nodes,
            confirming: nodes.saturating_mul(10),
            beginning: nodes.saturating_mul(4),
            candidate: 8,
        }
    }
}
