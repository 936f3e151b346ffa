//! Where the focus is after another screen or another part of one is shown, and what the tab is called.

use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::{Preset, game_of, hook};
use ansa_tests::in_each_browser;
use serde_json::json;

use super::layout::OUT_OF_VIEW;

in_each_browser!(
    ; long in firefox:
    the_focus_the_title_and_the_top_go_along_with_what_is_shown,
);

/// Presses Enter on a control, and waits until something else has the focus: a square, a heading or a control.
#[track_caller]
fn enter(page: &Page, control: &str, next: &str) {
    page.wait_for(&hook(control));
    page.script_with("document.querySelector(arguments[0]).focus()", vec![json!(hook(control))]);
    page.press(Key::Enter);
    page.wait_until(&format!("the focus on {next} after {control}"), || page.focus_is_on(next));
}

/// Opens an address like a new visit, after the page has loaded everything.
#[track_caller]
fn again(page: &Page, address: &str) {
    page.wait_for("html[data-offline=ready]");
    page.open_at(address);
}

#[track_caller]
fn titled(page: &Page, title: &str) {
    page.wait_until(title, || page.script("return document.title") == json!(title));
}

fn the_focus_the_title_and_the_top_go_along_with_what_is_shown(page: &mut Page) {
    // ---- Screens ----
    page.open_at("#/");
    titled(page, "Ansa");
    enter(page, "home-play", "[data-square]");
    titled(page, "Your turn – Ansa");
    page.click(&hook("rules"));
    titled(page, "How to play – Ansa");

    // ---- A lesson ----
    again(page, "#/learn");
    enter(page, "course-begin", "[data-square]");
    for _ in 0..3 {
        // By the key on the board, which is another one then, and by the button.
        page.press('n');
        page.wait_until("the focus", || page.focus_is_on("[data-square]"));
    }
    enter(page, "lesson-next", "[data-square]");
    page.wait_for(&hook("lesson-over"));
    enter(page, "lesson-go-on", "[data-square]");
    enter(page, "lesson-next", &format!("[data-square], {}", hook("lesson-next")));

    // ---- An address of nothing ----
    again(page, "#/nonsense");
    page.wait_for_text("#screen-title", "This page doesn’t exist");
    titled(page, "This page doesn’t exist – Ansa");
    assert!(page.focus_is_on("#screen-title"));
    page.click(&hook("to-home"));
    page.wait_for(&hook("home-play"));

    // ---- From the end of a game to the study, and a game from far down ----
    page.set_size(360, 740);
    let game = game_of(Preset::NinetyNine, Preset::NinetyNine, &["Ee2n", "ra7s"]);
    page.open_game(&game, "person", "person");
    enter(page, "study", "[data-square]");
    page.wait_for(&hook("study-tree"));
    page.script("scrollTo(0, 300)");
    page.click(&hook("home"));
    page.wait_for(&hook("home-learn"));
    page.script("scrollTo(0, 10_000)");
    page.script("document.querySelector('[data-test=home-play]').click()");
    page.wait_for(&hook("board"));
    assert_eq!(page.script("return scrollY"), json!(0), "the game begins at the top");
    page.script("scrollTo(0, 200); document.querySelector('[data-test=new-game]').click()");
    page.wait_for(&hook("start"));
    page.click(&hook("start"));
    page.wait_for_mode(&["setup"]);
    page.wait_until("the top", || page.script("return scrollY") == json!(0));
    assert_eq!(page.script_with(OUT_OF_VIEW, vec![json!(["board"])]), json!([]));
}
