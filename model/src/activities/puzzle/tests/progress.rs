//! The progress, and its saved form.

use ansa_core::puzzle::PuzzleTheme;

use super::{deck, of};
use crate::activities::leitner::Day;
use crate::activities::puzzle::{
    PastResult, ProgressAction, PuzzleProgress, PuzzleResult, RunKind, Success, Training,
};
use crate::formats::{ReadError, Stored as _};

fn answer(progress: &mut PuzzleProgress, theme: PuzzleTheme, is_solved: bool, day: i32) {
    progress.apply(ProgressAction::Answer(PuzzleResult::new(&of(theme), is_solved)), Day::new(day));
}

#[test]
fn a_puzzle_counts_for_the_rating_once_in_a_month() {
    let mut progress = PuzzleProgress::default();
    assert!(!progress.has_begun());
    let rating = |progress: &PuzzleProgress, day: i32| progress.rating_on(Day::new(day));
    let new = rating(&progress, 100);
    answer(&mut progress, PuzzleTheme::WinPiece, true, 100);
    let better = rating(&progress, 100);
    assert!(better.rating() > new.rating() && better.rounded().1 < new.rounded().1);
    // Again on the same day, and as a part of a run: no change.
    answer(&mut progress, PuzzleTheme::WinPiece, false, 100);
    let in_run = PuzzleResult::new(&of(PuzzleTheme::StopGoal), false).in_run();
    progress.apply(ProgressAction::Answer(in_run), Day::new(100));
    assert_eq!((rating(&progress, 100), progress.rated), (better, 1));
    // A failure counts as well, and an old puzzle again.
    answer(&mut progress, PuzzleTheme::GoalInOne, false, 101);
    assert!(rating(&progress, 101).rating() < better.rating());
    answer(&mut progress, PuzzleTheme::WinPiece, true, 129);
    assert_eq!(progress.rated, 2);
    answer(&mut progress, PuzzleTheme::WinPiece, true, 159);
    assert_eq!(progress.rated, 3);
    // Without play it gets less certain, but stays.
    let (now, later) = (rating(&progress, 159), rating(&progress, 500));
    assert!((now.rating() - later.rating()).abs() < 1e-9);
    assert!(later.rounded().1 > now.rounded().1);
    assert_eq!(rating(&progress, 160), now);
    assert_eq!(rating(&progress, i32::MIN), now);
}

#[test]
fn what_fails_returns_after_days_until_it_is_known() {
    let (deck, mut progress) = (deck(), PuzzleProgress::default());
    let id = of(PuzzleTheme::SavePiece).id();
    let is_due = |progress: &PuzzleProgress, day: i32| progress.due(&deck, Day::new(day)).contains(&id);
    answer(&mut progress, PuzzleTheme::SavePiece, true, 0);
    assert!(!is_due(&progress, 1_000), "what was solved does not return");
    let mut day = 10;
    answer(&mut progress, PuzzleTheme::SavePiece, false, day);
    assert!(!is_due(&progress, day));
    for pause in [1, 2, 4, 8, 16, 32] {
        assert!(!is_due(&progress, day + pause - 1));
        assert!(is_due(&progress, day + pause));
        // Solved too early, it stays where it is.
        if pause == 4 {
            answer(&mut progress, PuzzleTheme::SavePiece, true, day + 1);
            assert!(!is_due(&progress, day + pause - 1) && is_due(&progress, day + pause));
        }
        day += pause;
        answer(&mut progress, PuzzleTheme::SavePiece, true, day);
    }
    assert!(!is_due(&progress, i32::MAX), "it is known now");
    answer(&mut progress, PuzzleTheme::SavePiece, false, day);
    assert!(is_due(&progress, day + 1));
    assert_eq!(progress.answered_on(id, Day::new(day)), Some(false));
    assert_eq!(progress.answered_on(id, Day::new(day + 1)), None);
}

#[test]
fn the_saved_form_is_read_as_it_was_written() {
    let mut progress = PuzzleProgress::default();
    for (index, theme) in PuzzleTheme::ALL.into_iter().enumerate() {
        answer(&mut progress, theme, index % 3 != 0, 100 + index as i32);
    }
    progress.apply(ProgressAction::Run(RunKind::Streak, 7), Day::new(120));
    progress.apply(ProgressAction::Run(RunKind::Streak, 3), Day::new(120));
    progress.apply(ProgressAction::Run(RunKind::Storm, 12), Day::new(120));
    assert_eq!((progress.best(RunKind::Streak), progress.best(RunKind::Storm)), (7, 12));
    let text = progress.write().unwrap();
    let (read, unread) = PuzzleProgress::read(&text).unwrap();
    assert_eq!((read.best(RunKind::Streak), read.best(RunKind::Storm), read.rated), (7, 12, 6));
    assert_eq!((unread, &read.records, read.rated_on), (0, &progress.records, progress.rated_on));
    assert_eq!((read.curve(), read.curve().len()), (progress.curve(), 6));
    // It is saved rounded.
    let of = |progress: &PuzzleProgress| progress.rating_on(Day::new(107)).saved();
    for (read, kept) in of(&read).into_iter().zip(of(&progress)) {
        assert!(read.abs_diff(kept) <= 1, "{read} was {kept}");
    }
    // What is read is written the same.
    assert_eq!(read.write().unwrap(), text);
}

#[test]
fn counting_is_counted_apart_from_the_rating() {
    let (deck, mut progress) = (deck(), PuzzleProgress::default());
    for (theme, is_solved) in [(PuzzleTheme::CountCaptures, true), (PuzzleTheme::CountSquares, false)] {
        answer(&mut progress, theme, is_solved, 5);
    }
    assert_eq!((progress.rated, progress.curve()), (0, &[][..]));
    assert_eq!(progress.rating_on(Day::new(5)), PuzzleProgress::default().rating_on(Day::new(5)));
    answer(&mut progress, PuzzleTheme::StopGoal, true, 5);
    let success = |training: Training| progress.success(&deck, training);
    assert_eq!(success(Training::Counting), Success { solved: 1, tried: 2 });
    assert_eq!(success(Training::Tactics), Success { solved: 1, tried: 1 });
    assert_eq!(success(Training::Theme(PuzzleTheme::CountSquares)), Success { solved: 0, tried: 1 });
    assert_eq!(success(Training::Theme(PuzzleTheme::GoalInOne)), Success::default());
}

#[test]
fn the_last_results_and_the_last_rating_of_each_day_are_kept() {
    let (mut progress, id) = (PuzzleProgress::default(), of(PuzzleTheme::WinPiece).id());
    assert!(progress.results(id).is_empty());
    for day in 0..8 {
        answer(&mut progress, PuzzleTheme::WinPiece, day % 2 == 0, day);
    }
    let result = |number: i32| PastResult { day: Day::new(number), is_solved: number % 2 == 0 };
    assert_eq!(progress.results(id), [7, 6, 5, 4, 3].map(result));
    let (read, _) = PuzzleProgress::read(&progress.write().unwrap()).unwrap();
    assert_eq!(read.results(id), progress.results(id));
    // Two rated puzzles on one day are one point.
    answer(&mut progress, PuzzleTheme::GoalInOne, true, 9);
    answer(&mut progress, PuzzleTheme::StopGoal, true, 9);
    let days: Vec<i32> = progress.curve().iter().map(|(day, _)| day.number()).collect();
    assert_eq!(days, [0, 9]);
    assert_eq!(progress.curve()[1].1, progress.rating_on(Day::new(9)).rounded().0);
    for day in 10..1_000 {
        answer(&mut progress, PuzzleTheme::SavePiece, true, 40 * day);
    }
    assert_eq!(progress.curve().len(), 400);
    assert_eq!(progress.curve().last().unwrap().0, Day::new(40 * 999));
}

#[test]
fn strange_texts_are_refused_and_strange_puzzles_counted() {
    let text = |rating: &str, puzzles: &str| {
        format!(
            "{{\"format\":\"ansa-puzzles\",\"version\":1,\"rating\":{rating},\"deviation\":20000,\
             \"volatility\":60000,\"rated\":1,\"rated_on\":null,\"best_streak\":0,\"best_storm\":0,\
             \"puzzles\":[{puzzles}]}}"
        )
    };
    let read = |text: &str| PuzzleProgress::read(text);
    let good = "{\"id\":\"0123456z\",\"solved\":false,\"day\":5,\"returns\":[2,7]}";
    assert_eq!(read(&text("150000", good)).unwrap().1, 0);
    let (progress, unread) = read(&text(
        "150000",
        &[
            good,
            good,
            "7",
            "{\"id\":\"0123456u\",\"solved\":true,\"day\":5}",
            "{\"id\":\"aaaaaaaa\",\"solved\":true,\"day\":5,\"returns\":[7,7]}",
            "{\"id\":\"bbbbbbbb\",\"solved\":true,\"day\":99999999999}",
            "{\"id\":\"cccccccc\",\"solved\":true,\"day\":-2147483648,\"returns\":[6,2147483647]}",
        ]
        .join(","),
    ))
    .unwrap();
    assert_eq!((progress.records.len(), unread), (2, 5));
    let mut progress = progress;
    for theme in PuzzleTheme::ALL {
        answer(&mut progress, theme, true, i32::MAX);
        answer(&mut progress, theme, false, i32::MIN);
    }
    for rating in ["0", "99999999", "4294967295"] {
        assert_eq!(read(&text(rating, "")), Err(ReadError::Range), "{rating}");
    }
    assert!(matches!(read(&text("-1", "")), Err(ReadError::Shape(_))));
    assert!(matches!(read("{"), Err(ReadError::Shape(_))));
    let other = text("150000", "").replace("ansa-puzzles", "ansa-course");
    assert_eq!(read(&other), Err(ReadError::Format("ansa-course".to_owned())));
    let later = text("150000", "").replace("\"version\":1", "\"version\":2");
    assert_eq!(read(&later), Err(ReadError::Version(2)));
}

#[test]
fn what_was_answered_while_the_clock_was_ahead_returns_at_once() {
    let mut progress = PuzzleProgress::default();
    answer(&mut progress, PuzzleTheme::WinPiece, false, 9000);
    let due = |progress: &PuzzleProgress, day: i32| progress.due(&deck(), Day::new(day)).len();
    assert_eq!(due(&progress, 100), 1);
    // Once it is solved, it is of the right day.
    answer(&mut progress, PuzzleTheme::WinPiece, true, 100);
    assert_eq!((due(&progress, 100), due(&progress, 101), due(&progress, 102)), (0, 0, 1));
    assert_eq!(progress.answered_on(of(PuzzleTheme::WinPiece).id(), Day::new(100)), Some(true));
}
