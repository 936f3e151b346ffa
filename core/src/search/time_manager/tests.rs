use super::*;
use crate::piece::{Piece, Role, Side};

const BUDGET: Budget = Budget { min_ms: 600, optimum_ms: 1000, max_ms: 4000 };

/// A board with a rabbit on this square.
fn end(square: usize) -> Board {
    let mut pieces = [None; 64];
    pieces[square] = Some(Piece { side: Side::Gold, role: Role::Rabbit });
    Board::from_pieces(&pieces)
}

#[test]
fn a_stable_best_turn_takes_the_minimum_and_a_new_one_the_optimum() {
    let mut manager = TimeManager::default();
    assert_eq!(manager.time_ms(&BUDGET), 1000);
    for iteration in 1..=6 {
        manager.complete_iteration(100, Some(&end(20)));
        assert_eq!(
            manager.time_ms(&BUDGET),
            if iteration < STABLE_ITERATIONS { 1000 } else { 600 },
            "{iteration}"
        );
    }
    manager.complete_iteration(120, Some(&end(21)));
    assert_eq!(manager.time_ms(&BUDGET), 1000);
}

#[test]
fn a_score_drop_takes_longer_until_it_is_old_or_recovered() {
    let mut manager = TimeManager::default();
    for _ in 0..6 {
        manager.complete_iteration(100, Some(&end(20)));
    }
    manager.fail_low(-50);
    assert_eq!(manager.time_ms(&BUDGET), 1300);
    manager.fail_low(-5000);
    assert_eq!(manager.time_ms(&BUDGET), 4000);
    let mut recovered = manager;
    recovered.complete_iteration(90, Some(&end(21)));
    assert_eq!(recovered.time_ms(&BUDGET), 1000);
    for _ in 0..SCORE_HISTORY - 1 {
        manager.complete_iteration(-5000, Some(&end(20)));
        assert_eq!(manager.time_ms(&BUDGET), 4000);
    }
    manager.complete_iteration(-5000, Some(&end(20)));
    assert_eq!(manager.time_ms(&BUDGET), 600);
}

#[test]
fn a_fixed_time_does_not_change() {
    let mut manager = TimeManager::default();
    for score in [0, 0, 0, 0, 0, -1000, i32::MIN / 2] {
        manager.complete_iteration(score, None);
        assert_eq!(manager.time_ms(&Budget::fixed(70)), 70);
    }
}
