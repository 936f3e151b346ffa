//! What a finished game against the computer means for the person's rating.

use ansa_core::Level;

/// A finished game of a person against the computer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RatedGame {
    /// The computer's level.
    pub level: Level,
    /// Whether the person has won.
    pub is_won: bool,
    /// Whether the game counts for the rating: it was played without help, from the start and with all pieces.
    pub is_rated: bool,
}

/// A person's rating before and after a game, in whole points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RatingChange {
    /// The rating before the game.
    pub before: u16,
    /// The rating after it.
    pub after: u16,
    /// The deviation of the rating after it.
    pub deviation: u16,
}
