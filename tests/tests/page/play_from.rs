//! New games from a position of another game.

use ansa_core::Side;
use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::hook;
use ansa_tests::in_each_browser;

use super::navigation::{finished, shows};
use super::study::{enters, study};

in_each_browser!(
    ; long in firefox:
    a_new_game_starts_from_the_place_of_a_study,
    a_finished_game_is_played_again_from_an_earlier_place,
);

/// Chooses a value of a radio in the new-game dialog.
#[track_caller]
fn choose(page: &Page, name: &str, value: &str) {
    page.click(&format!("{} label:has(input[name={name}][value='{value}'])", hook("new-game-dialog")));
}

#[track_caller]
fn start(page: &Page) {
    page.click(&hook("start"));
    page.wait_until_gone(&hook("new-game-dialog"));
    page.wait_until_gone(&hook("study-screen"));
}

fn a_new_game_starts_from_the_place_of_a_study(page: &mut Page) {
    let game = study(page);
    // ---- The end, where gold has resigned ----
    page.click(&hook("play-from"));
    page.wait_for_text(&hook("start-meaning"), "Gold to move");
    page.click(&hook("close"));
    page.wait_until_gone(&hook("new-game-dialog"));
    page.wait_for(&hook("study-tree"));
    shows(page, &game, 6);
    page.script("document.activeElement.blur()");

    // ---- An earlier place, and a variation from there ----
    page.press(Key::Left);
    shows(page, &game, 5);
    enters(page, "ed7s");
    page.wait_for_snapshot("the variation", |shown| shown.attribute("d6", "piece") == Some("e"));
    page.click(&hook("play-from"));
    page.wait_for_text(&hook("start-meaning"), "Gold to move");
    choose(page, "opponent", "person");
    start(page);
    let shown = page.wait_for_mode(&["turn"]);
    assert_eq!((shown.attribute("d6", "piece"), shown.status()), (Some("e"), "Gold to move"));
    assert!(page.text(&hook("turn-number")).contains('4'), "{}", page.text(&hook("turn-number")));

    // ---- A position from a link, against the computer ----
    page.open_at("#/study?position=s%20[r%20%20%20%20%20%20%20%20%20%20%20%20%20%20%20%20%20%20%20%20%20%20%20%20%20%20%20%20%20%20%20%20%20%20r%20%20%20%20%20%20%20%20%20%20%20%20%20%20%20%20%20E%20%20%20%20%20%20R%20%20%20]");
    page.wait_for(&hook("study-tree"));
    page.wait_until("the address is that of the screen", || !page.url().as_str().contains("position"));
    page.click(&hook("play-from"));
    page.wait_for_text(&hook("start-meaning"), "Silver to move");
    choose(page, "opponent", "computer");
    choose(page, "level", "2");
    choose(page, "side", &Side::Silver.to_string());
    start(page);
    let shown = page.wait_for_mode(&["turn"]);
    assert_eq!((shown.bottom(), shown.status()), ("s", "Your turn, Silver"));
    assert_eq!(shown.attribute("d4", "piece"), Some("r"));
}

/// Whether a radio in the new-game dialog is on.
fn is_chosen(page: &Page, name: &str, value: &str) -> bool {
    page.has(&format!("{} input[name={name}][value='{value}']:checked", hook("new-game-dialog")))
}

fn a_finished_game_is_played_again_from_an_earlier_place(page: &mut Page) {
    let game = finished();
    page.open_game(&game, "level-3", "person");
    page.wait_for_mode(&["over"]);
    assert!(page.has(&hook("play-from")), "the game was resigned");
    page.press(Key::Left);
    shows(page, &game, 5);
    page.click(&hook("play-from"));
    page.wait_for_text(&hook("start-meaning"), "Silver to move");
    page.wait_until("the opponent of the game", || {
        is_chosen(page, "opponent", "computer")
            && is_chosen(page, "level", "3")
            && is_chosen(page, "side", "silver")
    });
    page.click(&hook("start"));
    page.wait_until_gone(&hook("new-game-dialog"));
    let shown = page.wait_for_mode(&["turn"]);
    assert_eq!((shown.bottom(), shown.status()), ("s", "Your turn, Silver"));
    shows(page, &game, 5);
}
