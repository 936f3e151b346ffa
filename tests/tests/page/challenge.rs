//! The Arimaa Challenge: played to its result, and its history.

use ansa_core::position::rule_set::RuleSet;
use ansa_core::{Game, PositionBuilder, Side};
use ansa_model::library::key_of;
use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::{InputMethod, hook, saved_game};
use ansa_tests::in_each_browser;
use serde_json::{Value, json};

use super::keyboard::tab_to;
use super::new_game::board;
use super::screenshots::look;

in_each_browser!(
    a_challenge_is_played_to_its_result_across_a_reload,
    ; long in firefox:
    three_defend_and_one_is_enough,
    five_presses_of_a_keyboard_lead_to_the_first_turn,
    the_history_fits_on_a_phone,
);

/// From the home screen to the form.
fn open_form(page: &Page) {
    page.open_at("#/");
    page.click(&hook("home-together"));
    page.click(&hook("to-challenge"));
    page.wait_for(&hook("challenge-form"));
}

fn choose(page: &Page, name: &str, value: &str) {
    page.click(&format!("{} label:has(input[name={name}][value='{value}'])", hook("challenge-form")));
}

fn start(page: &Page) {
    page.click(&hook("challenge-start"));
    page.wait_for(&hook("challenge-verdict"));
}

/// The verdict, and the last two cells of each defender.
fn standing(page: &Page) -> (String, Vec<String>) {
    let verdict = page.attribute(&hook("challenge-verdict"), "data-verdict").unwrap_or_default();
    (verdict, page.texts(&format!("{} tbody td", hook("challenge-score"))))
}

fn assert_standing(page: &Page, verdict: &str, cells: &[&str]) {
    page.wait_for(&hook("challenge-verdict"));
    let wanted = (verdict.to_owned(), cells.iter().map(|&cell| cell.to_owned()).collect());
    let mut shown = standing(page);
    page.wait_until(&format!("{wanted:?}, shown {shown:?}"), || {
        shown = standing(page);
        shown == wanted
    });
}

/// Begins the next game, sets up and resigns.
fn resign_next_game(page: &Page) {
    page.click(&hook("challenge-next"));
    page.wait_for_mode(&["setup"]);
    page.click(&hook("ready"));
    page.click(&hook("resign"));
    page.click(&format!("{} {}", hook("confirm-dialog"), hook("confirm")));
    page.wait_for_mode(&["over"]);
    page.click(&hook("over-tournament"));
}

/// A game in which this side has only to walk to its goal, as it is saved.
fn won_game(side: Side) -> String {
    let pieces = match side {
        Side::Gold => ["Ra7", "Ed4", "Rh1", "ed6", "rh7"],
        Side::Silver => ["ra2", "Ed4", "Rh1", "ed6", "rh7"],
    };
    let position = PositionBuilder { board: board(&pieces), side }.build().unwrap();
    let game = Game::from_position(position, 20, RuleSet::CURRENT);
    let (gold, silver) = match side {
        Side::Gold => ("person", "level-11"),
        Side::Silver => ("level-11", "person"),
    };
    saved_game(&game, gold, silver, "").to_string()
}

/// Puts a saved game in the place of a game of the newest tournament.
fn put_in_place(page: &Page, number: usize, saved: &str) {
    let stored = page.stored("ansa.tournaments").unwrap_or_default();
    // Not in the browser, whose numbers are too short for the seed.
    let mut stored: Value = serde_json::from_str(&stored).unwrap();
    let games = stored["tournaments"][0]["games"].as_array_mut().unwrap();
    games.resize(games.len().max(number + 1), Value::Null);
    games[number] = json!(saved);
    let script = "localStorage['ansa.tournaments'] = arguments[0]";
    page.script_with(script, vec![json!(stored.to_string())]);
}

/// Wins the next game on the board, which is the one with this number in the tournament. Returns the defender's side.
fn win_next_game(page: &Page, number: usize, name: &str) -> Side {
    let address = page.url();
    let words = page.text(&hook("challenge-next"));
    let side = if words.ends_with("plays gold") { Side::Gold } else { Side::Silver };
    assert_eq!(words.to_lowercase(), format!("{name} plays {side}").to_lowercase());
    let text = won_game(side);
    page.open_with_stored(&text);
    put_in_place(page, number, &key_of(&text));
    page.open_at(&format!("#{}", address.fragment().unwrap_or_default()));
    page.wait_for_text(&hook("challenge-next"), &format!("Continue {name}"));
    page.click(&hook("challenge-next"));
    page.wait_for_mode(&["turn"]);
    let (from, to) = if side == Side::Gold { ("a7", "a8") } else { ("a2", "a1") };
    page.carry(from, to, InputMethod::Click);
    page.click(&hook("end-turn"));
    page.wait_for(&hook("over-panel"));
    assert!(!page.has(&hook("rematch")), "a rematch is no game of the Challenge");
    page.click(&hook("over-tournament"));
    side
}

fn a_challenge_is_played_to_its_result_across_a_reload(page: &mut Page) {
    open_form(page);
    choose(page, "challenge-control", "short");
    page.type_into(&hook("challenge-name"), "Ann");
    start(page);
    page.wait_for_text(&hook("challenge-verdict"), "must win at least two of the three games");
    assert_standing(page, "open", &["0–0", "2 more wins needed"]);
    resign_next_game(page);
    assert_standing(page, "open", &["1–0", "1 more win needed"]);

    // ---- The record survives a reload ----
    page.come_back();
    assert_standing(page, "open", &["1–0", "1 more win needed"]);

    // ---- The second game, with the other side, is won on the board ----
    let side = win_next_game(page, 1, "game 2: Ann");
    assert_standing(page, "open", &["1–1", "1 more win needed"]);

    // ---- The third decides ----
    page.wait_for_text(&hook("challenge-next"), &format!("Game 3: Ann plays {}", !side));
    resign_next_game(page);
    assert_standing(page, "won", &["2–1", "Won by the computer"]);
    page.wait_for_text(
        &hook("challenge-verdict"),
        "wins the Challenge: it won at least two of three games against Ann.",
    );
    assert!(!page.has(&hook("challenge-next")));
    look(page, "challenge-standing");

    // ---- Its games are saved under their ids, and it is in the list of Challenges ----
    page.click(&hook("crosstable-result"));
    page.wait_for_mode(&["over"]);
    page.script("location.hash = '/challenge'");
    page.wait_for_text(&hook("tournament-link"), "Ann · computer 2–1");
}

fn three_defend_and_one_is_enough(page: &mut Page) {
    open_form(page);
    choose(page, "challenge-size", "three");
    page.wait_until("three names", || page.count(&hook("challenge-name")) == 3);
    // ---- The same name twice changes nothing ----
    page.script(
        "document.querySelectorAll('[data-test=challenge-name]').forEach((field) => {
        field.value = 'Ann';
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    })",
    );
    page.click(&hook("challenge-start"));
    page.wait_for_text(&hook("challenge-refused"), "Ann");
    assert!(page.stored("ansa.tournaments").is_none_or(|all| !all.contains("Ann")));
    page.script(
        "document.querySelectorAll('[data-test=challenge-name]').forEach((field, index) => {
        field.value = ['Ann', 'Ben', ''][index];
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    })",
    );
    start(page);
    let open = "2 more wins needed";
    assert_standing(page, "open", &["0–0", open, "0–0", open, "0–0", open]);
    assert_eq!(page.count(&hook("tournament-game")), 3);
    // ---- In the first round, Ann gives up and Ben reaches the goal; the next results are entered by hand ----
    resign_next_game(page);
    assert_standing(page, "open", &["1–0", "1 more win needed", "0–0", open, "0–0", open]);
    win_next_game(page, 1, "game 1: Ben");
    assert_standing(page, "open", &["1–0", "1 more win needed", "0–1", open, "0–0", open]);
    for (round, games, cells) in [(1, 2..3, ["0–1", open]), (2, 0..3, ["0–2", "Defended"])] {
        page.wait_until("the round", || page.count(&hook("round")) == round);
        for game in games {
            let script = "const list = document.querySelectorAll('[data-test=round][open] [data-test=tournament-result]')[arguments[0]];
                const winner = arguments[0] === 1 ? 'Ben' : 'Horo';
                list.value = [...list.options].find(option => option.text.startsWith(winner)).value;
                list.dispatchEvent(new Event('change', { bubbles: true }))";
            page.script_with(script, vec![json!(game)]);
        }
        page.wait_until("Ben's results", || standing(page).1.get(2..4).is_some_and(|own| own == cells));
    }
    assert_eq!(standing(page).0, "lost");
    page.wait_for_text(&hook("challenge-verdict"), "and failed against Ben.");
    // The other games can still be played.
    page.wait_for_text(&hook("challenge-next"), "Game 3: Ann plays");
}

fn five_presses_of_a_keyboard_lead_to_the_first_turn(page: &mut Page) {
    page.set_size(360, 740);
    page.open_at("#/");
    for control in ["home-together", "to-challenge", "challenge-start", "challenge-next", "ready"] {
        page.wait_for(&hook(control));
        if control == "ready" {
            // Gold's computer sets up first.
            page.wait_for_mode(&["setup"]);
        }
        tab_to(page, &hook(control));
        page.press(Key::Enter);
    }
    let shown = page.wait_for_mode(&["computer", "replay", "turn"]);
    assert!(!shown.plies().is_empty(), "the person has set up");
}

fn the_history_fits_on_a_phone(page: &mut Page) {
    page.open_at("#/guide/challenge");
    page.wait_for(&hook("guide-section"));
    page.click("a[href='#/challenge']");
    page.wait_for(&hook("challenge-history"));
    let years = page.count(&hook("challenge-year"));
    assert_eq!(years, 12);
    let of = |year: u16| page.text(&format!("[data-test=challenge-year][data-year='{year}']"));
    assert!(of(2007).contains("David Fotland") && of(2007).contains("for Brendan M"), "{}", of(2007));
    assert!(of(2013).contains("no source"), "{}", of(2013));
    assert!(of(2015).contains("7–2") && of(2015).contains("won"), "{}", of(2015));
    look(page, "challenge");
    // Only a person sees whether the table reads well.
    page.set_size(360, 740);
    page.script("document.querySelector('[data-year=\"2007\"]').scrollIntoView()");
    page.screenshot("challenge-history");
}
