//! The home screen: for someone new, and on later visits.

use ansa_tests::browser::Page;
use ansa_tests::game_page::hook;
use ansa_tests::in_each_browser;
use serde_json::json;

in_each_browser!(
    ; long in firefox:
    a_new_person_is_shown_the_way_in,
    the_rabbit_of_the_picture_reaches_its_goal,
    later_visits_go_on,
);

/// The top of the rabbit that walks, and of the square to which it walks, in hundredths of a square.
const WALK: &str = r"
    const square = document.querySelector('.home-board .rank:first-child > :last-child').getBoundingClientRect();
    const rabbit = document.querySelector('.home-board .rank:nth-child(5) > :last-child .mover').getBoundingClientRect();
    return Math.round((rabbit.top + rabbit.height / 2 - square.top - square.height / 2) / square.height * 100);
";

fn a_new_person_is_shown_the_way_in(page: &mut Page) {
    for (width, height) in [(360, 740), (1440, 900)] {
        page.set_size(width, height);
        page.open();
        page.wait_for(&hook("home-learn-now"));
        assert_eq!(page.text(".home-goal"), "Get one rabbit across the board and you win.");
        assert!(!page.has(&hook("home-daily")));
        let sizes = "return ['home-learn-now', 'home-play'].map((test) => {
            const { width, height } = document.querySelector(`[data-test=${test}]`).getBoundingClientRect();
            return [Math.round(width), Math.round(height)];
        })";
        let sizes = page.script(sizes);
        assert_eq!(sizes[0][0], sizes[1][0], "both ways have one weight");
    }
    page.click(&hook("home-learn-now"));
    page.wait_for(&hook("lesson-progress"));
    assert_eq!(page.script("return location.hash"), json!("#/learn/steps"));
}

fn the_rabbit_of_the_picture_reaches_its_goal(page: &mut Page) {
    page.open();
    page.wait_for(&hook("home-learn-now"));
    page.wait_until("the rabbit on its goal", || page.script(WALK) == json!(0));
    page.set_reduced_motion(true);
    page.open();
    page.wait_for(&hook("home-learn-now"));
    assert_eq!(page.script(WALK), json!(400), "with less motion it stays");
    page.set_reduced_motion(false);
}

fn later_visits_go_on(page: &mut Page) {
    page.open_at("#/");
    page.wait_for(&hook("home-play"));
    page.click(&hook("home-play"));
    page.wait_for(&hook("ready"));
    page.click(&hook("ready"));
    page.wait_for_mode(&["turn"]);
    page.wait_until("the game is remembered", || {
        page.script("return localStorage['ansa.played'] ?? ''") == json!("1")
    });
    page.script(
        "localStorage['ansa.course.complete'] = '1 5 24'; localStorage['ansa.puzzles.rating'] = '1 1420 12'",
    );
    page.open_at("#/");
    page.wait_for(&hook("home-daily"));
    assert!(!page.has(&hook("home-learn-now")));
    assert!(!page.has(".home-goal"));
    page.wait_for_text(&hook("home-play"), "Continue the game");
    page.wait_for_text(&hook("home-learn"), "5 of 24 lessons complete");
    page.wait_for_text(&hook("home-puzzles"), "Your rating: 1420");
    page.script(
        "localStorage['ansa.course.complete'] = 'x'; localStorage['ansa.puzzles.rating'] = '2 1420 12'",
    );
    page.open_at("#/");
    page.wait_for_text(&hook("home-learn"), "Short lessons");
    page.wait_for_text(&hook("home-puzzles"), "Today’s puzzle");
}
