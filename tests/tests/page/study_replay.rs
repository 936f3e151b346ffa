//! The replay of the study.

use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::hook;
use ansa_tests::in_each_browser;
use serde_json::json;

use super::navigation::shows;
use super::study::study;
use crate::page::screenshots::look_at;

in_each_browser!(
    ; long in firefox:
    recorded_times_are_followed,
    with_less_motion_whole_turns_are_shown,
    a_game_is_replayed_step_by_step_and_paused,
);

/// Collects what screen readers announce from now on.
fn listen(page: &Page) {
    page.script(
        "window.announced = [];
        const region = document.querySelector('[data-test=announce]');
        new MutationObserver(() => window.announced.push(region.textContent.trim()))
            .observe(region, { childList: true, characterData: true, subtree: true })",
    );
}

/// Whether the replay runs, as its button says.
fn runs(page: &Page) -> bool {
    let script = "return document.querySelector('[data-test=replay-toggle]').textContent";
    page.script(script) == "Pause"
}

/// Chooses a pace.
fn choose(page: &Page, pace: &str) {
    let script = "const list = document.querySelector('[data-test=replay-pace]');
        list.value = arguments[0];
        list.dispatchEvent(new Event('change', { bubbles: true }))";
    page.script_with(script, vec![json!(pace)]);
}

fn paces(page: &Page) -> Vec<String> {
    page.script(
        "return [...document.querySelectorAll('[data-test=replay-pace] option')].map((one) => one.value)",
    )
    .as_array()
    .unwrap()
    .iter()
    .map(|one| one.as_str().unwrap().to_owned())
    .collect()
}

fn a_game_is_replayed_step_by_step_and_paused(page: &mut Page) {
    let game = study(page);
    look_at(page, "study-replay", (360, 740), &[false, true]);
    look_at(page, "study-replay", (320, 568), &[false]);
    page.press(Key::Home);
    shows(page, &game, 2);
    choose(page, "1s");
    listen(page);
    page.press('p');
    page.wait_until("the replay", || runs(page));
    page.wait_for_snapshot("the first step alone", |shown| shown.attribute("e3", "piece") == Some("E"));
    shows(page, &game, 3);
    // ---- A move of the person pauses it ----
    page.press(Key::Left);
    page.wait_until("a pause", || !runs(page));
    shows(page, &game, 2);
    let still = page.script("return new Promise((done) => setTimeout(() => done(announced.length), 2500))");
    assert_eq!(page.script("return announced.length"), still, "it goes on");
    shows(page, &game, 2);
    // ---- To the end, where it stops ----
    page.script("announced.length = 0");
    page.click("[data-test=study-more] summary");
    page.click(&hook("replay-toggle"));
    // The menu goes with the focus.
    page.click(&hook("status"));
    page.wait_until_gone("[data-test=study-more][open]");
    shows(page, &game, 6);
    page.wait_until("the end", || !runs(page));
    let announced = page.script("return announced");
    let announced: Vec<_> = announced.as_array().unwrap().iter().map(|one| one.as_str().unwrap()).collect();
    assert_eq!(announced.len(), 4, "each turn is announced once: {announced:?}");
    // ---- And again from the first turn ----
    page.press('p');
    page.wait_until("the replay", || runs(page));
    shows(page, &game, 3);
    page.press('p');
    page.wait_until("a pause", || !runs(page));
    page.press('?');
    page.wait_for_text(&hook("keys-dialog"), "replay the game");
}

fn recorded_times_are_followed(page: &mut Page) {
    let record = "1g Ra1 Rb1 Rc1 Dd1 De1 Rf1 Rg1 Rh1 Ra2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Rh2
1s ra8 rb8 rc8 dd8 de8 rf8 rg8 rh8 ra7 hb7 cc7 ed7 me7 cf7 hg7 rh7
2g Ee2n {[%emt 0:01:00]}
2s ed7s {[%emt 1:00:00]}";
    page.open_at("#/study");
    page.type_into(&hook("study-text"), record);
    page.click(&hook("study-open"));
    page.wait_for(&hook("study-tree"));
    assert_eq!(paces(page), ["x1", "x10", "x60", "1s", "2s", "5s"]);
    page.press(Key::Home);
    choose(page, "x60");
    page.click("[data-test=study-more] summary");
    page.script("window.began = performance.now()");
    page.click(&hook("replay-toggle"));
    page.wait_for_text(&hook("status"), "Silver");
    let took = page.script("return performance.now() - began").as_f64().unwrap();
    assert!(took > 950.0, "a minute takes a second, not {took} ms");
    // An hour would take a minute: so much is told.
    page.wait_for_text(&hook("replay-wait"), "60 seconds");
    page.press('p');
    page.wait_until_gone(&hook("replay-wait"));
    assert!(!runs(page));
}

fn with_less_motion_whole_turns_are_shown(page: &mut Page) {
    page.set_reduced_motion(true);
    let game = study(page);
    assert_eq!(paces(page), ["1s", "2s", "5s"], "no times are known");
    page.press(Key::Home);
    shows(page, &game, 2);
    choose(page, "1s");
    page.script(
        "window.boards = new Set();
        const letters = () => [...document.querySelectorAll('[data-piece]')].map((one) => one.dataset.square + one.dataset.piece).join();
        new MutationObserver(() => boards.add(letters()))
            .observe(document.querySelector('[data-test=board]'), { attributes: true, childList: true, subtree: true })",
    );
    page.press('p');
    shows(page, &game, 3);
    let seen = page
        .script("return ['e3E', 'e4E'].map((place) => [...boards].some((board) => board.includes(place)))");
    assert_eq!(seen, json!([false, true]), "the steps of the turn are not shown one by one");
    page.press('p');
}
