//! Which puzzle is asked.

use std::collections::BTreeMap;

use ansa_core::puzzle::{PuzzleId, PuzzleTheme};

use super::{deck, goals, rating};
use crate::activities::leitner::Day;
use crate::activities::puzzle::puzzle_deck::daily;
use crate::activities::puzzle::{PuzzleName, Training};

#[test]
fn the_next_puzzle_is_as_difficult_as_wanted_and_never_the_last() {
    let ratings: Vec<u16> = (0..40).map(|index| 800 + 40 * index).collect();
    let deck = goals(&ratings);
    let mut last = None;
    let mut seen = BTreeMap::<PuzzleId, u32>::new();
    for seed in 0..200 {
        let next = deck.train(Training::Theme(PuzzleTheme::GoalInOne), 1500.0, last, &|_| false, seed / 3);
        assert_ne!(next, last);
        let found = rating(&deck, next);
        assert!((1360..=1640).contains(&found), "{found} is too far from 1500");
        *seen.entry(next.unwrap()).or_default() += 1;
        last = next;
    }
    assert!(seen.len() >= 6, "{seen:?}");
    // What is known comes after everything else.
    let easy: Vec<PuzzleId> = deck.file_ids().filter(|&id| rating(&deck, Some(id)) < 2_200).collect();
    let next = deck.train(Training::Tactics, 800.0, None, &|id| easy.contains(&id), 0);
    assert_eq!(rating(&deck, next), 2_200);
    let all = deck.train(Training::Tactics, 800.0, None, &|_| true, 0);
    assert_eq!(rating(&deck, all), 800);
}

#[test]
fn the_theme_is_kept_while_it_has_another_puzzle() {
    let deck = deck();
    for theme in PuzzleTheme::ALL {
        assert_eq!(deck.count(Training::Theme(theme)), 1);
        let only = deck.train(Training::Theme(theme), 1500.0, None, &|_| true, 7);
        assert_eq!(only.and_then(|id| deck.get(id)).unwrap().theme(), theme);
        let next = deck.train(Training::Theme(theme), 1500.0, only, &|_| true, 7);
        assert!(next.is_some() && next != only);
    }
    let one = goals(&[1000]);
    let only = one.file_ids().next();
    assert_eq!(one.train(Training::Tactics, 1500.0, only, &|_| false, 1), None);
}

#[test]
fn counting_comes_only_if_it_is_chosen() {
    let deck = deck();
    let themes = |training: Training| -> Vec<bool> {
        let next = |seed| deck.train(training, 1_200.0, None, &|_| false, seed);
        (0..50).map(|seed| deck.get(next(seed).unwrap()).unwrap().theme().asks_for_turn()).collect()
    };
    assert!(themes(Training::Tactics).into_iter().all(|is_tactic| is_tactic));
    assert!(themes(Training::Counting).into_iter().all(|is_tactic| !is_tactic));
    assert_eq!((deck.count(Training::Tactics), deck.count(Training::Counting)), (6, 2));
    assert!(deck.tactics().all(|id| deck.get(id).unwrap().theme().asks_for_turn()));
    // The only one of its theme is followed by one of its kind.
    let only = deck.of(Training::Theme(PuzzleTheme::CountSquares)).next();
    let next = deck.train(Training::Theme(PuzzleTheme::CountSquares), 1_200.0, only, &|_| false, 3);
    assert_eq!(deck.get(next.unwrap()).unwrap().theme(), PuzzleTheme::CountCaptures);
}

#[test]
fn the_puzzle_of_the_day_depends_on_the_names_and_the_day_alone() {
    let deck = goals(&[1000; 40]);
    let ids: Vec<PuzzleId> = deck.file_ids().collect();
    let mut days = BTreeMap::<PuzzleId, u32>::new();
    let mut moved = 0;
    for number in 20_000..21_000 {
        let day = Day::new(number);
        let one = daily(ids.iter().copied(), day).unwrap();
        assert_eq!(daily(ids.iter().rev().copied(), day), Some(one));
        // Without one puzzle, only its own days change.
        let fewer = daily(ids.iter().skip(1).copied(), day).unwrap();
        assert_eq!(fewer == one, one != ids[0]);
        moved += u32::from(fewer != one);
        *days.entry(one).or_default() += 1;
    }
    assert_eq!(days.len(), 40, "every puzzle has its days");
    assert!(days.values().all(|&count| (8..=50).contains(&count)), "{days:?}");
    assert_eq!(moved, days[&ids[0]]);
    assert_eq!(daily([], Day::new(0)), None);
    // Every version of the page must choose the same.
    let three = ["0123456z", "aaaaaaaa", "zzzzzzzz"].map(|id| id.parse().unwrap());
    let chosen: Vec<usize> = (20_780..20_792)
        .map(|day| three.iter().position(|&id| Some(id) == daily(three, Day::new(day))).unwrap())
        .collect();
    assert_eq!(chosen, DAILY);
}

#[test]
fn the_puzzle_of_the_day_is_not_hard_if_there_is_another() {
    let deck = goals(&[900, 1300, 1301, 1900, 2500]);
    for number in 20_000..20_100 {
        assert!(rating(&deck, deck.daily(Day::new(number))) <= 1300);
    }
    assert_eq!(rating(&goals(&[1900]), goals(&[1900]).daily(Day::new(0))), 1900);
}

/// The indices of the puzzles of twelve days, by another program.
const DAILY: [usize; 12] = [2, 0, 2, 1, 1, 0, 0, 1, 1, 0, 2, 0];

#[test]
fn addresses_name_puzzles_and_ways_to_them() {
    let mut names = vec![
        PuzzleName::Daily,
        PuzzleName::Returning,
        PuzzleName::Streak,
        PuzzleName::Storm,
        PuzzleName::Training(Training::Tactics),
        PuzzleName::Training(Training::Own),
        PuzzleName::Training(Training::Counting),
    ];
    names.extend(PuzzleTheme::ALL.map(|theme| PuzzleName::Training(Training::Theme(theme))));
    names.extend(deck().file_ids().map(PuzzleName::One));
    for name in names {
        let text = name.to_string();
        assert_eq!(text.parse(), Ok(name), "{text}");
    }
    // Links must stay what they are.
    let names =
        ["daily", "mixed", "due", "streak", "storm", "goal1"].map(|name| name.parse::<PuzzleName>().unwrap());
    let theme = PuzzleName::Training(Training::Theme(PuzzleTheme::GoalInOne));
    let [daily, mixed, due] =
        [PuzzleName::Daily, PuzzleName::Training(Training::Tactics), PuzzleName::Returning];
    assert_eq!(names, [daily, mixed, due, PuzzleName::Streak, PuzzleName::Storm, theme]);
    assert_eq!("own".parse(), Ok(PuzzleName::Training(Training::Own)));
    for strange in ["", "dailyx", "DAILY", "goal3", "01234567 ", "０１２３４５６７", "../../..", "captureß"]
    {
        assert!(strange.parse::<PuzzleName>().is_err(), "{strange}");
    }
}
