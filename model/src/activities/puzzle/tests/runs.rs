//! Streaks and storms.

use std::collections::BTreeSet;

use ansa_core::puzzle::PuzzleTheme;

use super::{deck, goals, rating};
use crate::activities::puzzle::run::STORM_TIME;
use crate::activities::puzzle::{PuzzleRun, RunEnd, RunKind};

#[test]
fn a_streak_gets_more_difficult_and_ends_with_the_first_failure() {
    let ratings: Vec<u16> = (0..40).map(|index| 600 + 50 * index).collect();
    let deck = goals(&ratings);
    let mut run = PuzzleRun::new(RunKind::Streak, &deck, 3);
    let (mut used, mut asked) = (BTreeSet::new(), Vec::new());
    for seed in 0..20 {
        asked.push(rating(&deck, run.now));
        assert!(used.insert(run.now), "no puzzle comes twice");
        assert_eq!(run.left(u64::MAX), None);
        run.answer(true, u64::MAX, &deck, seed);
    }
    let mean = |part: &[u16]| part.iter().map(|&one| u32::from(one)).sum::<u32>() / part.len() as u32;
    assert!(mean(&asked[..5]) < 1_000 && mean(&asked[15..]) > 1_650, "{asked:?}");
    run.answer(false, 0, &deck, 0);
    assert_eq!((run.end, run.solved, run.now), (Some(RunEnd::Failed), 20, None));
    run.answer(true, 0, &deck, 0);
    assert_eq!(run.solved, 20, "nothing counts after the end");
}

#[test]
fn a_streak_through_all_puzzles_is_complete() {
    let deck = deck();
    let mut run = PuzzleRun::new(RunKind::Streak, &deck, 0);
    for _ in 0..6 {
        let asked = run.now.and_then(|id| deck.get(id)).unwrap();
        assert!(asked.theme().asks_for_turn(), "counting is no part of a run");
        run.answer(true, 0, &deck, 5);
    }
    assert_eq!((run.end, run.solved), (Some(RunEnd::Complete), 6));
    let empty = PuzzleRun::new(RunKind::Streak, &goals(&[]), 0);
    assert_eq!((empty.end, empty.now), (Some(RunEnd::Complete), None));
}

#[test]
fn a_storm_ends_with_its_time_or_the_third_error() {
    let deck = goals(&[1000; 30]);
    let mut run = PuzzleRun::new(RunKind::Storm, &deck, 0);
    assert_eq!((STORM_TIME, run.left(0), run.left(60_000)), (180_000, Some(180_000), Some(120_000)));
    run.answer(true, 10_000, &deck, 1);
    run.answer(false, 20_000, &deck, 2);
    run.look_at_clock(179_999);
    assert_eq!((run.end, run.solved, run.errors), (None, 1, 1));
    let mut late = run.clone();
    late.answer(true, 180_000, &deck, 3);
    assert_eq!((late.end, late.solved), (Some(RunEnd::Time), 1), "an answer after the end does not count");
    let mut timed = run.clone();
    timed.look_at_clock(u64::MAX);
    assert_eq!((timed.end, timed.now), (Some(RunEnd::Time), None));
    run.answer(false, 30_000, &deck, 4);
    assert_eq!(run.end, None);
    run.answer(false, 40_000, &deck, 5);
    assert_eq!((run.end, run.solved, run.errors), (Some(RunEnd::Failed), 1, 3));
}

#[test]
fn a_storm_asks_for_single_turns_only() {
    let deck = deck();
    let mut run = PuzzleRun::new(RunKind::Storm, &deck, 0);
    let mut themes = Vec::new();
    while let Some(id) = run.now {
        themes.push(deck.get(id).unwrap().theme());
        run.answer(true, 0, &deck, 9);
    }
    assert_eq!((themes.len(), run.end), (5, Some(RunEnd::Complete)));
    let is_single = |theme: &PuzzleTheme| theme.asks_for_turn() && *theme != PuzzleTheme::GoalInTwo;
    assert!(themes.iter().all(is_single), "{themes:?}");
}
