//! The study screen.

use ansa_core::Game;
use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::{Preset, game_of, hook, on};
use ansa_tests::in_each_browser;
use serde_json::json;

use super::navigation::{finished, shows};

in_each_browser!(
    ; long in firefox:
    a_finished_game_is_annotated,
    the_engines_line_is_played_and_its_score_kept,
    a_variation_is_entered_by_keys_alone,
    a_record_is_studied_freely,
    the_whole_game_is_analysed_and_its_mistakes_are_named,
);

/// Opens the study of a finished game against the computer.
pub(super) fn study(page: &mut Page) -> Game {
    let game = finished();
    page.open_game(&game, "person", "level-1");
    page.wait_for_mode(&["over"]);
    page.click(&hook("study"));
    page.wait_for(&hook("study-tree"));
    game
}

/// Types steps at the place shown, and leaves the turn open.
pub(super) fn begins(page: &Page, steps: &str) {
    page.press('/');
    page.wait_for(&hook("typed-turn"));
    page.type_into(&hook("typed-turn"), steps);
    page.press(Key::Enter);
    page.wait_until_gone(&hook("typed-turn"));
}

/// Types steps at the place shown, and ends the turn.
pub(super) fn enters(page: &Page, steps: &str) {
    begins(page, steps);
    page.press(Key::Enter);
}

/// The turn that is marked in the tree.
pub(super) fn marked(page: &Page) -> String {
    let script = "return document.querySelector('[data-test=study-tree] [aria-current]')?.textContent ?? ''";
    page.script(script).as_str().unwrap().to_owned()
}

/// What the tree says. Rows out of view are not drawn, and have no text that a browser calls visible.
pub(super) fn tree(page: &Page) -> String {
    let script = "return document.querySelector('[data-test=study-tree]')?.textContent ?? ''";
    page.script(script).as_str().unwrap().to_owned()
}

/// What the first variation says.
fn variation(page: &Page) -> String {
    let script = "return document.querySelector('[data-test=tree-variation]')?.textContent ?? ''";
    page.script(script).as_str().unwrap().to_owned()
}

/// Waits until the first variation says this.
#[track_caller]
fn wait_for_variation(page: &Page, text: &str) {
    page.wait_until(text, || variation(page).contains(text));
}

fn a_finished_game_is_annotated(page: &mut Page) {
    let game = study(page);
    shows(page, &game, 6);
    page.press(Key::Left);
    page.press(Key::Left);
    shows(page, &game, 4);
    page.wait_until("the mark", || marked(page).contains("2s"));

    // ---- A turn that was not played ----
    enters(page, "Md2n");
    wait_for_variation(page, "d2→d3");
    page.wait_until("the mark in the variation", || marked(page).contains("3g"));
    assert_eq!(page.text(&hook("status")), "Silver to move");

    // ---- Signs and a comment, which stay text ----
    page.click(&hook("glyph-2"));
    page.click(&hook("glyph-4"));
    wait_for_variation(page, "??");
    let comment = "Too slow: <img src=x onerror=alert(1)> [%eval 9]";
    page.type_into(&hook("study-comment"), comment);
    wait_for_variation(page, comment);
    assert_eq!(page.script("return document.querySelectorAll('.tree img').length"), json!(0));

    // ---- The game as played stays as it is ----
    page.click("[data-test=study-tree] .tree-line > .tree-row:last-child .ply");
    shows(page, &game, 6);
    assert_eq!(page.attribute(&hook("remove"), "aria-disabled").as_deref(), Some("true"));
    page.click(&hook("remove"));
    page.wait_for_text(&hook("notice"), "can’t change the turns");

    // ---- Undo and redo, one by one ----
    page.script("document.activeElement.blur()");
    page.press_with(&[Key::Control], 'z');
    page.wait_until("no comment", || !variation(page).contains("Too slow"));
    page.press_with(&[Key::Control], 'z');
    page.wait_until("the first sign", || !variation(page).contains("??"));
    assert!(variation(page).contains('?'));
    page.press_with(&[Key::Control], 'y');
    page.press_with(&[Key::Control, Key::Shift], 'z');
    wait_for_variation(page, "Too slow");

    // ---- Everything is there after a reload, and in the game itself ----
    page.come_back();
    wait_for_variation(page, comment);
    page.click(&hook("study-play"));
    page.wait_for_plies(6);
    page.wait_for_text(&hook("variation"), "Md2n");
    page.wait_for_text(&hook("variation"), "??");
}

fn the_engines_line_is_played_and_its_score_kept(page: &mut Page) {
    let game = study(page);
    page.press(Key::Home);
    shows(page, &game, 2);
    page.press('l');
    page.wait_for(&hook("engine-line"));
    page.wait_until("three lines", || {
        page.script("return document.querySelectorAll('[data-test=engine-line]').length") == json!(3)
    });
    page.click(&hook("engine-fewer"));
    page.wait_until("two lines", || {
        page.script("return document.querySelectorAll('[data-test=engine-line]').length") == json!(2)
    });
    page.wait_until("some depth", || {
        page.attribute(&hook("engine-depth"), "data-depth")
            .is_some_and(|depth| depth.parse::<u32>().unwrap() >= 4)
    });
    // The best line is shown by arrows.
    page.wait_for(&hook("arrows"));
    page.click(&hook("engine-line"));
    page.wait_until("the turn in the tree", || marked(page).contains("2g"));
    assert_eq!(page.text(&hook("status")), "Silver to move");
    // Off again, the score of the position before is kept, also over a reload.
    page.press('l');
    page.wait_until_gone(&hook("engine-line"));
    page.press(Key::Left);
    shows(page, &game, 2);
    page.wait_for(&hook("engine-score"));
    let score = page.text(&hook("engine-score"));
    page.come_back();
    page.wait_for(&hook("study-tree"));
    page.press(Key::Home);
    page.wait_until("the kept score", || {
        page.has(&hook("engine-score")) && page.text(&hook("engine-score")) == score
    });
}

fn a_variation_is_entered_by_keys_alone(page: &mut Page) {
    let game = study(page);
    page.press(Key::Home);
    page.press(Key::Right);
    shows(page, &game, 3);
    enters(page, "hb7s");
    page.wait_until("the variation", || marked(page).contains("b7→b6"));
    page.press(Key::Up);
    page.wait_until("the turn that was played", || marked(page).contains("a7→a5"));
    page.press(Key::Down);
    page.wait_until("the variation again", || marked(page).contains("b7→b6"));
    // A place within a turn, and another end of it.
    page.press(Key::Up);
    page.press_with(&[Key::Shift], Key::Left);
    page.wait_for_snapshot("one step of two", |shown| shown.attribute("a6", "piece") == Some("r"));
    page.press('f');
    page.press(Key::Escape);
    page.press('?');
    page.wait_for(&hook("keys-dialog"));
    page.press(Key::Escape);
    page.wait_until_gone(&hook("keys-dialog"));
    page.wait_for(&hook("study-tree"));
}

fn a_record_is_studied_freely(page: &mut Page) {
    let game = game_of(Preset::NinetyNine, Preset::NinetyNine, &["Ee2n Ee3n", "ra7s ra6s"]);
    page.open_at("#/study");
    page.type_into(&hook("study-text"), &game.to_record().to_plain());
    page.click(&hook("study-open"));
    page.wait_for(&hook("study-tree"));
    shows(page, &game, 4);
    // The line goes on.
    page.click(&on("e4"));
    page.click(&on("e5"));
    page.click(&hook("end-turn"));
    page.wait_until("the turn", || marked(page).contains("e4→e5"));
    assert!(!page.has(&hook("tree-variation")));
    // Another end becomes the main line, and is taken away again.
    page.press(Key::Left);
    enters(page, "Hb2n");
    page.wait_for(&hook("tree-variation"));
    // Rows that come into view can move what is below them, between the driver's look and its click.
    page.script_with(
        "document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })",
        vec![json!(hook("make-main"))],
    );
    page.click(&hook("make-main"));
    wait_for_variation(page, "e4→e5");
    page.click(&hook("remove"));
    page.wait_until_gone(&hook("tree-variation"));
    page.wait_until("the line that was second", || marked(page).contains("2s"));
    assert!(tree(page).contains("e4→e5"));
}

/// Gold misses its goal by this turn, and then silver reaches its own.
pub(super) fn two_turns(page: &mut Page, gold: &str) {
    page.open_at("#/study");
    page.type_into(
        &hook("study-text"),
        "g [r                        R            r                 E       ]",
    );
    page.click(&hook("study-open"));
    page.wait_for(&hook("study-tree"));
    page.wait_until_gone(&hook("study-open"));
    enters(page, gold);
    page.wait_until("gold's turn", || marked(page).contains("2g"));
    enters(page, "rg4s rg3s rg2s");
    page.wait_until("silver's turn", || marked(page).contains("2s"));
}

fn the_whole_game_is_analysed_and_its_mistakes_are_named(page: &mut Page) {
    two_turns(page, "Ea1n");
    page.click(&hook("analyse"));
    page.wait_for(&hook("graph"));
    page.wait_until_gone(&hook("analyse"));
    // Silver's turn is shown, which was none.
    assert!(!page.has(&hook("mistake")));
    page.wait_for_text(&hook("mistakes"), "1 turn gave away winning chances");
    page.click(&hook("mistake-before"));
    page.wait_until("gold's turn", || marked(page).contains("2g"));
    page.wait_for_text(&hook("mistake"), "2g");
    page.wait_for_text(&hook("mistake"), "Gold could have reached the goal");
    for way in ["mistake-before", "mistake-next"] {
        assert_eq!(page.attribute(&hook(way), "aria-disabled").as_deref(), Some("true"), "{way}");
    }
    // It is all there after a reload, without another search.
    page.come_back();
    page.wait_for(&hook("graph"));
    assert!(!page.has(&hook("analyse")));
}
