//! What is kept between visits, and what becomes of what can't be read.

use ansa_core::{Game, Side};
use ansa_tests::browser::Page;
use ansa_tests::in_each_browser;
use ansa_tests::table::{Hand, Preset, begin, game_of, hook, saved_game};
use serde_json::json;

in_each_browser!(a_reload_loses_nothing, a_finished_game_stays_finished, what_cannot_be_read_is_set_aside,);

fn a_reload_loses_nothing(page: &mut Page) {
    let mut game = Game::new();
    page.open();
    page.new_game("person", Side::Gold);
    // ---- In the setup ----
    page.wait_for_mode(&["setup"]);
    page.click(&hook("preset-classic"));
    page.carry("a1", "e2", Hand::Clicks);
    let swapped = page.shown();
    assert_eq!((swapped.attribute("a1", "piece"), swapped.attribute("e2", "piece")), (Some("E"), Some("R")));
    page.come_back();
    let shown = page.wait_for_mode(&["setup"]);
    assert!(shown.board() == swapped.board(), "the swap is lost:{:?}", shown.board());
    page.set_up(&mut game, Preset::NinetyNine);
    page.come_back();
    assert_eq!(page.wait_for_mode(&["setup"]).plies().len(), 1);
    page.set_up(&mut game, Preset::NinetyNine);

    // ---- In the middle of a turn ----
    page.play(&mut game, "Ee2n Ee3n", Hand::Clicks);
    let mut turn = begin(&game);
    page.enter(&mut turn, "hb7s hb6s", Hand::Clicks);
    page.come_back();
    page.wait_for_mode(&["turn"]);
    page.assert_board(turn.position().board());
    page.assert_plies(&game);
    assert_eq!(page.shown().steps_left(), Some(2));
    assert!(!page.has(&hook("new-game-dialog")), "a new game is offered although one goes on");
    // The steps can still be taken back, and the turn goes on.
    page.click(&hook("undo"));
    turn.undo();
    page.assert_board(turn.position().board());
    page.enter(&mut turn, "hb6s", Hand::Clicks);
    page.click(&hook("end-turn"));
    game.play(&turn).unwrap();
    page.wait_for_plies(game.plies().len());
    page.come_back();
    page.wait_for_mode(&["turn"]);
    page.assert_plies(&game);
    page.assert_board(&game.board());
}

fn a_finished_game_stays_finished(page: &mut Page) {
    let game = game_of(Preset::NinetyNine, Preset::NinetyNine, &["Ee2n"]);
    page.open_game(&game, "person", "person");
    page.click(&hook("resign"));
    page.click(&format!("{} {}", hook("confirm-dialog"), hook("confirm")));
    page.wait_for_text(&hook("outcome"), "Gold wins: silver resigned");
    page.come_back();
    let shown = page.wait_for_mode(&["over"]);
    assert!(shown.board() == game.board());
    assert!(
        format!("{} {}", shown.status(), page.texts(&hook("outcome")).concat()).contains("silver resigned")
    );
    assert!(shown.squares_with("holdable").is_empty());
}

fn what_cannot_be_read_is_set_aside(page: &mut Page) {
    let game = game_of(Preset::NinetyNine, Preset::NinetyNine, &["Ee2n"]);
    let good = saved_game(&game, "person", "person", "");
    let with = |key: &str, value: serde_json::Value| {
        let mut changed = good.clone();
        changed[key] = value;
        changed.to_string()
    };
    let record = good["record"].as_str().unwrap().replace("Ee2n", "Ra2s");
    let mut hostile = "[".repeat(100_000);
    hostile.push_str("{\"format\":");
    let unreadable = [
        (String::new(), "damaged"),
        (good.to_string()[..200].to_owned(), "damaged"),
        (hostile, "damaged"),
        (with("version", json!(3)), "later version"),
        (with("format", json!("chess")), "not a game"),
        (with("record", json!(record)), "2g"),
        (with("draft", json!("ed7n")), "being entered"),
        (with("gold", json!("somebody")), "somebody"),
    ];
    for (count, (text, reason)) in (1..).zip(&unreadable) {
        page.open_with_stored(text);
        let shown = page.wait_for_shown("a word about it", |shown| shown.notice().is_some());
        let (tone, said) = shown.notice().unwrap();
        assert_eq!(tone, "refusal", "{said}");
        assert!(said.contains(reason) && said.contains("set aside"), "{said}, not {reason}");
        let kept = page.stored(&format!("ansa.game.unreadable.{count}"));
        assert_eq!(kept.as_ref(), Some(text), "what could not be read is gone ({reason})");
    }
    // A game can be played all the same, and comes back after a reload.
    let mut game = Game::new();
    page.new_game("person", Side::Gold);
    page.set_up(&mut game, Preset::Classic);
    page.come_back();
    page.wait_for_plies(1);
    page.assert_plies(&game);
    assert!(page.stored("ansa.game.unreadable.1").is_some());
    assert!(page.stored_game().is_some_and(|text| text != unreadable[0].0));
}
