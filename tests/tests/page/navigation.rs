//! Moving through a game and between the screens.

use ansa_core::{Game, Side};
use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::{InputMethod, Preset, game_of, hook, on};
use ansa_tests::in_each_browser;
use serde_json::json;

in_each_browser!(
    back_leads_where_the_person_came_from,
    ; long in firefox:
    a_game_is_stepped_through,
    a_finished_game_can_be_tried_further,
    a_link_opens_a_game,
    taking_back_into_the_setup_asks_first,
);

/// A finished game: gold resigns after these turns.
pub(super) fn finished() -> Game {
    let mut game =
        game_of(Preset::NinetyNine, Preset::NinetyNine, &["Ee2n Ee3n", "ra7s ra6s", "Ee4n Ee5n", "rh7s"]);
    game.end(ansa_core::position::outcome::Outcome::win(
        Side::Silver,
        ansa_core::position::outcome::Reason::Resignation,
    ))
    .unwrap();
    game
}

#[track_caller]
pub(super) fn shows(page: &Page, game: &Game, ply: usize) {
    let board = game.board_at(ply).unwrap();
    page.wait_for_snapshot(&format!("the board after {ply} plies"), |shown| shown.board() == board);
}

/// Turns the wheel over the board.
fn wheel(page: &Page, way: f64) {
    let script = "document.querySelector('[data-test=board]').dispatchEvent(
        new WheelEvent('wheel', { deltaY: arguments[0], bubbles: true, cancelable: true }))";
    page.script_with(script, vec![json!(way)]);
}

fn a_game_is_stepped_through(page: &mut Page) {
    let game = finished();
    page.open_game(&game, "person", "level-1");
    page.wait_for_mode(&["over"]);

    // ---- Buttons ----
    page.click(&hook("step-back"));
    shows(page, &game, 5);
    assert_eq!(page.wait_for_mode(&["past"]).status(), "After 3g");
    page.wait_for_text(&hook("announce"), "3g");
    page.click(&hook("step-first"));
    shows(page, &game, 2);
    page.click(&hook("step-first"));
    shows(page, &game, 0);
    page.click(&hook("step-on"));
    shows(page, &game, 1);
    page.click(&hook("step-last"));
    shows(page, &game, 6);
    page.wait_for_mode(&["over"]);

    // ---- Keys ----
    page.press(Key::Left);
    shows(page, &game, 5);
    page.press(Key::Home);
    shows(page, &game, 2);
    page.press(Key::Right);
    shows(page, &game, 3);
    page.press(Key::End);
    shows(page, &game, 6);
    // A single step: the second of the elephant's two.
    page.press(Key::Home);
    page.press_with(&[Key::Shift], Key::Right);
    page.wait_for_snapshot("the elephant on e3", |shown| shown.attribute("e3", "piece") == Some("E"));
    assert_eq!(page.snapshot().status(), "During 2g");
    page.press_with(&[Key::Shift], Key::Left);
    shows(page, &game, 2);

    // ---- The wheel ----
    wheel(page, 100.0);
    shows(page, &game, 3);
    wheel(page, -100.0);
    shows(page, &game, 2);

    // ---- A finger over the board; up and down it scrolls the page ----
    page.drag_by_touch(&[&on("f5"), &on("c5")]);
    shows(page, &game, 3);
    // The browser must not take it for its own way back.
    page.drag_by_touch(&[&on("c5"), &on("f5")]);
    shows(page, &game, 2);
    page.drag_by_touch(&[&on("f2"), &on("e6")]);
    shows(page, &game, 2);

    // ---- A press on the board says what can be done; keys still step, although the square has the focus ----
    page.click(&on("e3"));
    page.wait_for_text(&hook("notice"), "earlier position");
    page.press(Key::Right);
    shows(page, &game, 3);
    page.press(Key::Escape);
    page.wait_for_mode(&["over"]);
}

fn a_finished_game_can_be_tried_further(page: &mut Page) {
    let game = finished();
    page.open_game(&game, "person", "level-1");
    page.wait_for_mode(&["over"]);
    page.click("[data-ply='2']");
    page.wait_for_mode(&["past"]);

    // ---- A hint at an earlier position ----
    page.press('h');
    page.wait_for(&format!("{}[data-stage=piece]", hook("hint")));
    page.press('h');
    page.wait_for(&format!("{}[data-stage=turn]", hook("hint")));

    // ---- Typing is a plan, and a plan is a variation ----
    page.press('/');
    page.wait_for(&hook("plan"));
    page.type_into(&hook("typed-turn"), "ra7s");
    page.press(Key::Enter);
    page.wait_for_snapshot("a step of silver's", |shown| shown.steps_left() == Some(3));
    page.press_with(&[Key::Shift], Key::Enter);
    page.wait_for_plies(4);
    page.press('b');
    page.wait_until_gone(&hook("plan"));
    page.wait_for_text(&hook("variation"), "ra7s");
    page.wait_for(&hook("plan-discard"));

    // ---- It survives a reload, and can be looked at ----
    page.come_back();
    page.wait_for_text(&hook("variation"), "ra7s");
    page.click(&format!("{} [data-variation]", hook("variation")));
    page.wait_for_snapshot("the variation", |shown| shown.attribute("a6", "piece") == Some("r"));
    page.click(&hook("back-to-game"));
    page.wait_for_mode(&["over"]);

    // ---- Another plan is discarded ----
    page.press('p');
    page.wait_for(&hook("plan"));
    page.carry("b2", "b3", InputMethod::Click);
    page.press_with(&[Key::Shift], Key::Enter);
    page.wait_for_plies(7);
    page.click(&hook("plan-drop"));
    page.wait_until_gone(&hook("plan"));
    assert_eq!(page.count(&hook("variation")), 1);
}

fn back_leads_where_the_person_came_from(page: &mut Page) {
    page.open();
    page.wait_for(&hook("home"));
    assert!(!page.has("dialog"), "a form covers the page at first sight");
    page.click(&hook("home-play"));
    page.wait_for_mode(&["setup"]);
    page.click(&hook("new-game"));
    page.wait_for(&hook("new-game-dialog"));
    page.script("history.back()");
    page.wait_until_gone(&hook("new-game-dialog"));
    page.wait_for_mode(&["setup"]);
    page.click(&hook("library"));
    page.wait_for(&hook("library-screen"));
    page.reopen();
    page.wait_for(&hook("library-screen"));
    page.click(&hook("home"));
    page.wait_for(&hook("home"));
    page.click(&hook("home-learn"));
    page.wait_for(&hook("course-screen"));
    page.click(&hook("course-rules"));
    page.wait_for(&hook("rules-screen"));
    page.press(Key::Escape);
    page.wait_for(&hook("course-screen"));
    page.press(Key::Escape);
    page.wait_for(&hook("home-play"));
}

fn a_link_opens_a_game(page: &mut Page) {
    let game = finished();
    page.open_game(&game, "person", "person");
    let copied = |page: &Page| {
        page.script(
            "window.copied = null; navigator.clipboard.writeText = async (text) => { window.copied = text; }",
        );
        page.click(&hook("share"));
        page.click(&hook("copy-link"));
        page.wait_until("the link", || page.script("return window.copied").is_string());
        page.script("return window.copied").as_str().unwrap().to_owned()
    };
    let link = copied(page);
    assert!(link.contains("#/study?game=") && !link.contains("at="), "{link}");
    page.open_at(&link);
    page.wait_for(&hook("study-tree"));
    shows(page, &game, 6);
    // A reload finds the game where it is kept, with what was changed since.
    assert_eq!(page.script("return location.hash"), "#/study");
    // Elsewhere in the game, the link opens there.
    page.press(Key::Left);
    shows(page, &game, 5);
    let link = copied(page);
    page.open_at("#/");
    page.wait_for(&hook("home-play"));
    page.open_at(&link);
    page.wait_for(&hook("study-tree"));
    shows(page, &game, 5);
    page.click(&hook("study-play"));
    page.wait_for_mode(&["over"]);
    page.assert_plies(&game);
}

fn taking_back_into_the_setup_asks_first(page: &mut Page) {
    let game = game_of(Preset::NinetyNine, Preset::NinetyNine, &[]);
    page.open_game(&game, "person", "level-1");
    page.wait_for_mode(&["turn"]);
    page.click(&hook("take-back"));
    page.wait_for(&hook("confirm-dialog"));
    page.click(&hook("cancel"));
    page.wait_until_gone(&hook("confirm-dialog"));
    assert_eq!(page.snapshot().plies().len(), 2);
    page.click(&hook("take-back"));
    page.click(&hook("confirm"));
    page.wait_for_mode(&["setup"]);
    page.wait_until("the focus", || {
        page.script("return document.activeElement !== document.body").as_bool() == Some(true)
    });
}
