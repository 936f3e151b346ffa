//! Puzzles: solved, failed, helped and shown, with what is kept of them, a storm and the file that is missing.

use ansa_core::puzzle::{Puzzle, PuzzleAnswer, PuzzleFile, PuzzleTheme};
use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::{hook, on};
use ansa_tests::in_each_browser;

use super::screenshots::glance;
use super::study::enters;

in_each_browser!(
    ; long in firefox:
    puzzles_are_solved_failed_explained_and_rated,
);

/// The puzzles of the page.
pub(super) fn puzzles() -> Vec<Puzzle> {
    let text = include_str!("../../../app/public/puzzles/puzzles.txt");
    PuzzleFile::read(text).unwrap().puzzles
}

/// The first puzzle of a theme.
pub(super) fn of(theme: PuzzleTheme) -> Puzzle {
    puzzles().into_iter().find(|puzzle| puzzle.theme() == theme).unwrap()
}

pub(super) fn open(page: &Page, puzzle: &Puzzle) {
    let id = puzzle.id().to_string();
    page.open_at(&format!("#/puzzles/{id}"));
    page.wait_for(&format!("{}[data-puzzle='{id}']", hook("puzzle-screen")));
    stage(page, "asking");
}

/// The puzzle that is shown.
pub(super) fn shown(page: &Page) -> Puzzle {
    let id = page.attribute("[data-puzzle].puzzle", "data-puzzle").unwrap();
    puzzles().into_iter().find(|puzzle| puzzle.id().to_string() == id).unwrap()
}

/// Waits for the verdict on an answer.
#[track_caller]
fn stage(page: &Page, stage: &str) {
    page.wait_for(&format!("{}[data-stage={stage}]", hook("puzzle-answer")));
}

/// Enters the answer of the file.
pub(super) fn solve(page: &Page, puzzle: &Puzzle) {
    match puzzle.answer() {
        PuzzleAnswer::Turns(turns) => {
            for (index, turn) in turns.iter().enumerate().step_by(2) {
                if index > 0 {
                    page.wait_for_text(&hook("puzzle-task"), "now reach the goal");
                }
                enters(page, &turn.to_string());
            }
        }
        PuzzleAnswer::Squares(squares) => {
            for square in *squares {
                page.click(&on(&square.to_string()));
            }
            page.press(Key::Enter);
        }
    }
    stage(page, "solved");
}

/// The rating in the menu.
fn rating(page: &Page) -> (String, String) {
    page.open_at("#/puzzles");
    page.wait_for(&hook("puzzle-rating"));
    let number = |name: &str| page.attribute(&hook("puzzle-rating"), name).unwrap();
    (number("data-rating"), number("data-rated"))
}

fn puzzles_are_solved_failed_explained_and_rated(page: &mut Page) {
    page.open_at("#/");
    page.click(&hook("home-puzzles"));
    page.wait_for(&format!("{}[data-rated='0']", hook("puzzle-rating")));
    assert_eq!(page.count(&format!("{} [data-puzzle=due]", hook("puzzle-way"))), 0);

    // ---- The puzzle of the day: the same after a reload ----
    page.click("[data-puzzle=daily]");
    page.wait_for(&hook("puzzle-answer"));
    let daily = shown(page);
    page.come_back();
    page.wait_for(&hook("puzzle-answer"));
    assert_eq!(shown(page).id(), daily.id());

    // ---- Solved ----
    let solved = of(PuzzleTheme::WinPiece);
    open(page, &solved);
    solve(page, &solved);
    page.wait_for_text(&hook("puzzle-outcome"), "Your new rating");
    let better = page.attribute(&hook("puzzle-outcome"), "data-rating").unwrap();
    assert!(better.parse::<u32>().unwrap() > 1200, "{better}");
    page.wait_until_loaded();
    assert_eq!(rating(page), (better.clone(), "1".to_owned()), "it is kept");

    // ---- A goal in two turns, with the reply between them ----
    let two = of(PuzzleTheme::GoalInTwo);
    open(page, &two);
    solve(page, &two);
    assert!(
        page.texts(&hook("puzzle-announce")).concat().contains("Right so far")
            || page.has(&hook("puzzle-outcome"))
    );

    // ---- Failed: why, again, with hints, and the solution step by step ----
    let stop = of(PuzzleTheme::StopGoal);
    open(page, &stop);
    let harmless = harmless_step(&stop);
    enters(page, &harmless);
    stage(page, "wrong");
    page.wait_for_text(&hook("puzzle-answer"), "The enemy reaches the goal");
    page.wait_for("[data-arrow]");
    page.wait_for_text(&hook("puzzle-outcome"), "will come back tomorrow");
    glance(page, "puzzle-wrong");
    page.click(&hook("puzzle-retry"));
    stage(page, "asking");
    page.press('h');
    page.wait_for(&hook("puzzle-hint"));
    assert_eq!(page.count("[data-arrow]"), 0);
    page.press('h');
    page.wait_for("[data-arrow]");
    page.click(&hook("puzzle-solve"));
    page.wait_for(&format!("{}[data-at='0']", hook("puzzle-line")));
    page.press(Key::Right);
    page.wait_for(&format!("{}[data-at='1']", hook("puzzle-line")));
    page.wait_for_text(&hook("puzzle-announce"), "Step 1 of");
    page.click(&hook("puzzle-on"));
    page.wait_for(&format!("{}[data-at='2']", hook("puzzle-line")));
    page.press(Key::Left);
    page.wait_for(&format!("{}[data-at='1']", hook("puzzle-line")));
    glance(page, "puzzle-solution");
    // It was rated once: what came after the first answer is practice.
    let (worse, rated) = rating(page);
    assert_eq!(rated, "3");

    // ---- Squares, wrong and put right ----
    let several = |puzzle: &Puzzle| match puzzle.answer() {
        PuzzleAnswer::Squares(squares) if squares.count() > 1 => Some((puzzle.clone(), *squares)),
        _ => None,
    };
    let (captures, squares) = puzzles().iter().find_map(several).unwrap();
    open(page, &captures);
    page.click(&on(&squares.into_iter().next().unwrap().to_string()));
    page.click(&hook("puzzle-check"));
    stage(page, "wrong");
    page.wait_for_text(&hook("puzzle-answer"), "missing");
    for square in squares.into_iter().skip(1) {
        page.click(&on(&square.to_string()));
    }
    page.click(&hook("puzzle-check"));
    stage(page, "solved");
    // On with a training.
    page.press('n');
    page.wait_for(&format!("{}[data-way=mixed]", hook("puzzle-screen")));
    stage(page, "asking");
    assert_ne!(shown(page).id(), captures.id());

    // ---- A storm ends with its clock ----
    page.open_at("#/puzzles/storm");
    page.click(&hook("run-begin"));
    page.wait_for(&hook("storm-clock"));
    page.screenshot("puzzle-storm");
    page.script("const now = performance.now.bind(performance); performance.now = () => now() + 180000");
    page.wait_for_text(&hook("run-over"), "Time is up");
    page.wait_for(&hook("run-again"));
    page.wait_until_loaded();

    // ---- What can't be read is set aside and told ----
    page.script("localStorage.setItem('ansa.puzzles', '{\"format\":\"ansa-puzzles\",\"version\":9}')");
    page.open_at("#/puzzles");
    page.wait_for_text(&hook("puzzles-error"), "A later version of this page wrote the data");
    assert!(page.stored("ansa.puzzles.unreadable").is_some_and(|kept| kept.contains(":9")));
    assert_ne!(page.attribute(&hook("puzzle-rating"), "data-rating"), Some(worse));
    // An address of no puzzle.
    page.wait_until_loaded();
    page.open_at("#/puzzles/zzzzzzzz");
    page.wait_for_text(&hook("puzzle-nothing"), "no such puzzle");
}

/// A step that does not stop the goal, by the judge of the library.
fn harmless_step(puzzle: &Puzzle) -> String {
    use ansa_core::position::turn::TurnBuilder;
    use ansa_core::puzzle::{PuzzleFault, PuzzleVerdict};
    use ansa_core::{Direction, Square, Step};
    let steps = (0..64).flat_map(|index| {
        let from = Square::from_index(index).unwrap();
        Direction::ALL.into_iter().map(move |direction| Step { from, direction })
    });
    let turn = steps.filter_map(|step| {
        let mut turn = TurnBuilder::new(*puzzle.position());
        turn.step(step).ok()?;
        let turn = turn.finish().ok()?;
        let verdict = puzzle.judge(&[step]).ok()?;
        matches!(verdict, PuzzleVerdict::Wrong(PuzzleFault::OpponentGoals { .. })).then(|| turn.to_string())
    });
    turn.into_iter().next().unwrap()
}
