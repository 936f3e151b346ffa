//! The menu of the puzzles, what follows an answer, and the start of a storm.

use ansa_core::puzzle::{Puzzle, PuzzleFault, PuzzleTheme, PuzzleVerdict};
use ansa_core::steps_of;
use ansa_tests::browser::Page;
use ansa_tests::game_page::hook;
use ansa_tests::in_each_browser;

use super::puzzles::{of, open, puzzles, shown, solve};
use super::screenshots::glance;
use super::study::enters;

in_each_browser!(
    ; long in firefox:
    the_menu_shows_the_day_the_rating_and_how_each_theme_goes,
    an_answer_says_why_and_leads_to_its_theme_and_the_study,
    the_time_of_a_storm_begins_with_the_press,
    no_button_moves_when_a_message_appears,
);

/// How a way to puzzles went so far: solved and tried.
fn success(page: &Page, way: &str) -> [Option<String>; 2] {
    let place = format!("[data-puzzle={way}] .puzzle-success");
    if !page.has(&place) {
        return [None, None];
    }
    ["data-solved", "data-tried"].map(|name| page.attribute(&place, name))
}

/// A number that a script computes of the page.
fn number(page: &Page, script: &str) -> f64 {
    page.script(&format!("return {script}")).as_f64().unwrap()
}

fn the_menu_shows_the_day_the_rating_and_how_each_theme_goes(page: &mut Page) {
    // Two earlier days, as the page stores them.
    page.open_at("#/");
    page.script(
        "localStorage.setItem('ansa.puzzles', JSON.stringify({format: 'ansa-puzzles', version: 1, rating: 130000, \
         deviation: 20000, volatility: 60000, rated: 2, rated_on: 19001, best_streak: 4, best_storm: 9, \
         curve: [[19000, 1250], [19001, 1300]], puzzles: []}))",
    );
    page.reopen();
    page.open_at("#/puzzles");
    page.wait_for(&format!("{}[data-points='2']", hook("rating-curve")));
    assert!(page.text(&hook("rating-curve")).contains("Between 1250 and 1300"));
    assert!(page.text("[data-puzzle=streak]").contains("Best: 4"));
    assert!(page.text("[data-puzzle=storm]").contains("Best: 9"));
    assert_eq!(success(page, "win"), [None, None]);
    page.wait_until_loaded();
    glance(page, "puzzle-menu");

    // ---- The width of a desktop is used, and cards are no page ----
    page.set_size(1440, 900);
    let width =
        |what: &str| number(page, &format!("document.querySelector('{what}').getBoundingClientRect().width"));
    assert!(width(".puzzles") > 1100.0, "{}", width(".puzzles"));
    assert!(width(".puzzle-picture") > 440.0, "{}", width(".puzzle-picture"));
    let colour = |what: &str| {
        page.script(&format!("return getComputedStyle(document.querySelector('{what}')).backgroundColor"))
    };
    for dark in [false, true] {
        page.set_dark(dark);
        for card in [".puzzle-card", ".puzzle-rating", ".puzzle-daily"] {
            assert_ne!(colour(card), colour("body"), "{card}");
        }
    }
    page.set_dark(false);
    // On a phone nothing is wider than the screen.
    page.set_size(360, 740);
    assert!(number(page, "document.documentElement.scrollWidth - innerWidth") <= 0.0);

    // ---- Counting is apart ----
    for theme in ["captures", "squares"] {
        assert!(page.has(&format!("{} [data-puzzle={theme}]", hook("puzzle-counting"))));
        assert!(!page.has(&format!("{} [data-puzzle={theme}]", hook("puzzle-themes"))));
    }
    let rating = page.attribute(&hook("puzzle-rating"), "data-rating").unwrap();
    page.click("[data-puzzle=counting]");
    page.wait_for(&format!("{}[data-way=counting]", hook("puzzle-screen")));
    let counted = shown(page);
    assert!(!counted.theme().asks_for_turn());
    page.wait_for(&format!("{}[data-stage=asking]", hook("puzzle-answer")));
    solve(page, &counted);
    page.wait_for_text(&hook("puzzle-outcome"), "leave your rating as it is");
    page.press('n');
    page.wait_until("another puzzle", || shown(page).id() != counted.id());
    assert!(!shown(page).theme().asks_for_turn());
    page.wait_until_loaded();

    // ---- How each theme goes ----
    let won = of(PuzzleTheme::WinPiece);
    open(page, &won);
    solve(page, &won);
    let stop = of(PuzzleTheme::StopGoal);
    open(page, &stop);
    page.click(&hook("puzzle-solve"));
    page.wait_for_text(&hook("puzzle-answer"), "counts as a miss");
    page.click(&hook("puzzle-solve"));
    page.wait_for(&hook("puzzle-outcome"));
    page.wait_until_loaded();
    page.open_at("#/puzzles");
    page.wait_for(&format!("{}[data-rated='4']", hook("puzzle-rating")));
    let is = |solved: &str, tried: &str| [solved, tried].map(|count| Some(count.to_owned()));
    assert_eq!([success(page, "win"), success(page, "stop")], [is("1", "1"), is("0", "1")]);
    assert_eq!([success(page, "mixed"), success(page, "counting")], [is("1", "2"), is("1", "1")]);
    assert!(page.text("[data-puzzle=win]").contains("1 of 1 solved"));
    page.wait_for(&format!("{}[data-points='3']", hook("rating-curve")));
    assert_eq!(rating, "1300", "counting has not changed it");
}

fn an_answer_says_why_and_leads_to_its_theme_and_the_study(page: &mut Page) {
    let puzzle = of(PuzzleTheme::WinPiece);
    open(page, &puzzle);
    assert!(
        !page.has(&hook("puzzle-reason")) && !page.has(&hook("puzzle-theme")),
        "they would tell the answer"
    );
    solve(page, &puzzle);
    page.wait_for_text(&hook("puzzle-reason"), "is captured on");
    assert!(!page.has(&hook("puzzle-earlier")), "it has no earlier answer");
    glance(page, "puzzle-solved");
    page.wait_until_loaded();

    // ---- The second time, the first result is known; a solution that is shown says why, too ----
    page.open_at("#/puzzles");
    page.wait_for(&hook("puzzle-rating"));
    open(page, &puzzle);
    page.click(&hook("puzzle-solve"));
    page.wait_for_text(&hook("puzzle-answer"), "counts as a miss");
    page.click(&hook("puzzle-solve"));
    page.wait_for_text(&hook("puzzle-reason"), "is captured on");
    page.wait_for_text(&hook("puzzle-earlier"), "Before: solved today.");
    page.click(&hook("puzzle-theme"));
    page.wait_for(&format!("{}[data-way=win]", hook("puzzle-screen")));
    page.wait_until_loaded();

    // ---- The position, in the study ----
    open(page, &puzzle);
    page.click(&hook("puzzle-solve"));
    page.wait_for_text(&hook("puzzle-answer"), "counts as a miss");
    page.click(&hook("puzzle-solve"));
    page.click(&hook("puzzle-study"));
    page.wait_for(&hook("study-screen"));
    let pieces = puzzle.position().board().occupied().count() as usize;
    page.wait_until("the position of the puzzle", || page.count("[data-piece]") == pieces);
    let turn = puzzle.first_turn().unwrap().to_string();
    super::study::enters(page, &turn);
    page.wait_until("the pieces after the capture", || page.count("[data-piece]") == pieces - 1);
}

fn the_time_of_a_storm_begins_with_the_press(page: &mut Page) {
    page.open_at("#/puzzles/storm");
    page.wait_for_text(&hook("run-start"), "Your third mistake ends the storm.");
    page.wait_for_text(&hook("run-best"), "No result yet");
    assert!(!page.has(&hook("storm-clock")) && !page.has("[data-piece]"));
    page.wait_until_loaded();
    glance(page, "storm-start");
    // A minute on the start screen is no minute of the storm.
    page.script("const now = performance.now.bind(performance); performance.now = () => now() + 60000");
    page.click(&hook("run-begin"));
    page.wait_for(&hook("storm-clock"));
    let clock = page.text(&hook("storm-clock"));
    assert!(clock.starts_with("3:00") || clock.starts_with("2:5"), "{clock}");
    assert!(page.has("[data-piece]"));
}

fn no_button_moves_when_a_message_appears(page: &mut Page) {
    // One that begins with a whole step, after which the turn could end.
    let falls_short = |puzzle: &Puzzle| {
        let begin = puzzle.first_turn().map(|turn| puzzle.judge(&steps_of(&turn.steps()[..1])));
        matches!(begin, Some(Ok(PuzzleVerdict::Wrong(PuzzleFault::NoGoal))))
    };
    let puzzle = puzzles().into_iter().find(falls_short).unwrap();
    let next = format!("document.querySelector(`{}`).getBoundingClientRect().top", hook("puzzle-next"));
    for (width, height) in [(360, 740), (820, 1180)] {
        page.set_size(width, height);
        open(page, &puzzle);
        let before = number(page, &next);
        page.click(&hook("puzzle-hint-button"));
        page.wait_for_text(&hook("puzzle-answer"), "counts as a miss");
        assert!((number(page, &next) - before).abs() < 0.5, "a warning at {width} pixels");
        page.screenshot(&format!("puzzle-warning-{width}"));
        // A turn that ends short of the goal.
        let step = puzzle.first_turn().unwrap().to_string();
        enters(page, step.split(' ').next().unwrap());
        page.wait_for_text(&hook("puzzle-answer"), "None of your rabbits");
        assert!((number(page, &next) - before).abs() < 0.5, "a verdict at {width} pixels");
        page.screenshot(&format!("puzzle-verdict-{width}"));
        page.wait_until_loaded();
        page.open_at("#/puzzles");
        page.wait_for(&hook("puzzle-rating"));
    }
}
