//! Tournaments: computers that play by themselves, and people at the screen.

use std::time::Duration;

use ansa_core::{Game, Side};
use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::{Preset, hook};
use ansa_tests::in_each_browser;
use serde_json::json;

/// How long a tournament of weak computers may take.
const LIMIT: Duration = Duration::from_mins(2);

in_each_browser!(
    computers_play_an_elimination_across_a_reload,
    ; long in firefox:
    people_play_and_enter_results,
    a_phone_and_a_keyboard_are_enough_for_a_tournament,
    ; long:
    eight_computers_play_a_triple_elimination_across_a_reload,
);

/// Chooses an option of a list.
fn select(page: &Page, list: &str, value: &str) {
    let script = "const list = document.querySelector(arguments[0]);
        list.value = arguments[1];
        list.dispatchEvent(new Event('change', { bubbles: true }))";
    page.script_with(script, vec![json!(list), json!(value)]);
}

/// Opens the form, and chooses a format and exactly these computers.
fn choose(page: &Page, kind: &str, levels: &[u8], people: &str) {
    page.script("location.hash = '/tournaments'");
    page.wait_for(&hook("tournament-form"));
    select(page, &hook("tournament-kind"), kind);
    for level in 1..=10 {
        let field = format!("{} input[name=computer][value='{level}']", hook("tournament-form"));
        let is_chosen = page.property(&field, "checked").is_some_and(|checked| checked == "true");
        if is_chosen != levels.contains(&level) {
            page.click(&format!("label:has(> input[name=computer][value='{level}'])"));
        }
    }
    page.type_into(&hook("tournament-people"), people);
}

fn start(page: &Page) {
    page.click(&hook("tournament-start"));
    page.wait_for(&hook("standings"));
}

fn results(page: &Page) -> usize {
    page.count("[data-test=tournament-game][data-state=over]")
}

fn computers_play_an_elimination_across_a_reload(page: &mut Page) {
    page.open_play();
    choose(page, "two-lives", &[1, 2, 3], "");
    start(page);
    page.wait_until("a result", || results(page) > 0);
    let before = results(page);
    page.come_back();
    page.wait_for(&hook("standings"));
    assert!(results(page) >= before, "the reload has lost results");
    page.wait_at_most(LIMIT, "the end", || page.has(&hook("tournament-over")));
    assert!(page.text(&hook("tournament-over")).contains("wins the tournament"));
    // Two of three are out after two losses each.
    let lost: Vec<String> = page.texts("[data-test=standings] tbody td:nth-of-type(4)");
    assert_eq!(lost.iter().filter(|record| record.ends_with("–2")).count(), 2, "{lost:?}");

    // ---- A result opens its game ----
    page.click(&hook("crosstable-result"));
    page.wait_for_mode(&["over"]);
    assert!(page.snapshot().plies().len() > 4);
}

fn eight_computers_play_a_triple_elimination_across_a_reload(page: &mut Page) {
    page.open_play();
    choose(page, "three-lives", &[1, 2, 3, 4, 5, 6, 7, 8], "");
    start(page);
    page.wait_until("three results", || results(page) > 2);
    page.come_back();
    page.wait_for(&hook("standings"));
    page.wait_at_most(LIMIT * 5, "the end", || page.has(&hook("tournament-over")));
    assert!(page.text(&hook("tournament-over")).contains("wins the tournament"));
}

fn people_play_and_enter_results(page: &mut Page) {
    page.open_play();
    choose(page, "round-robin", &[], "Ann\nBen\nAnn");
    page.click(&hook("tournament-start"));
    page.wait_for_text(&hook("tournament-refused"), "Ann");
    for _ in 0..3 {
        page.press(Key::Backspace);
    }
    page.type_into(&hook("tournament-people"), "Cleo");
    start(page);
    let first = page.texts(&hook("tournament-game"));
    assert_eq!(first.len(), 1, "{first:?}");

    // ---- Played at the board, ended by resignation ----
    page.click(&hook("tournament-play"));
    page.wait_for_mode(&["setup"]);
    let mut game = Game::new();
    for _ in Side::ALL {
        page.set_up(&mut game, Preset::NinetyNine);
    }
    page.click(&hook("resign"));
    page.click(&format!("{} {}", hook("confirm-dialog"), hook("confirm")));
    page.wait_for_mode(&["over"]);
    page.script("location.hash = '/tournaments'");
    page.click(&hook("tournament-link"));
    page.wait_until("the second round", || page.count(&hook("round")) == 2);
    assert_eq!(results(page), 1);
    let points = || page.texts("[data-test=standings] tbody td:nth-of-type(2)");
    page.wait_until("a point", || points().iter().any(|points| points == "1"));

    // ---- Entered, and corrected, by hand ----
    select(page, "[data-test=round][open] [data-test=tournament-result]", "0");
    page.wait_until("the third round", || page.count(&hook("round")) == 3);
    select(page, "[data-test=round][open] [data-test=tournament-result]", "2");
    page.wait_for(&hook("tournament-over"));
    assert!(points().iter().any(|points| points.contains('½')), "{:?}", points());

    // ---- Deleted ----
    page.click(&hook("delete-tournament"));
    page.click(&format!("{} {}", hook("confirm-dialog"), hook("confirm")));
    page.wait_for(&hook("tournament-form"));
    assert_eq!(page.count(&hook("tournament-link")), 0);
}

fn a_phone_and_a_keyboard_are_enough_for_a_tournament(page: &mut Page) {
    page.set_size(360, 740);
    page.open_play();
    choose(page, "gauntlet", &[1], "Ann");
    focus(page, "tournament-start");
    page.press(Key::Enter);
    page.wait_for(&hook("standings"));
    assert_eq!(page.script("return document.documentElement.scrollWidth <= innerWidth"), json!(true));
    focus(page, "tournament-play");
    page.press(Key::Enter);
    let shown = page.wait_for_mode(&["setup", "computer", "turn"]);
    assert!(shown.plies().len() < 3);
}

fn focus(page: &Page, name: &str) {
    page.wait_until("the focus", || {
        page.press(Key::Tab);
        page.focus_is_on(&hook(name))
    });
}
