//! What the engine thinks of setups, kept so that each is searched only once.

use std::collections::BTreeMap;

use ansa_core::Side;
use serde::{Deserialize, Serialize};

use crate::formats::json::{self, WriteError};

/// How many nodes are searched for an opinion.
pub const OPINION_NODES: u32 = 200_000;
/// The current version.
const VERSION: u32 = 1;
/// The most opinions that are kept.
const MOST: usize = 300;
/// The longest key, in bytes.
const LONGEST: usize = 200;
/// The largest score, in hundredths of a rabbit.
const MAX_SCORE: i32 = 1_000_000;

/// The engine's scores of start positions.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SetupOpinions {
    /// By the position as a short text, in hundredths of a rabbit for gold.
    scores: BTreeMap<String, i32>,
}

#[derive(Serialize, Deserialize)]
struct SavedOpinions {
    version: u32,
    /// The nodes of each search. After a change of it the scores are no longer comparable.
    nodes: u32,
    scores: BTreeMap<String, i32>,
}

impl SetupOpinions {
    /// The score of a position for a side, in hundredths of a rabbit; `None` if it was not searched.
    pub fn of(&self, position: &str, side: Side) -> Option<i32> {
        let gold = *self.scores.get(position)?;
        Some(if side == Side::Gold { gold } else { -gold })
    }

    /// Keeps the score of a position for gold. When there are too many, all others are forgotten.
    pub fn keep(&mut self, position: &str, gold: i32) {
        if self.scores.len() >= MOST {
            self.scores.clear();
        }
        if position.len() <= LONGEST {
            self.scores.insert(position.to_owned(), gold.clamp(-MAX_SCORE, MAX_SCORE));
        }
    }

    /// Serialises them.
    ///
    /// # Errors
    /// They can't be serialised.
    pub fn write(&self) -> Result<String, WriteError> {
        json::write(&SavedOpinions { version: VERSION, nodes: OPINION_NODES, scores: self.scores.clone() })
    }

    /// Reads them. What can't be read is searched again, so it is dropped.
    pub fn read(text: &str) -> SetupOpinions {
        let saved: Option<SavedOpinions> = serde_json::from_str(text).ok();
        let saved = saved.filter(|saved| (saved.version, saved.nodes) == (VERSION, OPINION_NODES));
        let mut own = SetupOpinions::default();
        for (position, score) in saved.into_iter().flat_map(|saved| saved.scores).take(MOST) {
            own.keep(&position, score);
        }
        own
    }
}
