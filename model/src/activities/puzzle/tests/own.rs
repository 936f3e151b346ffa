//! Puzzles of a person's own games in the deck.

use std::rc::Rc;

use ansa_core::puzzle::{Puzzle, PuzzleFile, PuzzleId, PuzzleRating};

use super::{deck, goals, rating};
use crate::activities::leitner::Day;
use crate::activities::puzzle::{
    ProgressAction, PuzzleDeck, PuzzleProgress, PuzzleResult, PuzzleRun, RunEnd, RunKind, Training,
};

/// A goal in one step that differs from others by where a piece stands.
fn own(square: usize) -> Rc<Puzzle> {
    let mut squares = vec!['.'; 64];
    (squares[9], squares[0], squares[square]) = ('R', 'r', 'e');
    let squares: String = squares.into_iter().collect();
    Rc::new(format!("goal1 g [{squares}] - Rb7n").parse().expect("a puzzle"))
}

/// The rating that a goal in one step gets from goals with these ratings.
fn estimate(ratings: &[u16]) -> PuzzleRating {
    let (deck, own) = (goals(ratings), own(33));
    deck.with_own([&own].into_iter()).get(own.id()).unwrap().rating().unwrap()
}

#[test]
fn own_puzzles_are_as_difficult_as_those_of_their_kind() {
    assert_eq!(estimate(&[1000, 1200, 1400, 1200]), PuzzleRating::new(1200, 163));
    assert_eq!(estimate(&[1300; 5]), PuzzleRating::new(1300, 150), "they are never certain");
    assert_eq!(estimate(&[700, 900]), PuzzleRating::UNRATED, "two say nothing");
    // Of all of the theme, if none is as long.
    let three = "goal1 g [....................d....R......c......R..............r.........] - Rb5n Rb6n Rb7n";
    let three = Rc::new(three.parse::<Puzzle>().unwrap());
    let with = goals(&[900, 1100, 1000]).with_own([&three].into_iter());
    assert_eq!(with.get(three.id()).unwrap().rating(), Some(PuzzleRating::new(1000, 150)));
    // A rating of its own plays no part, and the estimates are of the file alone.
    let rated = Rc::new((*own(36)).clone().with_rating(Some(PuzzleRating::new(3000, 10))));
    let with = goals(&[1300; 5]).with_own([&rated].into_iter()).with_own([&rated, &own(37)].into_iter());
    for id in [rated.id(), own(37).id()] {
        assert_eq!(rating(&with, Some(id)), 1300);
    }
    let spread = goals(&[1000, 1200, 1400, 1200]);
    let twice = spread.with_own([&own(33)].into_iter()).with_own([&own(36)].into_iter());
    assert_eq!(twice.get(own(36).id()).unwrap().rating(), Some(PuzzleRating::new(1200, 163)));
}

#[test]
fn the_estimates_of_the_shipped_puzzles_are_of_their_kind() {
    let text = include_str!("../../../../../app/public/puzzles/puzzles.txt");
    let puzzles: Vec<Rc<Puzzle>> =
        super::LINES.iter().take(6).map(|line| Rc::new(line.parse().unwrap())).collect();
    let mut file = PuzzleFile::read(text).unwrap();
    file.puzzles.retain(|puzzle| puzzles.iter().all(|own| own.id() != puzzle.id()));
    let with = PuzzleDeck::new(file).with_own(puzzles.iter());
    assert_eq!(with.count(Training::Own), 6);
    for puzzle in &puzzles {
        let rating = with.get(puzzle.id()).unwrap().rating().unwrap();
        assert!((600..3500).contains(&rating.value()), "{puzzle}: {rating}");
        // Hostages of two steps are there for every strength, so little is known of another one.
        assert!((150..800).contains(&rating.uncertainty()), "{puzzle}: {rating}");
    }
}

#[test]
fn own_puzzles_join_the_training_and_change_neither_the_day_nor_the_challenges() {
    let file = goals(&[1000; 40]);
    let puzzles = [own(33), own(36)];
    let with = file.with_own(puzzles.iter());
    assert_eq!((with.count(Training::Tactics), with.count(Training::Own)), (42, 2));
    assert_eq!((file.count(Training::Tactics), file.count(Training::Own)), (40, 0));
    for day in (20_000..20_200).map(Day::new) {
        assert_eq!(with.daily(day), file.daily(day));
    }
    for kind in [RunKind::Streak, RunKind::Storm] {
        let (mut one, mut other) = (PuzzleRun::new(kind, &file, 5), PuzzleRun::new(kind, &with, 5));
        while one.end.is_none() {
            assert_eq!(one.now, other.now);
            one.answer(true, 0, &file, 5);
            other.answer(true, 0, &with, 5);
        }
        assert_eq!((one.solved, other.end), (40, Some(RunEnd::Complete)));
    }
    // The training has them all, and that of the own games these, as long as there is another one.
    let asked = |training: Training, last: Option<PuzzleId>| -> Vec<bool> {
        let ids = (0..60).map(|seed| with.train(training, 1000.0, last, &|_| false, seed));
        ids.map(|id| with.is_own(id.unwrap())).collect()
    };
    assert!(asked(Training::Own, None).iter().all(|&is_own| is_own));
    assert!(asked(Training::Own, Some(puzzles[0].id())).iter().all(|&is_own| is_own));
    let is_known = |id: PuzzleId| !with.is_own(id);
    let fresh = with.train(Training::Tactics, 1000.0, None, &is_known, 1);
    assert!(with.is_own(fresh.unwrap()), "those are left");
    let one = file.with_own(puzzles.iter().take(1));
    let next = one.train(Training::Own, 1000.0, Some(puzzles[0].id()), &|_| false, 1);
    assert_eq!(next, None, "there is no other one");
    assert_eq!(file.train(Training::Own, 1000.0, None, &|_| false, 1), None);
}

#[test]
fn a_puzzle_of_the_file_stays_what_it_is() {
    let file = deck();
    let known = file.get(file.file_ids().next().unwrap()).unwrap().clone();
    let again = Rc::new((*known).clone().with_rating(None));
    let with = file.with_own([&again, &again].into_iter());
    assert_eq!(with, file);
    assert!(!with.is_own(known.id()));
}

#[test]
fn an_own_puzzle_changes_the_rating_as_any_other() {
    let (today, puzzle) = (Day::new(20_000), own(33));
    let with = goals(&[1500; 5]).with_own([&puzzle].into_iter());
    let asked = with.get(puzzle.id()).unwrap();
    let mut progress = PuzzleProgress::default();
    let before = progress.rating_on(today).rating();
    progress.apply(ProgressAction::Answer(PuzzleResult::new(asked, true)), today);
    assert!(progress.rating_on(today).rating() > before + 50.0);
    assert_eq!(progress.rated, 1);
    // One that fails returns, as long as the deck has it.
    progress.apply(ProgressAction::Answer(PuzzleResult::new(asked, false)), today);
    let later = Day::new(20_003);
    assert_eq!(progress.due(&with, later), [puzzle.id()]);
    assert_eq!(progress.due(&goals(&[1500; 5]), later), []);
}
