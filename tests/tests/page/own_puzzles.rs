//! A mistake in an analysed game becomes a puzzle, which is rated and leads back to its game.

use ansa_core::Game;
use ansa_core::position::rule_set::RuleSet;
use ansa_core::puzzle::{Puzzle, PuzzleFile, PuzzleTask, PuzzleTheme, is_obvious, make_puzzle};
use ansa_core::record::{Evaluation, Form, GoldScore, Tag, write_records};
use ansa_core::{Side, Step};
use ansa_tests::browser::Page;
use ansa_tests::game_page::hook;
use ansa_tests::in_each_browser;

use super::screenshots::glance;
use super::study::enters;

in_each_browser!(
    ; long in firefox:
    a_missed_goal_is_solved_rated_and_shown_in_its_game,
);

/// The game after any turn of one step that fits.
fn after_a_step(game: &Game, fits: impl Fn(&Game) -> bool) -> Game {
    let steps: Vec<Step> = game.begin_turn().unwrap().position().steps().map(|(step, _)| step).collect();
    let played = steps.into_iter().filter_map(|step| {
        let (mut turn, mut after) = (game.begin_turn().ok()?, game.clone());
        turn.step(step).ok()?;
        after.play(&turn).ok()?;
        after.outcome().is_none().then_some(after)
    });
    played.into_iter().find(|after| fits(after)).unwrap()
}

/// The goal that gold can make in a game.
fn goal(game: &Game) -> Option<Puzzle> {
    let position = *game.begin_turn().ok()?.position();
    make_puzzle(&position, PuzzleTask::GoalInOne).ok().filter(|puzzle| !is_obvious(puzzle))
}

/// An analysed game in which silver lets a goal through and gold misses it, and the puzzle that this is.
fn missed() -> (String, Puzzle) {
    let text = include_str!("../../../app/public/puzzles/puzzles.txt");
    let shipped = PuzzleFile::read(text).unwrap().puzzles;
    let is_golds =
        |puzzle: &&Puzzle| puzzle.theme() == PuzzleTheme::GoalInOne && puzzle.position().side() == Side::Gold;
    let known = shipped.iter().find(is_golds).unwrap();
    let start = Game::from_position(known.position().after_pass(), 7, RuleSet::CURRENT);
    let let_through = after_a_step(&start, |game| goal(game).is_some());
    let puzzle = goal(&let_through).unwrap();
    let mut record = after_a_step(&let_through, |_| true).to_record();
    record
        .tags
        .extend([("Gold", "Omar"), ("Silver", "Fritz")].map(|(tag, name)| Tag::new(tag, name).unwrap()));
    let scores = [GoldScore::Win(Side::Gold, 1), GoldScore::CentiRabbits(0)];
    for (entry, score) in record.line.iter_mut().zip(scores) {
        entry.comment.set_evaluation(&Evaluation { nodes: 1_000_000, ..Evaluation::new(score) });
    }
    (write_records(&[record], Form::Tagged), puzzle)
}

fn a_missed_goal_is_solved_rated_and_shown_in_its_game(page: &mut Page) {
    let (record, puzzle) = missed();
    page.open_at("#/puzzles/own");
    page.wait_for_text(&hook("puzzle-nothing"), "Analyse a game in the study");
    page.wait_until_loaded();
    page.open_at("#/games");
    page.wait_for(&hook("library-screen"));
    page.give_file("game.txt", &record);
    page.wait_for_text(&hook("import-report"), "1 game was added");

    // ---- It is found ----
    page.open_at("#/puzzles");
    page.wait_for_text("[data-puzzle=own]", "1 puzzle");
    page.wait_for(&format!("{}[data-rated='0']", hook("puzzle-rating")));
    page.wait_until("the end of the search", || page.text(&hook("own-status")).is_empty());
    glance(page, "own-puzzles");
    page.click("[data-puzzle=own]");
    let id = puzzle.id().to_string();
    page.wait_for(&format!("{}[data-way=own][data-puzzle='{id}']", hook("puzzle-screen")));
    assert!(!page.has(&hook("puzzle-origin")), "it would tell the game");
    assert!(!page.has(&hook("puzzle-link")), "others don’t have it");

    // ---- It is solved and rated ----
    enters(page, &puzzle.first_turn().unwrap().to_string());
    page.wait_for(&format!("{}[data-stage=solved]", hook("puzzle-answer")));
    page.wait_for_text(&hook("puzzle-outcome"), "Your new rating");
    let rating: u32 = page.attribute(&hook("puzzle-outcome"), "data-rating").unwrap().parse().unwrap();
    assert!(rating > 1_200, "{rating}");
    page.wait_for_text(&hook("puzzle-origin"), "From your game Omar – Fritz, turn 8g");
    glance(page, "own-puzzle-solved");

    // ---- The way to the game, at that place ----
    page.click(&hook("own-show"));
    page.wait_for(&hook("study-screen"));
    let last = puzzle.position().board().occupied().count() as usize;
    page.wait_until("the position of the puzzle", || page.count("[data-piece]") == last);
    page.wait_for_text(&hook("study-tree"), "8g");
    page.wait_until_loaded();

    // ---- The progress is forgotten, and the puzzles stay ----
    page.open_at("#/puzzles");
    page.wait_for(&format!("{}[data-rated='1']", hook("puzzle-rating")));
    page.click(&hook("puzzles-forget"));
    page.click(".button-danger");
    page.wait_for(&format!("{}[data-rated='0']", hook("puzzle-rating")));
    page.wait_for_text("[data-puzzle=own]", "1 puzzle");
}
