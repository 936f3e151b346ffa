//! What a person has done of the puzzles.

use std::collections::BTreeMap;

use ansa_core::puzzle::{Puzzle, PuzzleId, PuzzleRating};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::puzzle_deck::PuzzleDeck;
use super::run::RunKind;
use crate::activities::glicko::{GlickoRating, GlickoResult};
use crate::activities::leitner::{Day, LeitnerBox};
use crate::formats::WriteError;
use crate::formats::digest;
use crate::formats::stored::{self, ReadError, Stored};

/// The most puzzles about which something is kept.
pub(super) const MAX_RECORDS: usize = 20_000;
/// After so many days a puzzle counts for the rating again.
const FORGOTTEN_AFTER: i32 = 30;

/// What is kept about a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct PuzzleRecord {
    /// Whether the last answer was right.
    pub(super) is_solved: bool,
    /// The day of the last answer.
    pub(super) day: Day,
    /// If it has failed: its box, and the day on which it returns.
    pub(super) returns: Option<(LeitnerBox, Day)>,
}

/// The rating of a person, the failed puzzles that return, and the best runs.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct PuzzleProgress {
    pub(super) rating: GlickoRating,
    /// The day of the last rated puzzle.
    pub(super) rated_on: Option<Day>,
    /// The number of rated puzzles.
    pub rated: u32,
    pub(super) best_streak: u32,
    pub(super) best_storm: u32,
    pub(super) records: BTreeMap<PuzzleId, PuzzleRecord>,
}

/// A change of the progress.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum ProgressAction {
    /// A puzzle was answered.
    Answer(PuzzleResult),
    /// A run has ended with so many puzzles solved.
    Run(RunKind, u32),
}

/// The first result of a puzzle; tries after it are practice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PuzzleResult {
    pub(super) id: PuzzleId,
    /// The rating of the puzzle and its uncertainty.
    pub(super) difficulty: PuzzleRating,
    /// Whether it was solved at the first try and without help.
    pub is_solved: bool,
    /// Whether it may count for the rating.
    pub(super) may_count: bool,
}

impl PuzzleResult {
    /// The result of a puzzle outside of runs. It counts for the rating.
    pub fn new(puzzle: &Puzzle, is_solved: bool) -> PuzzleResult {
        let difficulty = puzzle.rating().unwrap_or(PuzzleRating::UNRATED);
        PuzzleResult { id: puzzle.id(), difficulty, is_solved, may_count: true }
    }

    /// The result of a puzzle in a run. It does not count, but returns if it has failed.
    pub const fn in_run(self) -> PuzzleResult {
        PuzzleResult { may_count: false, ..self }
    }
}

impl PuzzleProgress {
    /// The key of the digest: the rating, and the number of rated puzzles.
    pub const DIGEST: &str = "ansa.puzzles.rating";

    /// Applies a change.
    pub fn apply(&mut self, action: ProgressAction, today: Day) {
        match action {
            ProgressAction::Answer(result) => self.answer(result, today),
            ProgressAction::Run(RunKind::Streak, solved) => self.best_streak = self.best_streak.max(solved),
            ProgressAction::Run(RunKind::Storm, solved) => self.best_storm = self.best_storm.max(solved),
        }
    }

    fn answer(&mut self, result: PuzzleResult, today: Day) {
        if result.may_count && self.would_count(result.id, today) {
            self.rating = self.rating_on(today).after(&[GlickoResult {
                rating: f64::from(result.difficulty.value()),
                deviation: f64::from(result.difficulty.uncertainty()),
                score: f64::from(u8::from(result.is_solved)),
            }]);
            self.rated = self.rated.saturating_add(1);
            self.rated_on = Some(today);
        }
        let before = self.records.get(&result.id).and_then(|record| record.returns);
        let returns = match before {
            _ if !result.is_solved => Some((LeitnerBox::FIRST, LeitnerBox::FIRST.due(today))),
            // One that was solved before its day stays where it is.
            Some((leitner_box, due)) if leitner_box.due_seen_from(due, today) <= today => {
                let next = leitner_box.next(true);
                (next != leitner_box).then(|| (next, next.due(today)))
            }
            other => other,
        };
        if self.records.len() < MAX_RECORDS || self.records.contains_key(&result.id) {
            let record = PuzzleRecord { is_solved: result.is_solved, day: today, returns };
            self.records.insert(result.id, record);
        }
    }

    /// Whether an answer to a puzzle counts for the rating: it was not answered before, or long ago.
    pub fn would_count(&self, id: PuzzleId, today: Day) -> bool {
        self.records.get(&id).is_none_or(|record| today.since(record.day) >= FORGOTTEN_AFTER)
    }

    /// The rating on a day. Each day without a rated puzzle makes it less certain.
    pub fn rating_on(&self, today: Day) -> GlickoRating {
        let idle = self.rated_on.map_or(0, |day| today.since(day).saturating_sub(1).max(0));
        self.rating.after_pause(u32::try_from(idle).unwrap_or(0))
    }

    /// The most puzzles solved in a run.
    pub const fn best(&self, kind: RunKind) -> u32 {
        match kind {
            RunKind::Streak => self.best_streak,
            RunKind::Storm => self.best_storm,
        }
    }

    /// Whether a puzzle was answered before.
    pub fn knows(&self, id: PuzzleId) -> bool {
        self.records.contains_key(&id)
    }

    /// Whether anything was done.
    pub fn has_begun(&self) -> bool {
        *self != PuzzleProgress::default()
    }

    /// How a puzzle was last answered on a day: right or not.
    pub fn answered_on(&self, id: PuzzleId, day: Day) -> Option<bool> {
        self.records.get(&id).filter(|record| record.day == day).map(|record| record.is_solved)
    }

    /// The puzzles of a deck that return on a day, the longest overdue first.
    pub fn due(&self, deck: &PuzzleDeck, today: Day) -> Vec<PuzzleId> {
        let mut due: Vec<(Day, PuzzleId)> = self
            .records
            .iter()
            .filter_map(|(&id, record)| {
                let (leitner_box, due) = record.returns?;
                Some((leitner_box.due_seen_from(due, today), id))
            })
            .filter(|&(day, id)| day <= today && deck.get(id).is_some())
            .collect();
        due.sort_unstable();
        due.into_iter().map(|(_, id)| id).collect()
    }
}

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
            serde_json::value::to_raw_value(&SavedRecord {
                id: id.to_string(),
                solved: record.is_solved,
                day: record.day.number(),
                returns: record.returns.map(|(leitner_box, due)| (leitner_box.number(), due.number())),
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
    let record = PuzzleRecord { is_solved: saved.solved, day: Day::new(saved.day), returns };
    Some((saved.id.parse().ok()?, record))
}
