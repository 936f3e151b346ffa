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
mod tests {
    use super::*;
    use crate::matches::openings::Openings;
    use crate::search::{best_turn, best_turn_observed, node_limit};
    use ansa_core::eval::{Evaluate, Evaluator};
    use ansa_core::notation::PositionText;
    use ansa_core::search::Options;
    use ansa_core::threats::{GoalCache, goal_this_turn};

    #[test]
    fn the_evaluation_of_a_pv_leaf_is_the_search_score() {
        let (mut of_opponent, mut goals) = (0, GoalCache::default());
        for number in 0..12 {
            let game = Openings::Mixed.game(3, number).unwrap();
            let root = game.position().unwrap();
            let mut search = Search::with(Options { hash_bytes: 1 << 20, seed: 1 }, Evaluator::default());
            best_turn(&mut search, &game, node_limit(3000 + 500 * number)).unwrap();
            let info = search.info();
            let Score::CentiRabbits(score) = info.score else { continue };
            let (leaf, score) = pv_leaf(&root, &info.pv, score).unwrap();
            let evaluation = Evaluator::default().evaluate(&leaf, &mut goals);
            // Correction history (four entries of up to 150 thousandths each), rounding, and the seed.
            assert!((evaluation - 10 * score).abs() <= 4 * 150 + 20, "{number}: {evaluation}, {score}");
            of_opponent += usize::from(leaf.side() != root.side());
        }
        assert!((1..12).contains(&of_opponent), "PVs end with either side to move: {of_opponent}");
    }

    #[test]
    fn a_pv_that_ends_the_game_has_no_leaf() {
        let text = format!("g [.....rrr{}R.......{}RR......]", ".".repeat(16), ".".repeat(24));
        let text = PositionText::read(&text).unwrap();
        let root = text.to_builder().build().unwrap();
        let goal = goal_this_turn(&root).unwrap().steps().to_vec();
        assert_eq!(pv_leaf(&root, &[goal], 0), None);
        assert_eq!(pv_leaf(&root, &[], 7), Some((root, 7)));
    }

    #[test]
    fn the_newest_abandoned_leaves_are_kept_once_each() {
        let game = Openings::Mixed.game(3, 5).unwrap();
        let root = game.position().unwrap();
        let abandoned = |capacity| {
            let mut search = Search::with(Options { hash_bytes: 1 << 20, seed: 1 }, Evaluator::default());
            let mut leaves = AbandonedLeaves::new(root, capacity);
            let observe = |search: &Search| leaves.observe(search);
            best_turn_observed(&mut search, &game, node_limit(20_000), 200, observe).unwrap();
            leaves
        };
        let all = abandoned(100);
        let leaves = all.positions();
        assert!(leaves.len() > 2, "{}", leaves.len());
        for (index, leaf) in leaves.iter().enumerate() {
            assert!(!leaves[..index].contains(leaf) && *leaf != root, "{index}");
        }
        assert_eq!(abandoned(2).positions(), &leaves[leaves.len() - 2..]);
        assert!(abandoned(0).positions().is_empty());
    }
}
