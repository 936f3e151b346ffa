//! How long the searches of a review are.

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
    /// How much of the chance to win a turn has to give away by the first searches to seem a mistake, in percentage points.
    pub candidate: u8,
}

impl ReviewLimits {
    /// Seconds to a few minutes for a game.
    pub const QUICK: ReviewLimits = ReviewLimits::from_first(100_000);
    /// Ten times as much as [`ReviewLimits::QUICK`], and turns seem mistakes earlier.
    pub const DEEP: ReviewLimits = ReviewLimits { candidate: 5, ..ReviewLimits::from_first(1_000_000) };

    /// Limits in the usual proportions, from that of the first searches.
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
