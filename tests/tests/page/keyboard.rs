//! Playing with the keyboard only.

use ansa_core::{Game, Side, Square};
use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::{Preset, begin, game_of, hook, on, steps_of};
use ansa_tests::in_each_browser;

in_each_browser!(
    a_setup_and_a_turn_by_keys,
    ; long in firefox:
    steps_pushes_and_shortcuts_by_keys,
);

/// Presses Tab until the focus is where it should be.
pub(super) fn tab_to(page: &Page, selector: &str) {
    walk_to(page, &[], selector);
}

/// Presses Shift and Tab until the focus is where it should be.
pub(super) fn tab_back_to(page: &Page, selector: &str) {
    walk_to(page, &[Key::Shift], selector);
}

fn walk_to(page: &Page, held: &[Key], selector: &str) {
    for _ in 0..60 {
        if page.focus_is_on(selector) {
            return;
        }
        page.press_with(held, Key::Tab);
    }
    panic!("Tab does not lead to {selector}");
}

/// Moves the focus on the board, seen from gold, and checks where it is.
pub(super) fn go_to(page: &Page, square: &str) {
    let to: Square = square.parse().unwrap();
    let focus = page.script("return document.activeElement.dataset.square");
    let from: Square = focus.as_str().unwrap().parse().unwrap();
    let files = i32::from(to.file()) - i32::from(from.file());
    let ranks = i32::from(to.rank()) - i32::from(from.rank());
    for _ in 0..files.abs() {
        page.press(if files > 0 { Key::Right } else { Key::Left });
    }
    for _ in 0..ranks.abs() {
        page.press(if ranks > 0 { Key::Up } else { Key::Down });
    }
    assert!(page.focus_is_on(&on(square)), "the arrows do not lead to {square}");
}

fn a_setup_and_a_turn_by_keys(page: &mut Page) {
    page.open_new_game();
    // ---- A new game ----
    tab_back_to(page, "input[name=opponent]");
    while !page.focus_is_on("input[name=opponent][value=person]") {
        page.press(Key::Right);
    }
    page.wait_until_gone("input[name=side]");
    tab_to(page, &hook("start"));
    page.press(Key::Enter);
    page.wait_until_gone(&hook("new-game-dialog"));

    // ---- The setup: a swap ----
    page.wait_for_mode(&["setup"]);
    page.wait_until("the focus on the board", || page.focus_is_on(&on("e2")));
    page.press(Key::Tab);
    assert!(page.focus_is_on(&hook("ready")), "Ready is not the next thing after the board");
    tab_to(page, &hook("preset-99of9"));
    page.press(' ');
    tab_back_to(page, "[data-square]");
    go_to(page, "a2");
    page.press(' ');
    page.wait_for_snapshot("a2 in hand", |shown| shown.attribute("a2", "held").is_some());
    go_to(page, "b2");
    page.press(Key::Enter);
    let shown = page.wait_for_snapshot("the swap", |shown| shown.attribute("a2", "piece") == Some("H"));
    assert_eq!(shown.attribute("b2", "piece"), Some("R"));
    // Undoes the swap, with Escape in between.
    page.press(' ');
    page.wait_for_snapshot("b2 in hand", |shown| shown.attribute("b2", "held").is_some());
    page.press(Key::Escape);
    page.wait_for_snapshot("nothing in hand", |shown| shown.squares_with("held").is_empty());
    page.press(' ');
    go_to(page, "a2");
    page.press(' ');
    page.wait_for_snapshot("the swap back", |shown| shown.attribute("b2", "piece") == Some("H"));
    let mut game = Game::new();
    for side in Side::ALL {
        page.wait_for_mode(&["setup"]);
        tab_to(page, &hook("ready"));
        page.press(Key::Enter);
        game.set_up(&Preset::NinetyNine.setup(side)).unwrap();
        page.wait_for_plies(game.plies().len());
    }
    page.assert_plies(&game);

    // ---- A turn ----
    let mut turn = begin(&game);
    tab_to(page, "[data-square]");
    go_to(page, "e2");
    page.press(' ');
    go_to(page, "e4");
    page.press(' ');
    for step in ["Ee2n", "Ee3n"] {
        turn.play_text(&[step.parse().unwrap()]).unwrap();
    }
    page.wait_for_snapshot("two steps", |shown| shown.steps_left() == Some(2));
    page.assert_board(turn.position().board());
    page.wait_for_text(&hook("announce"), "old elephant");
    page.press('u');
    turn.undo();
    page.wait_for_snapshot("the last step taken back", |shown| shown.steps_left() == Some(3));
    page.assert_board(turn.position().board());
    page.press('r');
    turn.redo();
    page.wait_for_snapshot("the step again", |shown| shown.steps_left() == Some(2));
    page.press_with(&[Key::Shift], Key::Enter);
    game.play(&turn).unwrap();
    page.wait_for_plies(3);
    page.assert_plies(&game);
    assert_eq!(page.wait_for_mode(&["turn"]).status(), "Silver to move");
    assert!(page.focus_is_on("[data-square]"), "the focus was lost");

    // ---- Enter drops a piece and ends the turn; it never picks up a piece ----
    go_to(page, "a7");
    page.press(Key::Enter);
    page.wait_for_text(&hook("notice"), "Choose one of your pieces");
    page.press(' ');
    go_to(page, "a6");
    page.press(Key::Enter);
    page.wait_for_draft("ra7s");
    assert!(page.focus_is_on(&on("a6")), "the piece that Enter could pick up is not where the focus is");
    page.press(Key::Enter);
    page.wait_for_plies(4);
}

fn steps_pushes_and_shortcuts_by_keys(page: &mut Page) {
    let turns = ["Ee2n Ee3n Ee4n Md2n", "ra7s ra6s ra5s ra4s", "Md3n", "ra3e ed7s ed6s me7s"];
    let mut game = game_of(Preset::NinetyNine, Preset::NinetyNine, &turns);
    page.open_game(&game, "person", "person");

    // ---- Shift and an arrow make a step at once, and push the piece in the way ----
    tab_to(page, "[data-square]");
    go_to(page, "e5");
    page.wait_for_text(&hook("guide"), "Press to move the gold elephant");
    page.press_with(&[Key::Shift], Key::Right);
    page.wait_for_draft("Ee5e");
    assert!(page.focus_is_on(&on("f5")), "the focus goes along");
    page.press_with(&[Key::Shift], Key::Left);
    page.wait_for_draft("Ee5e Ef5w");
    page.press('x');
    page.wait_for_draft("");
    page.press_with(&[Key::Shift], Key::Up);
    page.wait_for_snapshot("the camel in hand", |shown| shown.attribute("e6", "held").is_some());
    page.press_with(&[Key::Shift], Key::Left);
    page.wait_for_draft("me6w Ee5n");
    page.press('x');
    page.wait_for_draft("");

    // ---- A pull: the enemy, the friendly piece, and its target ----
    go_to(page, "e6");
    page.press(' ');
    page.wait_for_snapshot("the camel in hand", |shown| shown.attribute("e6", "held").is_some());
    go_to(page, "e5");
    page.press(' ');
    page.wait_for_text(&hook("guide"), "It pulls the silver camel along");
    go_to(page, "e4");
    page.wait_for_text(&hook("guide"), "Pull the silver camel to e5, 2 steps");
    page.press(' ');
    page.wait_for_draft("Ee5s me6s");

    // ---- The list of keys; while it is open, keys do not reach the game ----
    page.press('?');
    page.wait_for(&hook("keys-dialog"));
    page.press('x');
    page.press(Key::Escape);
    page.wait_until_gone(&hook("keys-dialog"));
    assert_eq!(page.draft(), "Ee5s me6s");
    page.press('?');
    page.wait_for(&hook("keys-dialog"));
    tab_to(page, &hook("to-rules"));
    page.press(Key::Enter);
    page.wait_for_text(&hook("rules-screen"), "strongest first");
    page.press(Key::Escape);
    page.wait_until_gone(&hook("rules-screen"));

    // ---- Enter activates a button only if it was focused with Tab ----
    tab_to(page, &hook("undo"));
    page.press(Key::Enter);
    page.wait_for_draft("");
    page.press('r');
    page.wait_for_draft("Ee5s me6s");
    page.click(&hook("reset"));
    page.wait_for_draft("");
    page.click(&hook("redo"));
    page.wait_for_draft("Ee5s me6s");
    page.press(Key::Enter);
    game.play_steps(&steps_of("Ee5s me6s")).unwrap();
    page.wait_for_plies(game.plies().len());
    page.assert_plies(&game);
}
