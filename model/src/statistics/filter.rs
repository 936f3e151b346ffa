//! Which games are counted.

use ansa_core::Side;
use serde::{Deserialize, Serialize};

use super::facts::GameSource;
use super::heading::GamePace;
use super::row::GameRow;
use crate::keyed::keyed;

keyed! {
    /// Which sources of games are counted.
    #[derive(Default)]
    SourceFilter {
        #[default]
        All = "all",
        /// Games of a person against the computer.
        AgainstComputer = "computer",
        /// Games of two people at this screen.
        TwoPeople = "people",
        /// Games of the computer against itself.
        Computers = "computers",
        Imported = "imported",
    }
}

impl SourceFilter {
    fn has(self, source: GameSource) -> bool {
        match self {
            SourceFilter::All => true,
            SourceFilter::AgainstComputer => matches!(source, GameSource::AgainstComputer { .. }),
            SourceFilter::TwoPeople => source == GameSource::TwoPeople,
            SourceFilter::Computers => source == GameSource::Computers,
            SourceFilter::Imported => source == GameSource::Imported,
        }
    }
}

/// What a game must be to be counted.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct GameFilter {
    pub source: SourceFilter,
    /// Words of its name or its players, in any case. Of a game of two named players, the one with all these words is
    /// the one whose results are counted.
    pub words: String,
    /// The letter of the side of the person, or of the player with these words.
    pub side: Option<char>,
    /// The computer's level.
    pub level: Option<u8>,
    /// The first and the last year in which it began.
    pub from: Option<i32>,
    pub to: Option<i32>,
    pub event: Option<String>,
    /// The lowest and the highest rating that both players may have.
    pub lowest: Option<u16>,
    pub highest: Option<u16>,
    /// The time for a turn.
    pub pace: Option<GamePace>,
}

/// A filter that is ready to be applied to many games.
pub struct ReadyFilter<'a> {
    filter: &'a GameFilter,
    words: Vec<String>,
    side: Option<Side>,
}

/// A game that passed a filter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Passed {
    /// The side whose results are counted; `None` if both count alike.
    pub(super) subject: Option<Side>,
}

/// How a game passes a filter, for the choices that the filter offers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Passing {
    pub(super) passed: Option<Passed>,
    /// Whether it passes but for the year in which it began.
    pub(super) in_any_year: bool,
    /// Whether it passes but for its event.
    pub(super) in_any_event: bool,
}

impl GameFilter {
    pub fn ready(&self) -> ReadyFilter<'_> {
        ReadyFilter {
            filter: self,
            words: self.words.to_lowercase().split_whitespace().map(str::to_owned).collect(),
            side: self.side.and_then(Side::from_letter),
        }
    }
}

impl ReadyFilter<'_> {
    /// Whether a game passes but for the year in which it began and for its event.
    fn passes_at_any_time(&self, row: &GameRow) -> Option<Passed> {
        let GameFilter { source, level, pace, .. } = self.filter;
        if !source.has(row.facts.source) || !self.words.iter().all(|word| row.words.contains(word)) {
            return None;
        }
        if pace.is_some() && *pace != row.heading.pace || !self.are_rated(row) {
            return None;
        }
        let is_level = match row.facts.source {
            GameSource::AgainstComputer { level: own, .. } => level.is_none_or(|level| level == own),
            _ => level.is_none(),
        };
        let subject = row.subject(&self.words);
        let is_side = self.side.is_none_or(|side| subject == Some(side));
        (is_level && is_side).then_some(Passed { subject })
    }

    /// Whether both players have the ratings that are asked for.
    fn are_rated(&self, row: &GameRow) -> bool {
        match (self.filter.lowest, self.filter.highest) {
            (None, None) => true,
            (lowest, highest) => row.heading.rating_range().is_some_and(|(low, high)| {
                lowest.is_none_or(|lowest| low >= lowest) && highest.is_none_or(|highest| high <= highest)
            }),
        }
    }

    pub(super) fn passes_as(&self, row: &GameRow) -> Passing {
        let GameFilter { from, to, event, .. } = self.filter;
        let year = row.begun.year;
        let is_in_time = from.is_none_or(|from| year >= from) && to.is_none_or(|to| year <= to);
        let is_of_event = event.is_none() || event.as_deref() == row.heading.event.as_deref();
        let passed = self.passes_at_any_time(row);
        Passing {
            passed: passed.filter(|_| is_in_time && is_of_event),
            in_any_year: passed.is_some() && is_of_event,
            in_any_event: passed.is_some() && is_in_time,
        }
    }

    pub(super) fn passes(&self, row: &GameRow) -> Option<Passed> {
        self.passes_as(row).passed
    }
}
