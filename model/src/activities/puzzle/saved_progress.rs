//! The saved form of the progress: versioned JSON.

use ansa_core::puzzle::PuzzleId;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::puzzle_progress::{MAX_RECORDS, PuzzleProgress, PuzzleRecord};
use crate::activities::glicko::GlickoRating;
use crate::activities::leitner::{Day, LeitnerBox};
use crate::formats::json::{self, WriteError};
use crate::formats::stored::{self, ReadError, Stored};

/// The largest number of puzzles that is read.
const MAX_COUNT: u32 = 10_000_000;

#[derive(Serialize, Deserialize)]
struct SavedProgress {
    /// In hundredths.
    rating: u32,
    /// In hundredths.
    deviation: u32,
    /// In millionths.
    volatility: u32,
    rated: u32,
    /// The day of the last rated puzzle, counted from 1970-01-01.
    rated_on: Option<i32>,
    best_streak: u32,
    best_storm: u32,
    /// Each as [`SavedRecord`]. One that can't be read does not spoil the others.
    puzzles: Vec<Box<RawValue>>,
}

#[derive(Serialize, Deserialize)]
struct SavedRecord {
    id: String,
    solved: bool,
    day: i32,
    /// The Leitner box, from 1, and the day.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    returns: Option<(u8, i32)>,
}

impl Stored for PuzzleProgress {
    const NAME: &'static str = "puzzles";

    fn write(&self) -> Result<String, WriteError> {
        let puzzles = self.records.iter().map(|(id, record)| {
            json::raw(&SavedRecord {
                id: id.to_string(),
                solved: record.is_solved,
                day: record.day.number(),
                returns: record.returns.map(|(leitner_box, due)| (leitner_box.number(), due.number())),
            })
        });
        let puzzles = puzzles.collect::<Result<_, _>>()?;
        let [rating, deviation, volatility] = self.rating.saved();
        stored::write_form::<Self>(&SavedProgress {
            rating,
            deviation,
            volatility,
            rated: self.rated.min(MAX_COUNT),
            rated_on: self.rated_on.map(Day::number),
            best_streak: self.best_streak.min(MAX_COUNT),
            best_storm: self.best_storm.min(MAX_COUNT),
            puzzles,
        })
    }

    fn read(text: &str) -> Result<(Self, usize), ReadError> {
        let saved: SavedProgress = stored::read_form::<Self, _>(text)?;
        let rating = GlickoRating::from_saved([saved.rating, saved.deviation, saved.volatility]);
        let counts = [saved.rated, saved.best_streak, saved.best_storm];
        if counts.into_iter().any(|count| count > MAX_COUNT) {
            return Err(ReadError::Range);
        }
        let mut progress = PuzzleProgress {
            rating: rating.ok_or(ReadError::Range)?,
            rated_on: saved.rated_on.map(Day::new),
            rated: saved.rated,
            best_streak: saved.best_streak,
            best_storm: saved.best_storm,
            ..PuzzleProgress::default()
        };
        let mut unread = 0;
        for raw in &saved.puzzles {
            let record = serde_json::from_str(raw.get()).ok().and_then(|saved: SavedRecord| read(&saved));
            let is_new =
                |id: &PuzzleId| progress.records.len() < MAX_RECORDS && !progress.records.contains_key(id);
            match record.filter(|(id, _)| is_new(id)) {
                Some((id, record)) => {
                    progress.records.insert(id, record);
                }
                None => unread += 1,
            }
        }
        Ok((progress, unread))
    }
}

fn read(saved: &SavedRecord) -> Option<(PuzzleId, PuzzleRecord)> {
    let returns = match saved.returns {
        Some((number, due)) => Some((LeitnerBox::new(number)?, Day::new(due))),
        None => None,
    };
    let record = PuzzleRecord { is_solved: saved.solved, day: Day::new(saved.day), returns };
    Some((saved.id.parse().ok()?, record))
}
