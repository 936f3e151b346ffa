//! What a person who is new sees in the first games.

use ansa_core::Side;
use ansa_tests::browser::Page;
use ansa_tests::game_page::{InputMethod, hook, on};
use ansa_tests::in_each_browser;
use serde_json::json;

in_each_browser!(
    ; long in firefox:
    a_first_game_begins_with_one_press,
    the_strength_of_the_pieces_is_told_until_it_is_hidden,
);

fn a_first_game_begins_with_one_press(page: &mut Page) {
    page.open_play();
    let shown = page.wait_for_mode(&["setup"]);
    assert_eq!(shown.board().side(Side::Gold).count(), 16);
    page.wait_for_text(&hook("ready"), "Start with this setup");
    assert!(!page.has(&hook("presets")) && !page.has(&hook("openings")));
    // ---- Everything else is one press away, and the focus stays on the page ----
    page.click(&hook("change-setup"));
    page.wait_for(&hook("presets"));
    page.wait_until("the focus", || page.script("return document.activeElement === document.body") == false);
    page.wait_for_text(&hook("ready"), "Ready");
    assert!(page.has(&hook("mirror")) && page.has(&hook("openings")) && !page.has(&hook("change-setup")));
    // ---- So it is after a piece was moved on the board ----
    page.open_play();
    page.wait_for(&hook("change-setup"));
    page.carry("e2", "d2", InputMethod::Click);
    page.wait_for(&hook("presets"));
    page.come_back();
    page.wait_for(&hook("presets"));
    // ---- Against a stronger opponent nothing is in the way; one press begins the first game ----
    page.new_game("level-4", Side::Gold);
    page.wait_for(&hook("presets"));
    page.click(&hook("ready"));
    page.wait_for_plies(1);
    page.new_game("level-1", Side::Gold);
    page.wait_for(&hook("change-setup"));
    page.click(&hook("ready"));
    page.wait_for_mode(&["turn"]);
}

fn the_strength_of_the_pieces_is_told_until_it_is_hidden(page: &mut Page) {
    page.open_play();
    page.wait_for_mode(&["setup"]);
    let legend = hook("strengths");
    let roles = format!("{legend} li");
    assert_eq!(page.texts(&roles), ["elephant", "camel", "horse", "dog", "cat", "rabbit"]);
    page.click(&hook("ready"));
    page.wait_for_mode(&["turn"]);
    page.hover(&on("d2"));
    page.wait_for_text(&hook("guide"), "Only the elephant is stronger than a camel.");
    page.click(&on("d2"));
    page.wait_for_snapshot("the camel in hand", |shown| shown.attribute("d2", "held").is_some());
    page.wait_for_text(&hook("guide"), "Only the elephant is stronger than a camel.");

    // ---- After the first turn, traps are explained ----
    page.click(&on("d3"));
    page.click(&hook("end-turn"));
    page.wait_for_mode(&["replay"]);
    page.click(&hook("skip"));
    page.wait_for_text(&hook("guide"), "The four marked squares are traps");

    // ---- It stays hidden, and can be had again ----
    page.click(&hook("strengths-hide"));
    page.wait_until_gone(&legend);
    assert!(!page.text(&hook("guide")).contains("stronger"), "{}", page.text(&hook("guide")));
    page.come_back();
    page.wait_for_mode(&["turn"]);
    assert!(!page.has(&legend));
    page.click(&hook("keys"));
    page.wait_for(&format!("{} {legend}", hook("keys-dialog")));
    page.open_at("#/play?dialog=settings");
    page.click(&hook("setting-strengths"));
    page.click(&hook("settings-done"));
    page.wait_for(&legend);

    // ---- After three games nobody is new ----
    for game in 0..3 {
        page.wait_for(&legend);
        page.click(&hook("resign"));
        page.click(&format!("{} {}", hook("confirm-dialog"), hook("confirm")));
        page.wait_for(&hook("over-rating"));
        if game < 2 {
            page.click(&hook("rematch-same"));
            page.wait_for(&hook("change-setup"));
            page.click(&hook("ready"));
            page.wait_for_mode(&["turn"]);
        }
    }
    page.wait_until_gone(&legend);
    assert_eq!(page.script("return JSON.parse(localStorage['ansa.settings']).firstGames"), json!(0));
}
