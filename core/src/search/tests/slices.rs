//! Slices and limits: pauses make no difference, and a search ends at its limits.

use super::*;

#[test]
fn a_turn_is_answered_at_every_node_count_and_legal() {
    for start in [opening(), bench::game(4).unwrap(), bench::game(6).unwrap()] {
        for limit in [0, 1, 2, 3, 5, 10, 30, 100, 300] {
            let mut search = small();
            search.start(&start, nodes(limit)).unwrap();
            let steps = finish(&mut search, u64::MAX);
            start.clone().play_steps(&steps).unwrap();
            assert!(search.info().nodes <= limit, "{} nodes of {limit}", search.info().nodes);
        }
    }
}

#[test]
fn the_same_nodes_and_seed_give_the_same_answer_in_any_slices() {
    for start in [opening(), bench::game(2).unwrap(), bench::game(5).unwrap()] {
        let answers: Vec<(Vec<Step>, Info)> = [u64::MAX, 1, 7, 1000]
            .into_iter()
            .map(|slice| {
                let mut search = small();
                search.start(&start, nodes(20_000)).unwrap();
                let steps = finish(&mut search, slice);
                (steps, search.info())
            })
            .collect();
        for other in &answers[1..] {
            assert_eq!(other, &answers[0]);
        }
    }
}

#[test]
fn a_slice_is_no_longer_than_asked() {
    let mut search = small();
    search.start(&opening(), Limits::default()).unwrap();
    for slice in [1, 10, 500, 3000] {
        let before = search.info().nodes;
        assert_eq!(search.run(slice, &mut || 0), Status::Running);
        assert_eq!(search.info().nodes - before, slice);
    }
}

#[test]
fn stop_gives_a_legal_turn_at_once() {
    let start = bench::game(3).unwrap();
    let mut search = small();
    search.start(&start, Limits::default()).unwrap();
    assert_eq!(search.run(1000, &mut || 0), Status::Running);
    let known = search.best().cloned().unwrap();
    let visited = search.info().nodes;
    search.stop();
    assert_eq!(search.run(1000, &mut || 0), Status::Done(known.clone()));
    assert_eq!(search.info().nodes, visited);
    let Best::Turn(steps) = known else { panic!() };
    start.clone().play_steps(&steps).unwrap();
    // Even before the first slice.
    search.start(&start, Limits::default()).unwrap();
    search.stop();
    let Status::Done(Best::Turn(steps)) = search.run(1, &mut || 0) else { panic!() };
    start.clone().play_steps(&steps).unwrap();
}

/// The time that a search of a bench position takes if each reading of the clock is 10 milliseconds later.
fn time_taken(index: usize, time: Budget) -> u64 {
    let mut search = small();
    search.start(&bench::game(index).unwrap(), Limits { time: Some(time), ..Limits::default() }).unwrap();
    let mut now = 0;
    let mut clock = || {
        now += 10;
        now
    };
    while search.run(100_000, &mut clock) == Status::Running {}
    search.info().time_ms
}

#[test]
fn a_stable_best_turn_takes_less_time_and_a_score_drop_more() {
    let budget = Budget { min_ms: 300, optimum_ms: 600, max_ms: 1200 };
    let times: Vec<u64> = (0..bench::POSITIONS.len()).map(|index| time_taken(index, budget)).collect();
    assert!(times.contains(&300) && times.contains(&600), "{times:?}");
    assert!(
        times.iter().any(|&time| time > 600) && times.iter().all(|time| (300..=1200).contains(time)),
        "{times:?}"
    );
}

#[test]
fn time_is_read_from_the_clock() {
    let mut search = small();
    search.start(&opening(), Limits { time: Some(Budget::fixed(50)), ..Limits::default() }).unwrap();
    let mut now = 1_000_000;
    let mut readings = 0;
    let mut clock = || {
        readings += 1;
        now += 10;
        now
    };
    while search.run(100_000, &mut clock) == Status::Running {}
    assert_eq!(readings, 6);
    assert_eq!(search.info().time_ms, 50);
    assert!(search.info().nodes <= 6 * params::NODES_PER_CLOCK_READ);
}
