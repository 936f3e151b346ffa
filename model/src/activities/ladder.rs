//! The ladder: a person's results against the eleven opponents, and a rating.
//!
//! The opponents' ratings are those of the engine's levels, which were measured in matches and never change here. Only
//! the person's rating moves. Everything is pure and tested natively; the day comes from outside.

mod strength;

use ansa_core::Level;
use serde::{Deserialize, Serialize};

use crate::activities::glicko::{GlickoRating, GlickoResult};
use crate::activities::leitner::Day;
use crate::activities::rated_game::{RatedGame, RatingChange};
use crate::formats::stored::{self, ReadError, Stored};
use crate::formats::{WriteError, digest};
pub use strength::{RatedProgram, RatingRange, as_strong, measured};

/// The deviation of a level's rating. The levels were measured against each other, not against people.
const LEVEL_DEVIATION: f64 = 60.0;
/// After so many losses in a row an easier opponent is offered.
const LOSSES_BEFORE_EASIER: u32 = 3;

/// The results of the rated games against one level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LevelResults {
    /// The games won.
    pub won: u32,
    /// The games lost.
    pub lost: u32,
}

/// The opponent to offer first after a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LadderOffer {
    /// The next one, after a win.
    Next(Level),
    /// An easier one, after several losses in a row.
    Easier(Level),
}

impl LadderOffer {
    /// The offer after a game against a level that a person has won, or lost as the last of so many in a row.
    pub fn after(level: Level, is_won: bool, lost_in_row: u32) -> Option<LadderOffer> {
        if is_won {
            return Level::new(level.number() + 1).map(LadderOffer::Next);
        }
        let is_hard = lost_in_row >= LOSSES_BEFORE_EASIER;
        let easier = level.number().checked_sub(1).and_then(Level::new);
        easier.filter(|_| is_hard).map(LadderOffer::Easier)
    }
}

/// The rating of a person, and the results against each level.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct LadderProgress {
    pub(super) rating: GlickoRating,
    /// The day of the last rated game.
    pub(super) rated_on: Option<Day>,
    /// The games lost since the last win, rated or not.
    pub lost_in_row: u32,
    /// The results against each level, the weakest first.
    pub(super) results: [LevelResults; Level::ALL.len()],
}

impl LadderProgress {
    /// The key of its digest: the games lost since the last win.
    pub const DIGEST: &str = "ansa.ladder.lost-in-row";

    /// Counts a game. Returns the change of the rating if the game is rated.
    pub fn count(&mut self, game: RatedGame, today: Day) -> Option<RatingChange> {
        self.lost_in_row = if game.is_won { 0 } else { self.lost_in_row.saturating_add(1) };
        if !game.is_rated {
            return None;
        }
        let before = self.rating_on(today);
        self.rating = before.after(&[GlickoResult {
            rating: f64::from(game.level.rating()),
            deviation: LEVEL_DEVIATION,
            score: f64::from(u8::from(game.is_won)),
        }]);
        self.rated_on = Some(today);
        if let Some(results) = self.results.get_mut(usize::from(game.level.number()) - 1) {
            let count = if game.is_won { &mut results.won } else { &mut results.lost };
            *count = count.saturating_add(1);
        }
        let (after, deviation) = self.rating.rounded();
        Some(RatingChange { before: before.rounded().0, after, deviation })
    }

    /// The rating on a day. Each day without a rated game makes it less certain.
    pub fn rating_on(&self, today: Day) -> GlickoRating {
        let idle = self.rated_on.map_or(0, |day| today.since(day).saturating_sub(1).max(0));
        self.rating.after_pause(u32::try_from(idle).unwrap_or(0))
    }

    /// The results against a level.
    pub fn results(&self, level: Level) -> LevelResults {
        self.results.get(usize::from(level.number()) - 1).copied().unwrap_or_default()
    }

    /// The number of rated games.
    pub fn rated(&self) -> u32 {
        let games = self.results.iter().map(|results| results.won.saturating_add(results.lost));
        games.fold(0, u32::saturating_add)
    }

    /// The opponent to try next: the weakest one whom the person has not beaten yet.
    pub fn next_to_beat(&self) -> Level {
        let unbeaten = Level::ALL.into_iter().find(|&level| self.results(level).won == 0);
        unbeaten.unwrap_or(Level::STRONGEST)
    }

    /// Whether there is anything to forget.
    pub fn has_begun(&self) -> bool {
        *self != LadderProgress::default()
    }
}

/// The number of levels before the one that time limits.
const LEVELS_BEFORE: usize = 10;
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
    /// The games won and lost against each level, the weakest first. Earlier versions had [`LEVELS_BEFORE`].
    results: Vec<(u32, u32)>,
}

impl Stored for LadderProgress {
    const NAME: &'static str = "ladder";

    fn digest(&self) -> Option<(&'static str, String)> {
        Some((LadderProgress::DIGEST, digest::write([self.lost_in_row])))
    }

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
        let levels = saved.results.len();
        if ![LEVELS_BEFORE, Level::ALL.len()].contains(&levels)
            || counts.into_iter().any(|count| count > MAX_COUNT)
        {
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

#[cfg(test)]
mod tests;
