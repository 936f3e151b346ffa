//! Routes: dragged paths, over enemies and with them, previewed before they are made.

use std::collections::BTreeSet;

use ansa_core::Game;
use ansa_tests::browser::Page;
use ansa_tests::game_page::{InputMethod, Preset, game_of, hook, on};
use ansa_tests::in_each_browser;
use serde_json::json;

in_each_browser!(
    ; long in firefox:
    a_piece_goes_along_the_way_it_is_dragged,
    own_pieces_and_enemies_are_brought_together,
);

/// Gold to move. The elephant on e5 is next to the camel on e6. The camel on d4 is frozen by the elephant on d5.
fn a_fight() -> Game {
    let turns = ["Ee2n Ee3n Ee4n Md2n", "ra7s ra6s ra5s ra4s", "Md3n", "ra3e ed7s ed6s me7s"];
    game_of(Preset::NinetyNine, Preset::NinetyNine, &turns)
}

/// Waits for the guide text about a click or drop on the hovered square.
#[track_caller]
fn guide(page: &Page, words: &str) {
    page.wait_for_text(&hook("guide"), words);
}

fn squares(names: &[&str]) -> BTreeSet<String> {
    names.iter().map(|&name| name.to_owned()).collect()
}

/// The kinds of the arrows on the board.
fn arrows(page: &Page) -> Vec<String> {
    let script =
        "return [...document.querySelectorAll('.arrow')].map(arrow => arrow.classList[1].slice(6)).sort()";
    let kinds = page.script(script);
    kinds.as_array().into_iter().flatten().filter_map(|kind| kind.as_str().map(str::to_owned)).collect()
}

fn a_piece_goes_along_the_way_it_is_dragged(page: &mut Page) {
    let game = game_of(Preset::NinetyNine, Preset::NinetyNine, &["Ee2n", "ra7s"]);
    page.open_game(&game, "person", "person");

    // ---- The effect of a click is shown in advance ----
    page.hover(&on("e3"));
    guide(page, "Press to move the gold elephant");
    page.click(&on("e3"));
    guide(page, "Choose where the gold elephant goes");
    page.hover(&on("e5"));
    guide(page, "Gold elephant to e5, 2 steps");
    page.wait_for_text(&hook("route-count"), "2");
    assert_eq!(arrows(page), ["walk"]);
    page.press(ansa_tests::browser::Key::Escape);
    page.wait_for_snapshot("nothing in hand", |shown| shown.squares_with("held").is_empty());

    // ---- The route follows the mouse ----
    page.drag_and_hold(&[&on("e3"), &on("f3"), &on("f4"), &on("f5")]);
    page.wait_for_text(&hook("route-count"), "3");
    guide(page, "Gold elephant to f5, 3 steps");
    page.screenshot("route");
    page.drop_here();
    page.wait_for_draft("Ee3e Ef3n Ef4n");
    page.click(&hook("undo"));
    page.click(&hook("undo"));
    page.click(&hook("undo"));
    page.wait_for_draft("");
    page.drag(&[&on("e3"), &on("e4"), &on("e5"), &on("f5")]);
    page.wait_for_draft("Ee3n Ee4n Ee5e");
    page.click(&hook("reset"));
    page.wait_for_draft("");

    // ---- A piece that is dragged out and back is put down ----
    page.drag(&[&on("e3"), &on("e4"), &on("e3")]);
    page.wait_for_snapshot("nothing in hand", |shown| shown.squares_with("held").is_empty());
    page.assert_board(&game.board());

    // ---- A square out of reach is no silent end of a selection ----
    page.click(&on("e3"));
    page.click(&on("a5"));
    page.wait_for_text(&hook("notice"), "can’t get to a5");

    // ---- A cancelled drag ----
    page.drag_and_hold(&[&on("e3"), &on("e4"), &on("e5")]);
    page.wait_for_text(&hook("route-count"), "2");
    page.press(ansa_tests::browser::Key::Escape);
    page.wait_until_gone(&hook("route-count"));
    page.drop_here();
    page.assert_board(&game.board());

    // ---- All steps are made: only ending the turn is left ----
    page.carry("e3", "e6", InputMethod::Click);
    page.wait_for_draft("Ee3n Ee4n Ee5n");
    assert!(!page.has(".button-calls"));
    page.carry("b2", "b3", InputMethod::Click);
    page.wait_for(".button-calls");
}

fn own_pieces_and_enemies_are_brought_together(page: &mut Page) {
    let game = a_fight();
    page.open_game(&game, "person", "person");

    // ---- Dropped on a weaker enemy: the target of the push is chosen next ----
    page.hover(&on("e6"));
    guide(page, "Press to push or pull the silver camel");
    page.click(&on("e5"));
    let shown = page.wait_for_snapshot("partners", |shown| !shown.squares_with("partner").is_empty());
    assert_eq!(shown.squares_with("partner"), squares(&["e6"]), "an elephant is pushed by nobody");
    page.drag(&[&on("e5"), &on("e6")]);
    let shown = page.wait_for_snapshot("the camel in hand", |shown| shown.attribute("e6", "held").is_some());
    assert_eq!(shown.squares_with("target"), squares(&["d6", "e7", "f6"]));
    page.hover(&on("f6"));
    guide(page, "Push the silver camel to f6, 2 steps");
    assert_eq!(arrows(page), ["shove", "walk"]);
    page.screenshot("push");
    page.click(&on("d6"));
    page.wait_for_draft("me6w Ee5n");
    page.click(&hook("reset"));

    // ---- An enemy dropped on a stronger piece is pulled ----
    page.drag(&[&on("e6"), &on("e5")]);
    page.wait_for_snapshot("the elephant in hand", |shown| shown.attribute("e5", "held").is_some());
    guide(page, "It pulls the silver camel along");
    page.click(&on("e4"));
    page.wait_for_draft("Ee5s me6s");
    page.click(&hook("reset"));

    // ---- The same with clicks, and the piece alone with another click ----
    page.click(&on("e6"));
    page.click(&on("e5"));
    guide(page, "It pulls the silver camel along");
    page.click(&on("e5"));
    guide(page, "Choose where the gold elephant goes");
    page.click(&on("e3"));
    page.wait_for_draft("Ee5s Ee4s");
    page.click(&hook("reset"));
    page.wait_for_draft("");

    // ---- Selecting a frozen piece shows what freezes it ----
    page.click(&on("d4"));
    let shown = page.wait_for_snapshot("a word about it", |shown| shown.notice().is_some());
    assert_eq!(shown.squares_with("freezes"), squares(&["d5"]));
    assert_eq!(arrows(page), ["freeze"]);

    // ---- Clickable arrows, if the setting is on ----
    assert_eq!(page.count("[data-offer]"), 0);
    let settings = json!({ "format": "ansa-settings", "version": 1, "hoverArrows": true }).to_string();
    page.script_with("localStorage.setItem('ansa.settings', arguments[0])", vec![json!(settings)]);
    page.come_back();
    page.hover(&on("e6"));
    page.wait_for("[data-offer=e6d6]");
    guide(page, "Press to push or pull the silver camel");
    page.hover("[data-offer=e6d6] .arrow-head");
    page.click("[data-offer=e6d6] .arrow-head");
    page.wait_for_draft("me6w Ee5n");
}
