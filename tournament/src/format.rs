//! The formats of tournaments.

use core::fmt;
use core::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

/// How the players of a tournament are paired.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// Everyone plays everyone else, as many times as there are cycles.
    RoundRobin {
        /// 1 is a single round robin, 2 a double one.
        cycles: u32,
    },
    /// The first player plays against each of the others, who don't play each other.
    Gauntlet {
        /// Games against each opponent.
        games: u32,
    },
    /// A fixed number of rounds between players with about the same number of points.
    Swiss {
        /// The number of rounds.
        rounds: u32,
    },
    /// Floating elimination: a player who has lost as many games as there are lives is out. The others are paired anew
    /// in each round.
    Elimination {
        /// 2, 3 or 4.
        lives: u32,
    },
    /// The Arimaa Challenge: the first player, a program, plays three games against each of three defenders.
    Challenge,
}

/// The games of each defender in [`Format::Challenge`].
pub const CHALLENGE_GAMES: u32 = 3;
/// The defenders in [`Format::Challenge`].
pub const CHALLENGE_DEFENDERS: usize = 3;

/// A number of a format that is out of range.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FormatError {
    /// What there are so many of, in plural.
    pub what: &'static str,
    /// The number.
    pub found: u32,
    /// What it can be.
    pub allowed: RangeInclusive<u32>,
}

impl fmt::Display for FormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let FormatError { what, found, allowed } = self;
        write!(f, "a tournament can have {} to {} {what}, not {found}", allowed.start(), allowed.end())
    }
}

impl core::error::Error for FormatError {}

impl Format {
    /// Checks the number of the format.
    ///
    /// # Errors
    /// It is out of range.
    pub fn check(self) -> Result<(), FormatError> {
        let (what, found, allowed) = match self {
            Format::RoundRobin { cycles } => ("cycles", cycles, 1..=100),
            Format::Gauntlet { games } => ("games against each opponent", games, 1..=1000),
            Format::Swiss { rounds } => ("rounds", rounds, 1..=100),
            Format::Elimination { lives } => ("lives", lives, 2..=4),
            Format::Challenge => return Ok(()),
        };
        if allowed.contains(&found) { Ok(()) } else { Err(FormatError { what, found, allowed }) }
    }

    /// Whether the pairings of a round depend on the results of the rounds before, which must then be complete.
    #[must_use]
    pub const fn needs_results(self) -> bool {
        matches!(self, Format::Swiss { .. } | Format::Elimination { .. })
    }

    /// How many games a player of this format can lose before being out.
    #[must_use]
    pub const fn lives(self) -> Option<u32> {
        match self {
            Format::Elimination { lives } => Some(lives),
            _ => None,
        }
    }

    /// The games of the first player against each other one, if only the first player plays all others.
    pub(crate) const fn games_of_the_first(self) -> Option<u32> {
        match self {
            Format::Gauntlet { games } => Some(games),
            Format::Challenge => Some(CHALLENGE_GAMES),
            _ => None,
        }
    }

    /// How many players there can be.
    pub(crate) const fn most_players(self) -> usize {
        match self {
            Format::Challenge => 1 + CHALLENGE_DEFENDERS,
            _ => crate::player::MAX_PLAYERS,
        }
    }
}
