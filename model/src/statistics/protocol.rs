//! The messages between the page and the worker that counts. Both ends are the same program, of one build.

use serde::{Deserialize, Serialize};

use super::filter::GameFilter;
use super::openings::Openings;
use super::overview::Overview;
use super::own_puzzles::OwnGame;
use super::search::{SearchQuery, SearchResult};
use super::setup_key::SetupKey;
use super::setup_list::SetupDetail;
use super::setup_list::SetupList;
use super::turn_key::TurnKey;
use crate::library::GameIds;

/// What the page asks.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// The numbers, with the mistakes that are kept for practice, in their saved form.
    Overview(GameFilter, Option<String>),
    /// The setups of a side, given by its letter.
    Setups(GameFilter, char),
    /// What followed a setup of a side, with the games that have this first turn.
    Setup(GameFilter, char, SetupKey, Option<TurnKey>),
    /// What was played in a position, given as a short text.
    Openings(GameFilter, String),
    Games(GameFilter),
    /// All games of a list that pass. The words of the filter only say who is meant.
    Passing(GameFilter),
    /// The games that have something.
    Search(GameFilter, SearchQuery),
    /// Puzzles of the mistakes in own games, with those that are known, in their saved form.
    Tactics(Option<String>),
}

/// Games that were searched for puzzles, and how many are left.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct FoundTactics {
    pub games: Vec<OwnGame>,
    pub left: u32,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct CountQuery {
    pub number: u32,
    pub question: Question,
}

/// What the worker answers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CountAnswer {
    /// The worker listens.
    Ready,
    /// So many games have been read.
    Progress(u32),
    Overview(Box<Overview>),
    Setups(SetupList),
    Setup(Box<SetupDetail>),
    Openings(Openings),
    Games(SearchResult),
    Passing(Box<PassingGames>),
    /// Further games that were searched for puzzles. More follow as long as any are left.
    Tactics(FoundTactics),
    /// The games can't be read. A worker has no texts to say why.
    Failed,
}

/// All games that pass a filter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PassingGames {
    pub filter: GameFilter,
    pub ids: GameIds,
}

/// An answer to the question with this number.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Reply {
    pub number: u32,
    /// Games that could not be read.
    pub unread: u32,
    /// Games beyond the most that are kept.
    pub left_out: u32,
    pub answer: CountAnswer,
}
