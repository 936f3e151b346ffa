//! The setups of a side by how often they were played.

use std::collections::HashMap;

use ansa_core::Side;
use serde::{Deserialize, Serialize};

use super::filter::Passed;
use super::row::GameRow;
use super::setup_key::SetupKey;
use super::tally::{SideResult, Tally};

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
        let mut setups: Vec<SetupCount> =
            self.counts.into_iter().map(|(key, tally)| SetupCount { key, tally }).collect();
        let games = setups.iter().fold(0, |sum: u32, own| sum.saturating_add(own.tally.games()));
        // The key makes the order the same each time.
        setups.sort_by_key(|own| (core::cmp::Reverse(own.tally.games()), own.key));
        setups.truncate(MOST);
        SetupList { setups, different, games }
    }
}
