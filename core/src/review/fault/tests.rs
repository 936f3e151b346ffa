use super::*;

#[track_caller]
fn check(chances: (f64, f64), completed: &[f64], steps: usize, fault: TurnFault, drop: (f64, f64)) {
    assert_eq!(FoundFault::find(chances, completed, steps), FoundFault { fault, chances: drop });
}

#[test]
fn the_fault_is_the_part_with_the_largest_drop() {
    check((0.5, 0.25), &[0.45, 0.35, 0.26], 4, TurnFault::Step(1), (0.45, 0.35));
    check((0.5, 0.1), &[0.5, 0.45, 0.4], 4, TurnFault::Step(3), (0.4, 0.1));
    check((0.5, 0.1), &[0.15], 1, TurnFault::Step(0), (0.5, 0.15));
    // The steps were good, but others were needed after them.
    check((0.5, 0.1), &[0.45], 1, TurnFault::End, (0.45, 0.1));
    check((0.5, 0.1), &[0.5, 0.5, 0.45], 3, TurnFault::End, (0.45, 0.1));
    // The first of equal ones.
    check((0.75, 0.25), &[0.5, 0.25], 2, TurnFault::Step(0), (0.75, 0.5));
}

#[test]
fn what_a_later_step_proves_corrects_an_earlier_one() {
    check((0.5, 0.1), &[0.2, 0.45, 0.1], 4, TurnFault::Step(2), (0.45, 0.1));
    // Nothing is better than the best turn from the start.
    check((0.5, 0.1), &[0.9, 0.3], 2, TurnFault::Step(1), (0.5, 0.3));
    // Without a search of its steps, a turn is blamed from its first step on.
    check((0.5, 0.1), &[], 2, TurnFault::Step(0), (0.5, 0.1));
    check((0.5, 0.5), &[0.5], 1, TurnFault::Step(0), (0.5, 0.5));
}
