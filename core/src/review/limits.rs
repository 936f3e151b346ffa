//! How many nodes the searches of a review visit.

/// The number of nodes of each search of a review.
///
/// Nodes, unlike times, give the same review on every machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReviewLimits {
    /// For every position of the game.
    pub first: u64,
    /// For the positions before and after a turn that seems to be a mistake.
    pub confirming: u64,
    /// For the positions before and after a turn that still looks like a blunder then.
    pub deciding: u64,
    /// For each beginning of a mistake.
    pub beginning: u64,
}

impl ReviewLimits {
    /// Seconds to a minute for a game.
    pub const QUICK: ReviewLimits = ReviewLimits::from_first(25_000);
    /// Ten times as many nodes as [`ReviewLimits::QUICK`].
    pub const DEEP: ReviewLimits = ReviewLimits::from_first(250_000);

    /// Limits in the usual proportions, based on the number of nodes of the first searches.
    #[must_use]
    pub const fn from_first(nodes: u64) -> ReviewLimits {
        ReviewLimits {
            first: nodes,
            confirming: nodes.saturating_mul(10),
            deciding: nodes.saturating_mul(40),
            beginning: nodes.saturating_mul(4),
        }
    }
}
