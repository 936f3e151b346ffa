//! The setups of a side by how often they were played, and what followed one of them.

use std::collections::HashMap;
use std::hash::Hash;

use ansa_core::Side;
use serde::{Deserialize, Serialize};

use super::brief::GameBrief;
use super::filter::Passed;
use super::row::GameRow;
use super::setup_key::SetupKey;
use super::tally::{SideResult, Tally};
use super::turn_key::TurnKey;

/// The most setups of a list.
const MOST: usize = 100;

/// A setup with its results. Mirror images count as one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SetupCount {
    pub key: SetupKey,
    /// The results of the side that placed it.
    pub tally: Tally,
}

/// The setups of a side, the most frequent first.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct SetupList {
    /// The most frequent setups, at most 100.
    pub setups: Vec<SetupCount>,
    /// How many different ones there are.
    pub different: u32,
    /// The games in which the side placed one.
    pub games: u32,
}

/// Counts the setups of a side.
#[derive(Debug, Default)]
pub(super) struct SetupCounter {
    counts: HashMap<SetupKey, Tally>,
}

impl SetupCounter {
    /// Counts the setup of a side in a game, if it is that of the side whose results are counted.
    pub(super) fn add(&mut self, row: &GameRow, Passed { subject }: Passed, side: Side) {
        if subject.is_some_and(|subject| subject != side) {
            return;
        }
        if let Some(setup) = row.facts.setups[side] {
            self.counts.entry(setup.key).or_default().add(SideResult::of(row.facts.outcome, side));
        }
    }

    pub(super) fn list(self) -> SetupList {
        let different = u32::try_from(self.counts.len()).unwrap_or(u32::MAX);
        let games = self.counts.values().fold(0, |sum: u32, tally| sum.saturating_add(tally.games()));
        let setups = most_frequent(self.counts, MOST).into_iter();
        let setups = setups.map(|(key, tally)| SetupCount { key, tally }).collect();
        SetupList { setups, different, games }
    }
}

/// The most turns, setups and games that are listed.
const MAX_TURNS: usize = 12;
const MAX_ANSWERS: usize = 6;
const MAX_LISTED: usize = 30;

/// A first turn with its results.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TurnCount {
    pub turn: TurnKey,
    /// The results of the side that played it.
    pub tally: Tally,
}

/// What followed a setup of a side.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SetupDetail {
    pub key: SetupKey,
    /// The letter of the side.
    pub side: char,
    pub tally: Tally,
    /// The first turns of the side, the most frequent first.
    pub turns: Vec<TurnCount>,
    /// How many different ones there are.
    pub different_turns: u32,
    /// The setups of the other side against it, mirrored with it, with the results of this side.
    pub others: Vec<(SetupKey, Tally)>,
    /// The games with the setup, and with the first turn if one is chosen.
    pub games: Vec<GameBrief>,
    /// How many such games there are.
    pub all_games: u32,
}

/// Collects what followed a setup.
#[derive(Debug)]
pub(super) struct DetailCounter {
    key: SetupKey,
    side: Side,
    turn: Option<TurnKey>,
    tally: Tally,
    turns: HashMap<TurnKey, Tally>,
    others: HashMap<SetupKey, Tally>,
    games: Vec<GameBrief>,
    all_games: u32,
}

impl DetailCounter {
    /// Collects what followed a setup of a side. With a first turn, only games with that turn are listed.
    pub(super) fn new(key: SetupKey, side: Side, turn: Option<TurnKey>) -> DetailCounter {
        DetailCounter {
            key: key.joined().0,
            side,
            turn,
            tally: Tally::default(),
            turns: HashMap::new(),
            others: HashMap::new(),
            games: Vec::new(),
            all_games: 0,
        }
    }

    /// Takes a game into account.
    pub(super) fn add(&mut self, row: &GameRow, Passed { subject }: Passed) {
        let (facts, side) = (&row.facts, self.side);
        if subject.is_some_and(|subject| subject != side) {
            return;
        }
        let Some(setup) = facts.setups[side].filter(|setup| setup.key == self.key) else { return };
        let result = SideResult::of(facts.outcome, side);
        self.tally.add(result);
        let turn = facts.first_turn(side);
        if let Some(turn) = turn {
            self.turns.entry(turn).or_default().add(result);
        }
        if let Some(other) = facts.setups[!side] {
            let placed = other.placed();
            let seen = if self.key.is_symmetric() {
                other.key
            } else if setup.is_mirrored {
                placed.mirror()
            } else {
                placed
            };
            self.others.entry(seen).or_default().add(result);
        }
        if self.turn.is_none_or(|sought| turn == Some(sought)) {
            self.all_games = self.all_games.saturating_add(1);
            if self.games.len() < MAX_LISTED {
                self.games.push(row.brief(Some(2)));
            }
        }
    }

    pub(super) fn detail(self) -> SetupDetail {
        let different_turns = u32::try_from(self.turns.len()).unwrap_or(u32::MAX);
        let turns = most_frequent(self.turns, MAX_TURNS);
        SetupDetail {
            key: self.key,
            side: self.side.letter(),
            tally: self.tally,
            turns: turns.into_iter().map(|(turn, tally)| TurnCount { turn, tally }).collect(),
            different_turns,
            others: most_frequent(self.others, MAX_ANSWERS),
            games: self.games,
            all_games: self.all_games,
        }
    }
}

/// The keys with the most games, at most so many.
pub(super) fn most_frequent<K: Ord + Copy + Hash>(counts: HashMap<K, Tally>, most: usize) -> Vec<(K, Tally)> {
    let mut all: Vec<(K, Tally)> = counts.into_iter().collect();
    all.sort_by_key(|&(key, tally)| (core::cmp::Reverse(tally.games()), key));
    all.truncate(most);
    all
}
