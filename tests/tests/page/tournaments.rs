//! Tournaments: computers that play by themselves, and people at the screen.

use std::time::Duration;

use ansa_core::{Game, Side};
use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::{Preset, hook};
use ansa_tests::in_each_browser;
use serde_json::json;

use super::screenshots::look;

/// How long a tournament of weak computers may take.
const LIMIT: Duration = Duration::from_mins(2);

in_each_browser!(
    computers_play_an_elimination_across_a_reload,
    ; long in firefox:
    people_play_and_enter_results,
    results_are_imported_and_refused,
    five_presses_lead_to_the_first_turn,
    a_phone_and_a_keyboard_are_enough_for_a_tournament,
    ; long:
    eight_computers_play_a_triple_elimination_across_a_reload,
    tournaments_fit_on_every_screen,
);

/// Chooses an option of a list.
pub(super) fn select(page: &Page, list: &str, value: &str) {
    let script = "const list = document.querySelector(arguments[0]);
        list.value = arguments[1];
        list.dispatchEvent(new Event('change', { bubbles: true }))";
    page.script_with(script, vec![json!(list), json!(value)]);
}

/// Opens the form, and chooses a format and exactly these computers.
pub(super) fn choose(page: &Page, kind: &str, levels: &[u8], people: &str) {
    page.script("location.hash = '/tournaments'");
    page.wait_for(&hook("tournament-form"));
    select(page, &hook("tournament-kind"), kind);
    for level in 1..=11 {
        let field = format!("{} input[name=computer][value='{level}']", hook("tournament-form"));
        let is_chosen = page.property(&field, "checked").is_some_and(|checked| checked == "true");
        if is_chosen != levels.contains(&level) {
            page.click(&format!("label:has(> input[name=computer][value='{level}'])"));
        }
    }
    // A first player is there already.
    fill(page, "tournament-people", people);
}

/// Replaces the text of a field.
pub(super) fn fill(page: &Page, field: &str, text: &str) {
    let script = "const field = document.querySelector(arguments[0]);
        field.value = '';
        field.dispatchEvent(new Event('input', { bubbles: true }))";
    page.script_with(script, vec![json!(hook(field))]);
    page.type_into(&hook(field), text);
}

/// Opens the only tournament.
pub(super) fn return_to_tournament(page: &Page) {
    page.script("location.hash = '/tournaments'");
    page.click(&hook("tournament-link"));
    page.wait_for(&hook("standings"));
}

pub(super) fn start(page: &Page) {
    page.click(&hook("tournament-start"));
    page.wait_for(&hook("standings"));
}

/// How many games have a result, as the page says.
pub(super) fn results(page: &Page) -> usize {
    let about = page.text(&hook("tournament-about"));
    let played = about.split(" · ").find_map(|part| part.split_once(" game"));
    played.map(|(count, _)| count.parse().unwrap()).unwrap()
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
    // All but the winner have lost all lives: seven times three games, and at most two more.
    assert!((21..=23).contains(&results(page)), "{}", results(page));
    let lives = page.texts("[data-test=standings] tbody td:nth-of-type(3)");
    assert_eq!(lives.iter().filter(|lives| *lives == "0").count(), 7, "{lives:?}");

    // ---- All games are one file ----
    page.catch_files();
    page.click(&hook("export-games"));
    page.wait_for_text(&hook("games-exported"), "games exported.");
    let files = page.caught_files();
    assert_eq!(files[0].1.matches("[Result ").count(), results(page), "{}", files[0].1);
}

fn people_play_and_enter_results(page: &mut Page) {
    page.open_play();
    choose(page, "round-robin", &[], "Ann\nBen\nAnn");
    page.click(&hook("tournament-start"));
    page.wait_for_text(&hook("tournament-refused"), "There are two players called “Ann”.");
    fill(page, "tournament-people", "Ann\nBen\nCleo");
    start(page);
    let first = page.texts(&hook("tournament-game"));
    assert_eq!(first.len(), 1, "{first:?}");

    // ---- Played at the board, ended by resignation ----
    page.click(&hook("tournament-play"));
    page.wait_for_mode(&["setup"]);
    let plates = [page.text(&hook("plate-gold")), page.text(&hook("plate-silver"))];
    let names = ["Ann", "Ben", "Cleo"];
    assert!(plates.iter().all(|plate| names.iter().any(|name| plate.contains(name))), "{plates:?}");
    let mut game = Game::new();
    for _ in Side::ALL {
        page.set_up(&mut game, Preset::NinetyNine);
    }
    // People play each other, so nothing helps until the end.
    page.wait_for_mode(&["turn"]);
    assert_eq!(page.property(&hook("hint-button"), "disabled").as_deref(), Some("true"), "a hint is offered");
    page.press('h');
    assert!(!page.has(&hook("hint")) && !page.has(&hook("coach-switch")));
    page.click(&hook("study"));
    page.wait_for_text(&hook("engine-forbidden"), "This game is between people, so the engine stays off");
    assert!(!page.has(&hook("engine-switch")) && !page.has(&hook("analyse")));
    page.click(&hook("study-play"));
    page.click(&hook("resign"));
    page.click(&format!("{} {}", hook("confirm-dialog"), hook("confirm")));
    page.wait_for_mode(&["over"]);
    page.click(&hook("study"));
    page.wait_for(&hook("engine-switch"));
    return_to_tournament(page);
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

    // ---- The games in one file ----
    page.catch_files();
    page.click(&hook("export-games"));
    page.wait_for_text(&hook("games-exported"), "1 game exported. 2 results were entered without a game");
    let (name, text) = page.caught_files().remove(0);
    assert_eq!(name, "Tournament games.txt");
    assert!(text.contains("[Event \"Tournament\"]") && text.contains("[Round \"1\"]"), "{text}");
    assert_eq!(names.iter().filter(|name| text.contains(&format!("\"{name}\"]"))).count(), 2, "{text}");
    // A browser that refuses is not passed over.
    page.script("URL.createObjectURL = () => { throw new Error('no'); }");
    for button in ["export-games", "export-tournament"] {
        page.click(&hook(button));
        page.wait_for(&hook("not-exported"));
        assert!(!page.has(&hook("games-exported")));
    }

    // ---- Deleted ----
    page.click(&hook("delete-tournament"));
    page.click(&format!("{} {}", hook("confirm-dialog"), hook("confirm")));
    page.wait_for(&hook("tournament-form"));
    assert_eq!(page.count(&hook("tournament-link")), 0);
}

fn results_are_imported_and_refused(page: &mut Page) {
    page.open_play();
    page.script("location.hash = '/tournaments'");
    page.wait_for(&hook("tournament-form"));
    let results = "player Ann 1500\nplayer Ben 1600\ngame Ann Ben winner Ben\n";
    page.give_file("Club.txt", &results.replace("winner Ben", "winner Cleo"));
    page.wait_for_text(
        &hook("tournament-not-imported"),
        "Line 3: “winner Cleo” is not a result of this game.",
    );
    page.give_file("Empty.txt", "# nothing\n");
    page.wait_for_text(&hook("tournament-not-imported"), "It names no players.");

    // ---- The person chooses the format ----
    page.give_file("Club.txt", results);
    page.wait_for_text(&hook("import-choice"), "This file doesn’t say how the rounds are paired.");
    assert!(!page.has(&hook("tournament-not-imported")));
    select(page, &hook("import-kind"), "two-lives");
    page.click(&hook("import-now"));
    page.wait_for(&hook("standings"));
    assert_eq!(page.text("#screen-title"), "Club");
    page.wait_for_text(&hook("tournament-unseated"), "doesn’t say who plays as Ann and Ben");
    let about = "Elimination, two lives · 2 players · 1 game played";
    page.wait_for_text(&hook("tournament-about"), about);

    // ---- What the page exports says it ----
    page.catch_files();
    page.click(&hook("export-tournament"));
    let (_, text) = page.caught_files().remove(0);
    assert!(text.contains("# Format: elimination 2\n"), "{text}");
    page.script("location.hash = '/tournaments'");
    page.wait_for(&hook("tournament-form"));
    page.give_file("Again.txt", &text);
    page.wait_for(&hook("standings"));
    assert_eq!(page.text("#screen-title"), "Again");
    page.wait_for_text(&hook("tournament-about"), about);

    // ---- A file of other tools does not say who plays ----
    let import = |name: &str, text: &str| {
        page.script("location.hash = '/tournaments'");
        page.wait_for(&hook("tournament-form"));
        page.give_file(name, text);
        page.wait_for(&hook("standings"));
    };
    import("Open.txt", "# Format: round-robin 1\nplayer Ann 1500\nplayer Ben 1600\n");
    page.wait_for_text(
        &hook("tournament-unseated"),
        "doesn’t say who plays as Ann and Ben, so they’re people",
    );

    // ---- That of this page does: a computer plays a friend, so the game is played by link ----
    import(
        "Own.txt",
        "# Format: round-robin 1\nplayer Ann 1500 # Seat: friend\nplayer Bot 1600 # Seat: level-1\n",
    );
    page.catch_files();
    page.click(&hook("export-tournament"));
    let (_, text) = page.caught_files().remove(0);
    assert!(text.contains("Ann 1500 # Seat: friend\nplayer Bot 1600 # Seat: level-1\n"), "{text}");
    assert!(!page.has(&hook("tournament-unseated")));
    page.script("scrollTo(0, 0)");
    page.click(&hook("tournament-play"));
    page.wait_for(&hook("friend-panel"));
}

fn five_presses_lead_to_the_first_turn(page: &mut Page) {
    page.open();
    for press in ["home-together", "to-tournaments", "tournament-start", "tournament-play", "ready"] {
        page.wait_for(&hook(press));
        page.click(&hook(press));
    }
    page.wait_for_mode(&["turn"]);
    page.script("history.back()");
    page.wait_for(&hook("standings"));
    assert_eq!(page.count("[data-test=tournament-game][data-state=begun]"), 1);
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

fn tournaments_fit_on_every_screen(page: &mut Page) {
    page.open_play();
    choose(page, "swiss", &[1, 2, 3, 4, 5, 6, 10], "Ann\nA person with a long name");
    page.type_into(&hook("tournament-friends"), "Zoe");
    look(page, "tournament-form");
    start(page);
    page.wait_until("live boards", || page.count("[data-test=tournament-game] canvas") > 1);
    look(page, "tournament");
    page.script("document.querySelector('.crosstable').scrollIntoView()");
    page.screenshot("tournament-tables");
}
