//! How strong the computer plays, in words that a page can offer.
//!
//! A level is nothing but limits of a search: fewer nodes look less far ahead, and noise blurs what is seen, so that
//! weak levels err as people do. No level plays at random, and all of them see a goal that they can reach at once.

use crate::search::Limits;

/// The strengths offered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// A child can win.
    Easy,
    /// Sees what a turn leads to, and misses most plans.
    Medium,
    /// As strong as the time that a player waits for allows.
    Hard,
}

impl Level {
    /// All, weakest first.
    pub const ALL: [Level; 3] = [Level::Easy, Level::Medium, Level::Hard];

    /// The limits of its searches.
    #[must_use]
    pub const fn limits(self) -> Limits {
        let (nodes, depth, noise) = match self {
            Level::Easy => (600, Some(3), 900),
            Level::Medium => (30_000, Some(6), 150),
            Level::Hard => (1_500_000, None, 0),
        };
        Limits { nodes: Some(nodes), time_ms: None, depth, noise }
    }
}
