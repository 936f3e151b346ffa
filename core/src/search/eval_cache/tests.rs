use super::*;
use crate::search::params::MAX_NOISE;
use crate::search::score::MAX_EVALUATION;

#[test]
fn each_result_is_computed_once_until_the_slot_is_replaced() {
    let mut cache = EvalCache::new();
    let (key, other) = (1 << 40 | 7, 1 << 41 | 7);
    assert_eq!(cache.evaluation(key, || 5), 5, "without an entry for the goal nothing is kept");
    assert!(cache.can_goal(key, || true));
    assert!(cache.can_goal(key, || unreachable!()));
    assert_eq!(cache.evaluation(key, || 6), 6);
    assert_eq!(cache.evaluation(key, || unreachable!()), 6);
    cache.clear_evaluations();
    assert_eq!(cache.evaluation(key, || 8), 8);
    assert!(cache.can_goal(key, || unreachable!()), "the goal is kept beside the evaluation");
    assert!(!cache.can_goal(other, || false));
    assert!(!cache.can_goal(key, || false), "the slot was replaced");
    cache.clear();
    assert!(cache.can_goal(key, || true));
}

#[test]
fn the_byte_that_prefetch_writes_is_not_compared() {
    let mut cache = EvalCache::new();
    let key = 1 << 40 | 7;
    assert!(cache.can_goal(key, || true));
    assert_eq!(cache.evaluation(key, || -5), -5);
    for byte in [0, 0x5a, 0xff] {
        cache.prefetch(key);
        cache.slot(key).0[0] = byte;
        assert!(cache.can_goal(key, || unreachable!()));
        assert_eq!(cache.evaluation(key, || unreachable!()), -5);
    }
}

#[test]
fn evaluations_are_found_unchanged() {
    let max = MAX_EVALUATION + MAX_NOISE as i32;
    for (evaluation, key) in [-max, -1, 0, 1, max].into_iter().zip(1 << 40..) {
        let mut cache = EvalCache::new();
        for goal in [false, true] {
            let key = key ^ u64::from(goal) << 50;
            assert_eq!(cache.can_goal(key, || goal), goal);
            assert_eq!(cache.evaluation(key, || evaluation), evaluation);
            assert_eq!(cache.evaluation(key, || unreachable!()), evaluation);
            assert_eq!(cache.can_goal(key, || unreachable!()), goal);
        }
    }
}
