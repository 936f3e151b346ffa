//! Which games are counted.

use ansa_core::Side;
use serde::{Deserialize, Serialize};

use super::facts::GameSource;
use super::row::GameRow;

/// Which sources of games are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum SourceFilter {
    /// All games.
    #[default]
    All,
    /// Games of a person against the computer.
    AgainstComputer,
    /// Games of two people at this screen.
    TwoPeople,
    /// Games of the computer against itself.
    Computers,
    /// Games that were imported.
    Imported,
}

impl SourceFilter {
    pub(crate) const ALL: [SourceFilter; 5] = [
        SourceFilter::All,
        SourceFilter::AgainstComputer,
        SourceFilter::TwoPeople,
        SourceFilter::Computers,
        SourceFilter::Imported,
    ];

    /// The value in forms. Not shown to users.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            SourceFilter::All => "all",
            SourceFilter::AgainstComputer => "computer",
            SourceFilter::TwoPeople => "people",
            SourceFilter::Computers => "computers",
            SourceFilter::Imported => "imported",
        }
    }

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
pub(crate) struct GameFilter {
    pub(crate) source: SourceFilter,
    /// Words of its name or its players, in any case. Of a game of two named players, the one with all these words is
    /// the one whose results are counted.
    pub(crate) words: String,
    /// The letter of the side of the person, or of the player with these words.
    pub(crate) side: Option<char>,
    /// The computer's level.
    pub(crate) level: Option<u8>,
    /// The first and the last year in which it began.
    pub(crate) from: Option<i32>,
    pub(crate) to: Option<i32>,
}

/// A filter that is ready to be applied to many games.
pub(super) struct ReadyFilter<'a> {
    filter: &'a GameFilter,
    words: Vec<&'a str>,
    side: Option<Side>,
}

/// A game that passed a filter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Passed {
    /// The side whose results are counted; `None` if both count alike.
    pub(super) subject: Option<Side>,
}

impl GameFilter {
    /// The filter's words in lowercase, which [`GameFilter::ready`] takes.
    pub(super) fn lowercase(&self) -> String {
        self.words.to_lowercase()
    }

    /// Makes it ready, with its words in lowercase.
    pub(super) fn ready<'a>(&'a self, lowercase: &'a str) -> ReadyFilter<'a> {
        ReadyFilter {
            filter: self,
            words: lowercase.split_whitespace().collect(),
            side: self.side.and_then(Side::from_letter),
        }
    }
}

impl ReadyFilter<'_> {
    /// Whether a game passes but for the year in which it began.
    pub(super) fn passes_in_any_year(&self, row: &GameRow) -> Option<Passed> {
        let GameFilter { source, level, .. } = self.filter;
        if !source.has(row.facts.source) || !self.words.iter().all(|word| row.words.contains(word)) {
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

    /// Whether a game passes.
    pub(super) fn passes(&self, row: &GameRow) -> Option<Passed> {
        let GameFilter { from, to, .. } = *self.filter;
        let year = row.begun.year;
        let is_in_time = from.is_none_or(|from| year >= from) && to.is_none_or(|to| year <= to);
        self.passes_in_any_year(row).filter(|_| is_in_time)
    }
}
