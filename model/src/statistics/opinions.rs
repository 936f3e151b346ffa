//! What the engine thinks of positions of the opening, kept so that each is searched only once.

use std::collections::BTreeMap;

use ansa_core::Side;
use serde::{Deserialize, Serialize};

use crate::formats::WriteError;
use crate::formats::stored::{self, ReadError, Stored};

/// How many nodes are searched for an opinion.
pub const OPINION_NODES: u32 = 200_000;
/// The most opinions that are kept.
const MOST: usize = 1_000;
/// The longest key, in bytes.
const LONGEST: usize = 200;
/// The largest score, in hundredths of a rabbit.
const MAX_SCORE: i32 = 1_000_000;

/// The engine's scores of positions.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PositionOpinions {
    /// By the position as a short text, in hundredths of a rabbit for gold.
    scores: BTreeMap<String, i32>,
}

#[derive(Serialize, Deserialize)]
struct StoredOpinions {
    /// The nodes of each search. After a change of it the scores are no longer comparable.
    nodes: u32,
    scores: BTreeMap<String, i32>,
}

impl PositionOpinions {
    /// The score of a position for a side, in hundredths of a rabbit; `None` if it was not searched.
    pub fn of(&self, position: &str, side: Side) -> Option<i32> {
        let gold = *self.scores.get(position)?;
        Some(if side == Side::Gold { gold } else { -gold })
    }

    /// Adds the score of a position for gold. When there are too many, all others are forgotten.
    pub fn add(&mut self, position: &str, gold: i32) {
        if self.scores.len() >= MOST {
            self.scores.clear();
        }
        if position.len() <= LONGEST {
            self.scores.insert(position.to_owned(), gold.clamp(-MAX_SCORE, MAX_SCORE));
        }
    }
}

impl Stored for PositionOpinions {
    const NAME: &'static str = "setup-opinions";

    fn write(&self) -> Result<String, WriteError> {
        stored::write_form::<Self>(&StoredOpinions { nodes: OPINION_NODES, scores: self.scores.clone() })
    }

    /// What can't be read is searched again, so it is dropped.
    fn read(text: &str) -> Result<(Self, usize), ReadError> {
        let stored = stored::read_form::<Self, StoredOpinions>(text).ok();
        let mut own = PositionOpinions::default();
        let scores = stored.filter(|stored| stored.nodes == OPINION_NODES).map(|stored| stored.scores);
        for (position, score) in scores.into_iter().flatten().take(MOST) {
            own.add(&position, score);
        }
        Ok((own, 0))
    }
}
