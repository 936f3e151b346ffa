//! What a person has done of the puzzles.

use std::collections::BTreeMap;

use ansa_core::puzzle::{Puzzle, PuzzleId, PuzzleRating};

use super::puzzle_deck::{PuzzleDeck, Training};
use super::run::RunKind;
use crate::activities::glicko::{GlickoRating, GlickoResult};
use crate::activities::leitner::{Day, LeitnerBox};

/// The most puzzles about which something is kept.
pub(super) const MAX_RECORDS: usize = 20_000;
/// After so many days a puzzle counts for the rating again.
const FORGOTTEN_AFTER: i32 = 30;
/// How many results of a puzzle are kept before its last one.
pub(super) const MAX_EARLIER: usize = 4;
/// The most days of which the rating is kept.
pub(super) const MAX_CURVE: usize = 400;

/// An answer of a day, and whether it was right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PastResult {
    pub day: Day,
    pub is_solved: bool,
}

/// What is kept about a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct PuzzleRecord {
    /// Whether the last answer was right.
    pub(super) is_solved: bool,
    /// The day of the last answer.
    pub(super) day: Day,
    /// If it has failed: its box, and the day on which it returns.
    pub(super) returns: Option<(LeitnerBox, Day)>,
    /// The results before the last one, the newest last.
    pub(super) earlier: Vec<PastResult>,
}

/// How many puzzles of a kind a person has answered, and how many of them rightly when they came last.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Success {
    pub solved: u32,
    pub tried: u32,
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
    /// The rating at the end of each day with a rated puzzle, the latest last.
    pub(super) curve: Vec<(Day, u16)>,
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
    /// The result of a puzzle outside of runs. It counts for the rating, unless squares were counted.
    pub fn new(puzzle: &Puzzle, is_solved: bool) -> PuzzleResult {
        let difficulty = puzzle.rating().unwrap_or(PuzzleRating::UNRATED);
        PuzzleResult { id: puzzle.id(), difficulty, is_solved, may_count: puzzle.theme().asks_for_turn() }
    }

    /// The result of a puzzle in a run. It does not count, but returns if it has failed.
    pub const fn in_run(self) -> PuzzleResult {
        PuzzleResult { may_count: false, ..self }
    }
}

impl PuzzleRecord {
    const fn last(&self) -> PastResult {
        PastResult { day: self.day, is_solved: self.is_solved }
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
            self.add_to_curve(today);
        }
        let before = self.records.get(&result.id);
        let mut earlier = before.map_or(Vec::new(), |record| record.earlier.clone());
        earlier.extend(before.map(PuzzleRecord::last));
        earlier.drain(..earlier.len().saturating_sub(MAX_EARLIER));
        let returns = match before.and_then(|record| record.returns) {
            _ if !result.is_solved => Some((LeitnerBox::FIRST, LeitnerBox::FIRST.due(today))),
            // One that was solved before its day stays where it is.
            Some((leitner_box, due)) if leitner_box.due_seen_from(due, today) <= today => {
                let next = leitner_box.next(true);
                (next != leitner_box).then(|| (next, next.due(today)))
            }
            other => other,
        };
        if self.records.len() < MAX_RECORDS || self.records.contains_key(&result.id) {
            let record = PuzzleRecord { is_solved: result.is_solved, day: today, returns, earlier };
            self.records.insert(result.id, record);
        }
    }

    /// One point for each day.
    fn add_to_curve(&mut self, today: Day) {
        let (value, _) = self.rating.rounded();
        match self.curve.last_mut() {
            Some((day, last)) if *day == today => *last = value,
            _ => self.curve.push((today, value)),
        }
        self.curve.drain(..self.curve.len().saturating_sub(MAX_CURVE));
    }

    /// The rating at the end of each day with a rated puzzle, the latest last.
    pub fn curve(&self) -> &[(Day, u16)] {
        &self.curve
    }

    /// How a person has answered the puzzles of a training.
    pub fn success(&self, deck: &PuzzleDeck, training: Training) -> Success {
        let records = deck.of(training).filter_map(|id| self.records.get(&id));
        records.fold(Success::default(), |sum, record| Success {
            solved: sum.solved + u32::from(record.is_solved),
            tried: sum.tried + 1,
        })
    }

    /// The last results of a puzzle, the newest first.
    pub fn results(&self, id: PuzzleId) -> Vec<PastResult> {
        let Some(record) = self.records.get(&id) else { return Vec::new() };
        record.earlier.iter().copied().chain([record.last()]).rev().collect()
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
