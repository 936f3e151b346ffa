//! What is known of a position in which a turn begins: whether its side can reach goal, and what it is worth.

use super::key;
use crate::board::splitmix;
use crate::eval::Evaluate;
use crate::position::Position;
use crate::search::correction::{Correction, Finding};
use crate::search::evaluated::Evaluated;
use crate::search::fresh::Fresh;
use crate::search::params as p;
use crate::search::score::EVALUATION_LIMIT;
use crate::threats::Goals;

/// Apart from the tree, so that it can be asked about a node where the node stands, without a copy of it.
pub(in crate::search) struct Judge<E> {
    evaluator: E,
    fresh: Fresh,
    goals: Goals,
    correction: Correction,
    seed: u64,
    noise: u32,
    /// Some of the positions that this search has evaluated.
    pub(in crate::search) evaluated: Evaluated,
}

impl<E: Evaluate> Judge<E> {
    pub(super) fn new(evaluator: E, seed: u64) -> Judge<E> {
        Judge {
            evaluator,
            fresh: Fresh::new(),
            goals: Goals::default(),
            correction: Correction::new(),
            seed,
            noise: 0,
            evaluated: Evaluated::default(),
        }
    }

    /// Forgets everything learned.
    pub(super) fn clear(&mut self) {
        self.fresh.clear();
        self.correction.clear();
    }

    /// From now on every evaluation is blurred by up to so many points, by the seed. Whether that is something new.
    pub(super) fn blur(&mut self, noise: u32) -> bool {
        let noise = noise.min(p::MOST_NOISE);
        let is_new = noise != self.noise;
        if is_new {
            self.fresh.forget_worth();
            self.correction.clear();
        }
        self.noise = noise;
        is_new
    }

    /// Says that the board with this key, as a turn begins, will be asked about soon.
    pub(super) fn expect(&mut self, key: u64) {
        self.fresh.expect(key);
    }

    /// Whether the side whose turn begins can reach goal this turn.
    pub(super) fn can_goal(&mut self, position: &Position) -> bool {
        let Judge { fresh, goals, .. } = self;
        fresh.goal(key(position, position), || goals.can_goal(position))
    }

    /// What the position is worth to its side to move.
    pub(super) fn evaluate(&mut self, position: &Position) -> i32 {
        self.uncorrected(position) + self.correction.of(position.board(), position.side())
    }

    /// Takes in what a search found of the position.
    pub(super) fn learn(&mut self, position: &Position, found: &Finding) {
        let evaluation = self.uncorrected(position);
        self.correction.learn(position.board(), position.side(), found, evaluation);
    }

    /// What the evaluation says of the position.
    fn uncorrected(&mut self, position: &Position) -> i32 {
        let Judge { fresh, goals, evaluator, noise, seed, evaluated, .. } = self;
        fresh.worth(key(position, position), || {
            evaluated.note(position);
            let score = evaluator.evaluate(position, goals).clamp(-EVALUATION_LIMIT, EVALUATION_LIMIT);
            // The seed decides between equals, and at low levels blurs what the engine sees.
            let random = splitmix(position.board().zobrist() ^ *seed);
            score + (random % u64::from(2 * *noise + 3)) as i32 - *noise as i32 - 1
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::Evaluation;
    use crate::search::bench;
    use crate::search::score::INFINITE;
    use crate::search::table::{Bound, Table};
    use crate::search::tree::Tree;

    fn root() -> Position {
        bench::game(2).unwrap().position().unwrap()
    }

    fn tree() -> Tree<Evaluation> {
        let mut tree = Tree::new(Evaluation::default(), Table::new(1 << 20), 1);
        tree.prepare(0);
        tree
    }

    fn searched(tree: &mut Tree<Evaluation>, depth: i16) -> i32 {
        tree.begin(root(), depth, -INFINITE, INFINITE);
        tree.run(u64::MAX).unwrap()
    }

    #[test]
    fn a_search_believes_what_was_noted() {
        let plain = searched(&mut tree(), 2);
        let mut informed = tree();
        for _ in 0..200 {
            informed.judge.learn(&root(), &Finding { score: 20_000, bound: Bound::Lower, depth: 32 });
        }
        // No turn moves everything that corrections are kept for.
        let score = searched(&mut informed, 2);
        assert!(score >= plain + p::CORRECTION_MOST, "{score}, without what was noted {plain}");
    }

    #[test]
    fn a_search_notes_what_it_found() {
        let mut tree = tree();
        let before = tree.judge.evaluate(&root());
        for depth in 1..=8 {
            searched(&mut tree, depth);
        }
        let after = tree.judge.evaluate(&root());
        assert_ne!(after, before);
        tree.judge.clear();
        assert_eq!(tree.judge.evaluate(&root()), before);
    }
}
