use super::*;
use crate::eval::Evaluator;
use crate::search::alpha_beta::AlphaBeta;
use crate::search::begun_turn::BegunTurn;
use crate::search::bench;
use crate::search::score::INFINITE;
use crate::search::transposition_table::{Bound, TranspositionTable};

fn root() -> Position {
    bench::game(2).unwrap().position().unwrap()
}

fn alpha_beta() -> AlphaBeta<Evaluator> {
    let mut search = AlphaBeta::new(Evaluator::default(), TranspositionTable::new(1 << 20), 1);
    search.start_search(0, None, None, BegunTurn::none());
    search
}

fn searched(search: &mut AlphaBeta<Evaluator>, depth: i16) -> i32 {
    search.start_iteration(root(), depth, -INFINITE, INFINITE);
    search.run(u64::MAX).unwrap()
}

#[test]
fn a_search_uses_the_correction_history() {
    let plain = searched(&mut alpha_beta(), 2);
    let mut corrected = alpha_beta();
    for _ in 0..200 {
        corrected
            .evaluator
            .update_correction(&root(), &SearchResult { score: 20_000, bound: Bound::Lower, depth: 32 });
    }
    // No turn moves the pieces of all kinds of correction.
    let score = searched(&mut corrected, 2);
    assert!(score >= plain + p::MAX_CORRECTION, "{score}, without correction {plain}");
}

#[test]
fn a_search_updates_the_correction_history() {
    let mut search = alpha_beta();
    let before = search.evaluator.evaluate(&root());
    for depth in 1..=8 {
        searched(&mut search, depth);
    }
    let after = search.evaluator.evaluate(&root());
    assert_ne!(after, before);
    search.evaluator.clear();
    assert_eq!(search.evaluator.evaluate(&root()), before);
}
