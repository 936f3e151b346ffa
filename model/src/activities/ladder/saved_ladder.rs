//! The saved form of the ladder: versioned JSON.

use ansa_core::Level;
use serde::{Deserialize, Serialize};

use super::ladder_progress::{LadderProgress, LevelResults};
use crate::activities::glicko::GlickoRating;
use crate::activities::leitner::Day;
use crate::formats::json::WriteError;
use crate::formats::stored::{self, ReadError, Stored};

/// The largest number of games that is read.
const MAX_COUNT: u32 = 10_000_000;

#[derive(Serialize, Deserialize)]
struct SavedLadder {
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

impl Stored for LadderProgress {
    const NAME: &'static str = "ladder";

    fn write(&self) -> Result<String, WriteError> {
        let [rating, deviation, volatility] = self.rating.saved();
        let counts = |results: &LevelResults| (results.won.min(MAX_COUNT), results.lost.min(MAX_COUNT));
        stored::write_form::<Self>(&SavedLadder {
            rating,
            deviation,
            volatility,
            rated_on: self.rated_on.map(Day::number),
            lost_in_row: self.lost_in_row.min(MAX_COUNT),
            results: self.results.iter().map(counts).collect(),
        })
    }

    fn read(text: &str) -> Result<(Self, usize), ReadError> {
        let saved: SavedLadder = stored::read_form::<Self, _>(text)?;
        let rating = GlickoRating::from_saved([saved.rating, saved.deviation, saved.volatility]);
        let counts = saved.results.iter().flat_map(|&(won, lost)| [won, lost]).chain([saved.lost_in_row]);
        if saved.results.len() != Level::ALL.len() || counts.into_iter().any(|count| count > MAX_COUNT) {
            return Err(ReadError::Range);
        }
        let mut progress = LadderProgress {
            rating: rating.ok_or(ReadError::Range)?,
            rated_on: saved.rated_on.map(Day::new),
            lost_in_row: saved.lost_in_row,
            ..LadderProgress::default()
        };
        for (results, (won, lost)) in progress.results.iter_mut().zip(saved.results) {
            *results = LevelResults { won, lost };
        }
        Ok((progress, 0))
    }
}
