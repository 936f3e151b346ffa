//! Which games are counted.

use ansa_core::Side;
use ansa_core::position::outcome::Outcome;
use serde::{Deserialize, Serialize};

use super::facts::GameSource;
use super::heading::GamePace;
use super::row::GameRow;
use super::tally::SideResult;
use crate::keyed::keyed;
use crate::library::Date;

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

keyed! {
    /// How a game must have ended.
    ResultFilter {
        GoldWon = "gold",
        SilverWon = "silver",
        /// The person, or the player who is searched, has won.
        Won = "won",
        Lost = "lost",
        Drawn = "drawn",
        /// It goes on.
        Open = "open",
    }
}

impl ResultFilter {
    /// Whether a game with this end passes. `subject`: the side of the person, or of the player who is searched.
    fn has(self, outcome: Option<Outcome>, subject: Option<Side>) -> bool {
        let (side, result) = match self {
            ResultFilter::GoldWon => (Some(Side::Gold), SideResult::Won),
            ResultFilter::SilverWon => (Some(Side::Silver), SideResult::Won),
            ResultFilter::Won => (subject, SideResult::Won),
            ResultFilter::Lost => (subject, SideResult::Lost),
            ResultFilter::Drawn => (Some(Side::Gold), SideResult::Drawn),
            ResultFilter::Open => (Some(Side::Gold), SideResult::Open),
        };
        side.is_some_and(|side| SideResult::of(outcome, side) == result)
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
    pub result: Option<ResultFilter>,
    /// The first and the last day on which it may have begun.
    pub from: Option<Date>,
    pub to: Option<Date>,
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
    /// Whether a game must have all the words. If not, they only say who is meant.
    needs_words: bool,
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
    /// Whether it passes but for its event.
    pub(super) in_any_event: bool,
}

impl GameFilter {
    pub fn ready(&self) -> ReadyFilter<'_> {
        ReadyFilter {
            filter: self,
            words: self.words.to_lowercase().split_whitespace().map(str::to_owned).collect(),
            needs_words: true,
            side: self.side.and_then(Side::from_letter),
        }
    }

    /// The filter of a list that has a search for words of its own. Here the words only say who is meant.
    pub(super) fn ready_for_list(&self) -> ReadyFilter<'_> {
        ReadyFilter { needs_words: false, ..self.ready() }
    }

    /// Whether it depends on the player who is meant.
    pub const fn is_about_player(&self) -> bool {
        self.side.is_some() || matches!(self.result, Some(ResultFilter::Won | ResultFilter::Lost))
    }
}

impl ReadyFilter<'_> {
    /// Whether a game passes but for its event.
    fn passes_in_any_event(&self, row: &GameRow) -> Option<Passed> {
        let GameFilter { source, level, result, from, to, pace, .. } = self.filter;
        let has_words = !self.needs_words || self.words.iter().all(|word| row.words.contains(word));
        if !source.has(row.facts.source) || !has_words || !row.days().may_be_in(*from, *to) {
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
        let is_result = result.is_none_or(|result| result.has(row.facts.outcome, subject));
        (is_level && is_side && is_result).then_some(Passed { subject })
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
        let event = &self.filter.event;
        let is_of_event = event.is_none() || event.as_deref() == row.heading.event.as_deref();
        let passed = self.passes_in_any_event(row);
        Passing { passed: passed.filter(|_| is_of_event), in_any_event: passed.is_some() }
    }

    pub(super) fn passes(&self, row: &GameRow) -> Option<Passed> {
        self.passes_as(row).passed
    }
}
