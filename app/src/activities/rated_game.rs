//! What a finished game against the computer means for the person's rating.

use ansa_core::Level;

/// A finished game of a person against the computer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct RatedGame {
    /// The computer's level.
    pub(crate) level: Level,
    /// Whether the person has won.
    pub(crate) is_won: bool,
    /// Whether the game counts for the rating: it was played without help, from the start and with all pieces.
    pub(crate) is_rated: bool,
}

/// A person's rating before and after a game, in whole points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct RatingChange {
    /// The rating before the game.
    pub(crate) before: u16,
    /// The rating after it.
    pub(crate) after: u16,
    /// The deviation of the rating after it.
    pub(crate) deviation: u16,
}
