//! The saved form of the ladder: versioned JSON.

use ansa_core::Level;
use serde::{Deserialize, Serialize};

use super::ladder_progress::{LadderProgress, LevelResults};
use crate::activities::glicko::GlickoRating;
use crate::activities::leitner::Day;
use crate::formats::json::{self, WriteError};
use crate::formats::saved_text::{self, SavedTextError};

/// The format name in the text.
const FORMAT: &str = "ansa-ladder";
/// The current version.
const VERSION: u32 = 1;
/// The largest number of games that is read.
const MOST_COUNT: u32 = 10_000_000;

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

impl LadderProgress {
    /// Serialises the ladder.
    ///
    /// # Errors
    /// It can't be serialised.
    pub fn write(&self) -> Result<String, WriteError> {
        let [rating, deviation, volatility] = self.rating.saved();
        let counts = |results: &LevelResults| (results.won.min(MOST_COUNT), results.lost.min(MOST_COUNT));
        json::write(&SavedLadder {
            format: FORMAT.to_owned(),
            version: VERSION,
            rating,
            deviation,
            volatility,
            rated_on: self.rated_on.map(Day::number),
            lost_in_row: self.lost_in_row.min(MOST_COUNT),
            results: self.results.iter().map(counts).collect(),
        })
    }

    /// Parses the ladder.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn read(text: &str) -> Result<LadderProgress, SavedTextError> {
        let saved: SavedLadder = saved_text::read(text, FORMAT, VERSION)?;
        let rating = GlickoRating::of_saved([saved.rating, saved.deviation, saved.volatility]);
        let counts = saved.results.iter().flat_map(|&(won, lost)| [won, lost]).chain([saved.lost_in_row]);
        if saved.results.len() != Level::ALL.len() || counts.into_iter().any(|count| count > MOST_COUNT) {
            return Err(SavedTextError::Range);
        }
        let mut progress = LadderProgress {
            rating: rating.ok_or(SavedTextError::Range)?,
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
