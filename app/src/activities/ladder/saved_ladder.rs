//! The saved form of the ladder: versioned JSON.

use core::fmt;

use ansa_core::Level;
use serde::{Deserialize, Serialize};

use super::ladder_progress::{LadderProgress, LevelResults};
use crate::activities::glicko::GlickoRating;
use crate::activities::leitner::Day;
use crate::formats::json::{self, WriteError};

/// The format name in the text.
const FORMAT: &str = "ansa-ladder";
/// The current version.
const VERSION: u32 = 1;
/// Ratings are stored in hundredths.
const RATING_PARTS: f64 = 100.0;
/// The volatility is stored in millionths.
const VOLATILITY_PARTS: f64 = 1_000_000.0;
/// The largest number of games that is read.
const MOST_COUNT: u32 = 10_000_000;

#[derive(Deserialize)]
struct Envelope {
    format: String,
    version: u32,
}

#[derive(Serialize, Deserialize)]
struct SavedLadder {
    format: String,
    version: u32,
    /// In hundredths.
    rating: u32,
    /// In hundredths.
    deviation: u32,
    /// In millionths.
    volatility: u32,
    /// The day of the last rated game, counted from 1970-01-01.
    rated_on: Option<i32>,
    lost_in_row: u32,
    /// The games won and lost against each level, the weakest first.
    results: Vec<(u32, u32)>,
}

/// Why the saved ladder could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum SavedLadderError {
    /// Not JSON of the right shape; the parser's message.
    Shape(String),
    /// Another format.
    Format(String),
    /// It was written by a later version.
    Version(u32),
    /// The rating or a count is out of range, or there is another number of levels.
    Range,
}

impl fmt::Display for SavedLadderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SavedLadderError::Shape(message) => write!(f, "the data is damaged ({message})"),
            SavedLadderError::Format(found) => write!(f, "“{found}” is an unknown format"),
            SavedLadderError::Version(version) => {
                write!(f, "the data was written by a later version ({version})")
            }
            SavedLadderError::Range => f.write_str("a number is out of range"),
        }
    }
}

impl LadderProgress {
    /// Serialises the ladder.
    ///
    /// # Errors
    /// It can't be serialised.
    pub(crate) fn write(&self) -> Result<String, WriteError> {
        let part = |value: f64, parts: f64| (value * parts).round() as u32;
        let counts = |results: &LevelResults| (results.won.min(MOST_COUNT), results.lost.min(MOST_COUNT));
        json::write(&SavedLadder {
            format: FORMAT.to_owned(),
            version: VERSION,
            rating: part(self.rating.rating(), RATING_PARTS),
            deviation: part(self.rating.deviation(), RATING_PARTS),
            volatility: part(self.rating.volatility(), VOLATILITY_PARTS),
            rated_on: self.rated_on.map(Day::number),
            lost_in_row: self.lost_in_row.min(MOST_COUNT),
            results: self.results.iter().map(counts).collect(),
        })
    }

    /// Parses the ladder.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub(crate) fn read(text: &str) -> Result<LadderProgress, SavedLadderError> {
        let shape = |error: serde_json::Error| SavedLadderError::Shape(error.to_string());
        let envelope: Envelope = serde_json::from_str(text).map_err(shape)?;
        if envelope.format != FORMAT {
            return Err(SavedLadderError::Format(envelope.format));
        }
        if envelope.version != VERSION {
            return Err(SavedLadderError::Version(envelope.version));
        }
        let saved: SavedLadder = serde_json::from_str(text).map_err(shape)?;
        let rating = GlickoRating::new(
            f64::from(saved.rating) / RATING_PARTS,
            f64::from(saved.deviation) / RATING_PARTS,
            f64::from(saved.volatility) / VOLATILITY_PARTS,
        );
        let counts = saved.results.iter().flat_map(|&(won, lost)| [won, lost]).chain([saved.lost_in_row]);
        if saved.results.len() != Level::ALL.len() || counts.into_iter().any(|count| count > MOST_COUNT) {
            return Err(SavedLadderError::Range);
        }
        let mut progress = LadderProgress {
            rating: rating.ok_or(SavedLadderError::Range)?,
            rated_on: saved.rated_on.map(Day::new),
            lost_in_row: saved.lost_in_row,
            ..LadderProgress::default()
        };
        for (results, (won, lost)) in progress.results.iter_mut().zip(saved.results) {
            *results = LevelResults { won, lost };
        }
        Ok(progress)
    }
}
