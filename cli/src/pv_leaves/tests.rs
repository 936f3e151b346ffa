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
