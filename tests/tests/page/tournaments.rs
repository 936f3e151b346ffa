//! Tournaments: computers that play by themselves, and people at the screen.

use std::time::Duration;

use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::{Game, Side};
use ansa_model::document::Letter;
use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::{Preset, game_of, hook};
use ansa_tests::in_each_browser;
use serde_json::json;

use super::screenshots::{look, look_at};

/// How long a tournament of weak computers may take.
const LIMIT: Duration = Duration::from_mins(2);

in_each_browser!(
    computers_play_an_elimination_across_a_reload,
    ; long in firefox:
    people_play_and_enter_results,
    people_elsewhere_play_by_link_or_send_a_record,
    a_friend_who_gives_up_before_a_ply_ends_the_game,
    a_record_with_another_result_is_asked_about,
    results_are_imported_and_refused,
    five_presses_lead_to_the_first_turn,
    a_phone_and_a_keyboard_are_enough_for_a_tournament,
    ; long:
    eight_computers_play_a_triple_elimination_across_a_reload,
    tournaments_fit_on_every_screen,
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
    // A first player is there already.
    fill(page, "tournament-people", people);
}

/// Replaces the text of a field.
fn fill(page: &Page, field: &str, text: &str) {
    let script = "const field = document.querySelector(arguments[0]);
        field.value = '';
        field.dispatchEvent(new Event('input', { bubbles: true }))";
    page.script_with(script, vec![json!(hook(field))]);
    page.type_into(&hook(field), text);
}

/// Opens the only tournament.
fn return_to_tournament(page: &Page) {
    page.script("location.hash = '/tournaments'");
    page.click(&hook("tournament-link"));
    page.wait_for(&hook("standings"));
}

fn start(page: &Page) {
    page.click(&hook("tournament-start"));
    page.wait_for(&hook("standings"));
}

/// How many games have a result, as the page says.
fn results(page: &Page) -> usize {
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

/// The packed letter of the friend, who gives up the game that began on the page, without a ply.
fn friend_resigns(page: &Page) -> String {
    let saved = ansa_model::activities::play::saved::read(&page.stored_game().unwrap()).unwrap();
    let friend = saved.document.friends_side().unwrap();
    let letter = Letter::of(&saved.document).unwrap();
    let mut game = Game::clone(&letter.game);
    game.end(Outcome::win(!friend, Reason::Resignation)).unwrap();
    Letter { game: game.into(), ..letter }.to_packed().unwrap()
}

/// Begins the game of the last round, in which a friend gives up before a ply of theirs.
fn win_by_link(page: &Page) {
    page.click(&hook("tournament-play"));
    page.wait_for(&hook("plate-gold"));
    let plates = page.text(&hook("plate-gold")) + &page.text(&hook("plate-silver"));
    assert!(plates.contains("Zoe"), "{plates}");
    if page.snapshot().mode() == "setup" {
        page.set_up(&mut Game::new(), Preset::NinetyNine);
    }
    page.wait_for(&hook("copy-friend-link"));
    page.wait_until_loaded();
    let letter = friend_resigns(page);
    page.open_at(&format!("#/friend?game={letter}"));
    page.wait_for_mode(&["over"]);
    return_to_tournament(page);
}

fn a_friend_who_gives_up_before_a_ply_ends_the_game(page: &mut Page) {
    page.open_play();
    choose(page, "double-round-robin", &[], "Ann");
    page.type_into(&hook("tournament-friends"), "Zoe");
    start(page);
    // Once with each side: the friend of gold has nothing but the link, and that of silver has a setup.
    for round in 1..=2 {
        page.wait_until("the round", || page.count(&hook("round")) == round);
        win_by_link(page);
        page.wait_until("the result", || results(page) == round);
    }
    page.wait_for_text(&hook("tournament-over"), "Ann wins the tournament.");
}

fn a_record_with_another_result_is_asked_about(page: &mut Page) {
    let mut game = game_of(Preset::NinetyNine, Preset::Classic, &["Ee2n Ee3n"]);
    game.end(Outcome::win(Side::Silver, Reason::Resignation)).unwrap();
    page.open_play();
    // Gold has won, somebody says; silver, says the record.
    for (choice, winner) in [("record-keep", Side::Gold), ("record-take", Side::Silver)] {
        choose(page, "round-robin", &[], "");
        page.type_into(&hook("tournament-friends"), "Ann\nZoe");
        start(page);
        let pairing = page.text("[data-test=tournament-game] strong");
        let names = if pairing.starts_with("Ann") { ["Ann", "Zoe"] } else { ["Zoe", "Ann"] };
        let won = |side: Side| format!("{} won", names[usize::from(side == Side::Silver)]);
        select(page, &hook("tournament-result"), "0");
        page.wait_for(&hook("tournament-over"));
        page.click(&hook("tournament-add"));
        page.type_into(&hook("record-text"), &game.to_record().to_tagged());
        page.click(&hook("record-add"));
        page.wait_for(&hook("record-differs"));
        let says = page.text(&hook("record-differs"));
        assert!(Side::ALL.into_iter().all(|side| says.contains(&won(side))), "{says}");
        page.set_size(360, 740);
        page.screenshot("tournament-record-differs-360x740");
        page.wait_until("the focus", || page.focus_is_on(&hook("record-keep")));
        if choice == "record-take" {
            page.press(Key::Tab);
        }
        page.press(Key::Enter);
        page.wait_until_gone(&hook("record-dialog"));
        page.wait_for_text(&hook("tournament-status"), &won(winner));
        page.wait_for_text(&hook("tournament-over"), &format!("{} wins", &won(winner)[..3]));
        page.click(&hook("tournament-open"));
        page.wait_for_mode(&["over"]);
        page.assert_plies(&game);
    }
}

fn people_elsewhere_play_by_link_or_send_a_record(page: &mut Page) {
    page.open_play();
    choose(page, "double-round-robin", &[], "Ann");
    page.type_into(&hook("tournament-friends"), "Zoe");
    start(page);

    // ---- By link: the friend gives up ----
    win_by_link(page);
    page.wait_until("the result", || results(page) == 1);
    let points = page.texts("[data-test=standings] tbody tr");
    assert!(points[0].contains("Ann"), "{points:?}");

    // ---- By a record that comes in ----
    page.wait_until("the second round", || page.count(&hook("round")) == 2);
    page.click(&hook("tournament-add"));
    look_at(page, "tournament-record", (360, 740), &[false, true]);
    page.type_into(&hook("record-text"), "Ee2n");
    page.click(&hook("record-add"));
    page.wait_for_text(&hook("record-refused"), "There is no game in this text.");
    let mut game = game_of(Preset::NinetyNine, Preset::Classic, &["Ee2n Ee3n"]);
    game.end(Outcome::win(Side::Silver, Reason::Resignation)).unwrap();
    fill(page, "record-text", &game.to_record().to_tagged());
    page.click(&hook("record-add"));
    page.wait_for(&hook("tournament-over"));
    assert!(!page.has(&hook("record-differs")), "there is no other result");
    assert_eq!(results(page), 2);
    page.click("[data-test=round][open] [data-test=tournament-open]");
    page.wait_for_mode(&["over"]);
    page.assert_plies(&game);
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
