//! Overlays on the board of the study: what the rules say about the position.

use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::{hook, on};
use ansa_tests::in_each_browser;
use serde_json::json;

in_each_browser!(
    ; long in firefox:
    goals_and_captures_are_drawn_and_told,
    overlays_are_switched_by_keys_and_kept,
    a_chosen_piece_shows_where_it_can_go,
    a_game_shows_no_overlays,
);

/// A position from its ranks, from the eighth down.
fn ranks(ranks: [&str; 8]) -> String {
    format!("g [{}]", ranks.map(|rank| rank.replace('.', " ")).concat())
}

/// Opens a position in the study.
fn study(page: &mut Page, position: &str) {
    page.open_at("#/study");
    page.type_into(&hook("study-text"), position);
    page.click(&hook("study-open"));
    page.wait_for(&hook("overlays"));
    page.wait_until_gone(&hook("study-open"));
}

fn position() -> String {
    ranks(["....c...", "........", "R...d...", "....E...", "..hH....", ".......r", "........", "........"])
}

/// The marks and the arrows on the board.
fn drawn(page: &Page) -> Vec<String> {
    let script = "return [...document.querySelectorAll('[data-overlay], [data-arrow]')]
        .map(mark => mark.dataset.overlay ?? mark.dataset.arrow).sort()";
    serde_json::from_value(page.script(script)).unwrap()
}

fn is_on(page: &Page, overlay: &str) -> bool {
    page.attribute(&hook(&format!("show-{overlay}")), "aria-checked").as_deref() == Some("true")
}

fn goals_and_captures_are_drawn_and_told(page: &mut Page) {
    study(page, &position());
    assert_eq!(drawn(page), [""; 0]);
    page.click(&hook("show-goals"));
    page.wait_for_text(
        &hook("overlay-goals"),
        "Gold can reach the goal with the rabbit on a6 in 2 steps: Ra6n Ra7n.",
    );
    page.wait_for_text(
        &hook("overlay-goals"),
        "Silver threatens to reach the goal with the rabbit on h3 in 2 steps: rh3s rh2s.",
    );
    page.wait_for_text(&hook("overlay-said"), "Gold can reach the goal");
    assert_eq!(drawn(page), ["a6-a7-a8", "goal a8 2", "goal h1 2", "h3-h2-h1"]);

    page.click(&hook("show-captures"));
    page.wait_for_text(&hook("overlay-captures"), "Gold can capture the horse on c4: the elephant ");
    page.wait_for_text(&hook("overlay-captures"), "Silver doesn’t threaten to capture anything.");
    assert!(drawn(page).iter().any(|mark| mark.starts_with("capture c4 ")), "{:?}", drawn(page));
    page.click(&hook("show-goals"));
    page.wait_until_gone(&hook("overlay-goals"));
    page.wait_for_text(&hook("overlay-said"), "Goals: no longer shown.");
    assert!(drawn(page).iter().all(|mark| !mark.starts_with("goal")), "{:?}", drawn(page));

    // With the first step of a turn on the board, three are left.
    page.click(&hook("show-captures"));
    page.click(&hook("show-goals"));
    page.click(&on("a6"));
    page.click(&on("a7"));
    page.wait_for_text(&hook("overlay-goals"), "with the rabbit on a7 in 1 step: Ra7n.");
    page.wait_until("the shorter way", || drawn(page).contains(&"goal a8 1".to_owned()));
}

fn overlays_are_switched_by_keys_and_kept(page: &mut Page) {
    study(page, &position());
    page.press('3');
    page.wait_for_text(&hook("overlay-traps"), "No piece is next to f3.");
    page.wait_for_text(&hook("overlay-traps"), "Silver controls c3: silver horse on c4.");
    assert!(drawn(page).contains(&"trap c3 silver 0:1".to_owned()), "{:?}", drawn(page));
    page.press('4');
    page.wait_for_text(&hook("overlay-frozen"), "The silver dog on e6 is frozen by the gold elephant on e5.");
    page.wait_for_text(&hook("overlay-said"), "is frozen by");
    assert!(drawn(page).contains(&"e5-e6".to_owned()), "{:?}", drawn(page));

    page.come_back();
    page.wait_for(&hook("overlay-frozen"));
    assert!(is_on(page, "traps") && is_on(page, "frozen") && !is_on(page, "goals"));
    page.press('3');
    page.wait_until_gone(&hook("overlay-traps"));
    page.press('4');
    page.wait_until_gone(&hook("overlay-frozen"));
    page.wait_until("no mark", || drawn(page).is_empty());
    page.press('?');
    page.wait_for_text(&hook("keys-dialog"), "trap control");
    page.press(Key::Escape);

    // What another program or version has stored is put aside.
    page.script("localStorage.setItem('ansa.overlays', '{\"format\":\"ansa-overlays\",\"version\":9}')");
    page.come_back();
    page.wait_for_text(&hook("notice"), "could not be read");
    assert!(
        Vec::from(["goals", "captures", "traps", "frozen", "reach"]).iter().all(|name| !is_on(page, name))
    );
    let kept = "return localStorage.getItem('ansa.overlays.unreadable').includes('\"version\":9')";
    assert_eq!(page.script(kept), json!(true));
}

fn a_chosen_piece_shows_where_it_can_go(page: &mut Page) {
    study(page, &position());
    page.press('5');
    page.wait_for_text(&hook("overlay-reach"), "Select a piece");
    page.click(&on("a6"));
    page.wait_for_text(&hook("overlay-reach"), "The gold rabbit on a6 can reach b6 and a7 in 1 step;");
    page.wait_until("the numbers", || drawn(page).contains(&"steps a8 2".to_owned()));
    assert!(drawn(page).contains(&"steps b6 1".to_owned()));
    // A frozen piece of the other side can't be selected, but asked about.
    page.press(Key::Escape);
    page.click(&on("h3"));
    page.wait_for_text(&hook("overlay-reach"), "The silver rabbit on h3 can reach");
}

fn a_game_shows_no_overlays(page: &mut Page) {
    study(page, &position());
    page.press('1');
    page.wait_for(&hook("overlay-goals"));
    page.click(&hook("study-play"));
    page.wait_until_gone(&hook("overlays"));
    page.wait_for(&hook("board"));
    page.press('1');
    page.press('2');
    assert_eq!(drawn(page), [""; 0]);
}
