//! How the progress is stored.

use ansa_core::puzzle::PuzzleId;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::puzzle_progress::{MAX_CURVE, MAX_EARLIER, MAX_RECORDS, PastResult, PuzzleProgress, PuzzleRecord};
use crate::activities::glicko::GlickoRating;
use crate::activities::leitner::{Day, LeitnerBox};
use crate::formats::WriteError;
use crate::formats::digest;
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
    /// The days with their ratings. Earlier versions have none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    curve: Vec<(i32, u16)>,
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
    /// The days of earlier results. Earlier versions have none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    earlier: Vec<(i32, bool)>,
}

impl Stored for PuzzleProgress {
    const NAME: &'static str = "puzzles";

    fn write(&self) -> Result<String, WriteError> {
        let puzzles = self.records.iter().map(|(id, record)| {
            serde_json::value::to_raw_value(&SavedRecord {
                id: id.to_string(),
                solved: record.is_solved,
                day: record.day.number(),
                returns: record.returns.map(|(leitner_box, due)| (leitner_box.number(), due.number())),
                earlier: record.earlier.iter().map(|past| (past.day.number(), past.is_solved)).collect(),
            })
        });
        let puzzles = puzzles.collect::<Result<_, serde_json::Error>>()?;
        let [rating, deviation, volatility] = self.rating.saved();
        stored::write_form::<Self>(&SavedProgress {
            rating,
            deviation,
            volatility,
            rated: self.rated.min(MAX_COUNT),
            rated_on: self.rated_on.map(Day::number),
            best_streak: self.best_streak.min(MAX_COUNT),
            best_storm: self.best_storm.min(MAX_COUNT),
            curve: self.curve.iter().map(|&(day, rating)| (day.number(), rating)).collect(),
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
            curve: saved
                .curve
                .iter()
                .rev()
                .take(MAX_CURVE)
                .rev()
                .map(|&(day, of)| (Day::new(day), of))
                .collect(),
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

    fn digest(&self) -> Option<(&'static str, String)> {
        let (rating, _) = self.rating.rounded();
        Some((PuzzleProgress::DIGEST, digest::write([rating.into(), self.rated])))
    }
}

fn read(saved: &SavedRecord) -> Option<(PuzzleId, PuzzleRecord)> {
    let returns = match saved.returns {
        Some((number, due)) => Some((LeitnerBox::new(number)?, Day::new(due))),
        None => None,
    };
    let past = |&(day, is_solved): &(i32, bool)| PastResult { day: Day::new(day), is_solved };
    let earlier = saved.earlier.iter().rev().take(MAX_EARLIER).rev().map(past).collect();
    let record = PuzzleRecord { is_solved: saved.solved, day: Day::new(saved.day), returns, earlier };
    Some((saved.id.parse().ok()?, record))
}
