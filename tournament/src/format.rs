//! The formats of tournaments.

use core::fmt;
use core::ops::RangeInclusive;
use core::str::FromStr;

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
    /// The Arimaa Challenge: the first player, a program, plays three games against each defender. There were three
    /// defenders; one or two play a part of it.
    Challenge,
}

/// The games of each defender in [`Format::Challenge`].
pub const CHALLENGE_GAMES: u32 = 3;
/// The most defenders in [`Format::Challenge`].
pub const CHALLENGE_DEFENDERS: usize = 3;

/// What the number of a format counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FormatNumber {
    /// How often everyone plays everyone else in a round robin.
    Cycles,
    /// The games against each opponent in a gauntlet.
    Games,
    /// The rounds of a Swiss tournament.
    Rounds,
    /// The lives in an elimination.
    Lives,
}

impl fmt::Display for FormatNumber {
    /// In plural.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FormatNumber::Cycles => "cycles",
            FormatNumber::Games => "games against each opponent",
            FormatNumber::Rounds => "rounds",
            FormatNumber::Lives => "lives",
        })
    }
}

/// A number of a format that is out of range.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FormatError {
    /// What there are so many of.
    pub what: FormatNumber,
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

/// Why words are not a format.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FormatTextError {
    /// They are not the name of a format and its number.
    Words,
    /// The number is out of range.
    Number(FormatError),
}

impl fmt::Display for FormatTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FormatTextError::Words => {
                f.write_str("expected round-robin, gauntlet, swiss or elimination, and a number")
            }
            FormatTextError::Number(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for FormatTextError {}

/// Its name and number, such as `elimination 3`.
impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Format::RoundRobin { cycles } => write!(f, "round-robin {cycles}"),
            Format::Gauntlet { games } => write!(f, "gauntlet {games}"),
            Format::Swiss { rounds } => write!(f, "swiss {rounds}"),
            Format::Elimination { lives } => write!(f, "elimination {lives}"),
            Format::Challenge => f.write_str("challenge"),
        }
    }
}

/// Reads a name and a number. A number can be missing: a round robin and a gauntlet have two games between the same
/// players then, and an elimination three lives.
impl FromStr for Format {
    type Err = FormatTextError;

    fn from_str(text: &str) -> Result<Format, FormatTextError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let number = |word: &str| word.parse::<u32>().map_err(|_| FormatTextError::Words);
        let format = match words.as_slice() {
            ["round-robin"] => Format::RoundRobin { cycles: 2 },
            ["round-robin", cycles] => Format::RoundRobin { cycles: number(cycles)? },
            ["gauntlet"] => Format::Gauntlet { games: 2 },
            ["gauntlet", games] => Format::Gauntlet { games: number(games)? },
            ["swiss", rounds] => Format::Swiss { rounds: number(rounds)? },
            ["elimination"] => Format::Elimination { lives: 3 },
            ["elimination", lives] => Format::Elimination { lives: number(lives)? },
            ["challenge"] => Format::Challenge,
            _ => return Err(FormatTextError::Words),
        };
        format.check().map_err(FormatTextError::Number)?;
        Ok(format)
    }
}

impl Format {
    /// Checks the number of the format.
    ///
    /// # Errors
    /// It is out of range.
    pub fn check(self) -> Result<(), FormatError> {
        let (what, found, allowed) = match self {
            Format::RoundRobin { cycles } => (FormatNumber::Cycles, cycles, 1..=100),
            Format::Gauntlet { games } => (FormatNumber::Games, games, 1..=1000),
            Format::Swiss { rounds } => (FormatNumber::Rounds, rounds, 1..=100),
            Format::Elimination { lives } => (FormatNumber::Lives, lives, 2..=4),
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
    #[must_use]
    pub const fn most_players(self) -> usize {
        match self {
            Format::Challenge => 1 + CHALLENGE_DEFENDERS,
            _ => crate::player::MAX_PLAYERS,
        }
    }
}
