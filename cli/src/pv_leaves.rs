//! PV leaves: the positions at the ends of principal variations, whose evaluations are the search scores.
//!
//! Training on them is TD-leaf(λ), as in `KnightCap`: the search score is the target of the evaluated position, not of
//! the root.

use ansa_core::Step;
use ansa_core::position::Position;
use ansa_core::position::outcome::goal_or_elimination;
use ansa_core::position::rule_set::RuleSet;
use ansa_core::search::{Score, Search};

/// The largest score of a training sample, in hundredths of a rabbit. Positions with larger scores are decided.
const MAX_SCORE: i32 = 4000;

/// The score in hundredths of a rabbit, unless the position is decided.
pub(crate) fn trainable_score(score: Score) -> Option<i32> {
    match score {
        Score::CentiRabbits(score) if score.abs() <= MAX_SCORE => Some(score),
        _ => None,
    }
}

/// The leaf of a principal variation, with the search score for its side to move; `None` if the game is over there.
pub(crate) fn pv_leaf(root: &Position, pv: &[Vec<Step>], score: i32) -> Option<(Position, i32)> {
    let mut position = *root;
    for turn in pv {
        for &step in turn {
            position.step(step).ok()?;
        }
        position = position.after_pass();
    }
    let is_over = goal_or_elimination(position.board(), !position.side(), RuleSet::CURRENT).is_some();
    (!is_over).then_some((position, if position.side() == root.side() { score } else { -score }))
}

/// The leaves of principal variations that a search abandoned. Their evaluations were misleading until a deeper search.
pub(crate) struct AbandonedLeaves {
    root: Position,
    capacity: usize,
    leaves: Vec<Position>,
    /// The current principal variation and its leaf.
    pv: Vec<Vec<Step>>,
    leaf: Option<Position>,
}

impl AbandonedLeaves {
    /// For a search from this position; keeps the newest `capacity` leaves.
    pub(crate) fn new(root: Position, capacity: usize) -> AbandonedLeaves {
        AbandonedLeaves { root, capacity, leaves: Vec::new(), pv: Vec::new(), leaf: None }
    }

    /// Observes the search's current principal variation.
    pub(crate) fn observe(&mut self, search: &Search) {
        if self.capacity == 0 {
            return;
        }
        let info = search.info();
        if info.depth == 0 || info.pv == self.pv {
            return;
        }
        let leaf = trainable_score(info.score).and_then(|score| pv_leaf(&self.root, &info.pv, score));
        self.pv = info.pv;
        if let Some((leaf, _)) = leaf {
            self.replace(leaf);
        }
    }

    fn replace(&mut self, leaf: Position) {
        let Some(last) = self.leaf.replace(leaf) else { return };
        if last == leaf || self.leaves.contains(&last) {
            return;
        }
        if self.leaves.len() == self.capacity {
            self.leaves.remove(0);
        }
        self.leaves.push(last);
    }

    /// The leaves, each once, the newest last.
    pub(crate) fn positions(&self) -> &[Position] {
        &self.leaves
    }
}

#[cfg(test)]
mod tests;
