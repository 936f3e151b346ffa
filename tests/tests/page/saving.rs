//! Saved games across visits and tabs, and unreadable data.

use ansa_core::position::turn::TurnBuilder;
use ansa_core::{Board, Game, Side};
use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::{InputMethod, Preset, begin, game_of, hook, saved_game};
use ansa_tests::in_each_browser;
use serde_json::{Value, json};

in_each_browser!(
    a_reload_loses_nothing,
    pending_saves_complete_when_the_page_is_closed,
    saves_aborted_when_the_page_is_closed_are_recovered,
    ; long in firefox:
    two_tabs_never_overwrite_each_other,
    unreadable_games_are_quarantined,
    a_closed_connection_to_the_store_is_opened_again,
    only_damaged_games_are_told_of,
    a_finished_game_stays_finished,
    only_games_with_a_players_action_are_saved,
);

fn a_reload_loses_nothing(page: &mut Page) {
    let mut game = Game::new();
    page.open_play();
    page.new_game("person", Side::Gold);
    // ---- In the setup ----
    page.wait_for_mode(&["setup"]);
    page.click(&hook("preset-classic"));
    page.carry("a1", "e2", InputMethod::Click);
    let swapped = page.snapshot();
    assert_eq!((swapped.attribute("a1", "piece"), swapped.attribute("e2", "piece")), (Some("E"), Some("R")));
    page.come_back();
    let shown = page.wait_for_mode(&["setup"]);
    assert!(shown.board() == swapped.board(), "the swap is lost:{:?}", shown.board());
    page.set_up(&mut game, Preset::NinetyNine);
    page.come_back();
    assert_eq!(page.wait_for_mode(&["setup"]).plies().len(), 1);
    page.set_up(&mut game, Preset::NinetyNine);

    // ---- In the middle of a turn ----
    page.play(&mut game, "Ee2n Ee3n", InputMethod::Click);
    let mut turn = begin(&game);
    page.enter(&mut turn, "hb7s hb6s", InputMethod::Click);
    page.come_back();
    page.wait_for_mode(&["turn"]);
    page.assert_board(turn.position().board());
    page.assert_plies(&game);
    assert_eq!(page.snapshot().steps_left(), Some(2));
    assert!(!page.has(&hook("new-game-dialog")), "a new game is offered although one goes on");
    // The steps can still be undone, and the turn continues.
    page.click(&hook("undo"));
    turn.undo();
    page.assert_board(turn.position().board());
    page.enter(&mut turn, "hb6s", InputMethod::Click);
    // The page is closed at the moment when the turn ends.
    page.script(
        "window.isOld = true; document.querySelector('[data-test=end-turn]').click(); location.reload()",
    );
    page.wait_until("another page", || page.script("return window.isOld === undefined") == true);
    game.play(&turn).unwrap();
    page.wait_for_plies(game.plies().len());
    page.wait_for_mode(&["turn"]);
    page.assert_plies(&game);
    page.assert_board(&game.board());
}

fn a_finished_game_stays_finished(page: &mut Page) {
    let game = game_of(Preset::NinetyNine, Preset::NinetyNine, &["Ee2n"]);
    page.open_game(&game, "person", "person");
    page.click(&hook("resign"));
    page.click(&format!("{} {}", hook("confirm-dialog"), hook("confirm")));
    page.wait_for_text(&hook("status"), "Gold wins: Silver resigned");
    page.come_back();
    let shown = page.wait_for_mode(&["over"]);
    assert!(shown.board() == game.board());
    assert!(shown.status().contains("Silver resigned"), "{}", shown.status());
    assert!(shown.squares_with("holdable").is_empty());
    page.wait_for(&hook("over-panel"));
    assert_eq!(page.text(&hook("announce")), "", "what was known before is told again");
}

fn unreadable_games_are_quarantined(page: &mut Page) {
    let game = game_of(Preset::NinetyNine, Preset::NinetyNine, &["Ee2n"]);
    let good = saved_game(&game, "person", "person", "");
    let with = |key: &str, value: Value| {
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
        (with("version", json!(5)), "later version"),
        (with("format", json!("chess")), "unknown format"),
        (with("record", json!(record)), "2g"),
        (with("draft", json!("ed7n")), "unfinished turn"),
        (with("gold", json!("somebody")), "somebody"),
    ];
    for (text, reason) in &unreadable {
        page.open_with_stored(text);
        let shown = page.wait_for_snapshot("a word about it", |shown| shown.notice().is_some());
        let (tone, said) = shown.notice().unwrap();
        assert_eq!(tone, "refusal", "{said}");
        assert!(said.contains(reason) && said.contains("set aside"), "{said}, not {reason}");
    }
    // A game can still be played and is there after a reload.
    let mut game = Game::new();
    page.new_game("person", Side::Gold);
    page.set_up(&mut game, Preset::Classic);
    page.come_back();
    page.wait_for_plies(1);
    page.assert_plies(&game);

    // ---- The page describes each item, which can be downloaded and deleted ----
    let count = unreadable.len();
    page.click(&hook("library"));
    page.wait_until("all that was set aside", || page.count(&hook("quarantined")) == count);
    let told = page.texts(&hook("quarantined")).concat();
    for (_, reason) in &unreadable {
        assert!(told.contains(reason), "{told}, nothing of {reason}");
    }
    page.catch_files();
    for left in (0..count).rev() {
        page.click(&hook("export-quarantined"));
        page.click(&hook("delete-quarantined"));
        // An item disappears once the deletion is saved. An earlier click would hit the same item again.
        page.wait_until("one fewer", || page.count(&hook("quarantined")) == left);
    }
    let mut kept: Vec<String> = page.caught_files().into_iter().map(|(_, text)| text).collect();
    let mut expected: Vec<String> = unreadable.map(|(text, _)| text).to_vec();
    kept.sort();
    expected.sort();
    assert!(kept == expected, "what could not be read is not what it was");
}

fn two_tabs_never_overwrite_each_other(page: &mut Page) {
    let mut game = game_of(Preset::NinetyNine, Preset::NinetyNine, &[]);
    page.open_game(&game, "person", "person");
    let first = page.tab();

    // ---- A second tab does not take the game by itself ----
    let second = page.open_tab();
    page.open_play();
    page.wait_for(&hook("elsewhere"));
    page.assert_board(&game.board());
    assert!(page.has("main[inert]"), "the game can be played in two tabs");
    page.go_to_tab(&first);
    page.play(&mut game, "Ee2n Ee3n", InputMethod::Click);
    assert!(!page.has(&hook("elsewhere")));

    // ---- It takes the game on request, and the first tab notices at once ----
    page.go_to_tab(&second);
    page.click(&hook("continue-here"));
    page.wait_for_plies(game.plies().len());
    page.wait_until_gone(&hook("elsewhere"));
    let mut turn = begin(&game);
    page.enter(&mut turn, "hb7s", InputMethod::Click);
    page.go_to_tab(&first);
    page.wait_for(&hook("elsewhere"));

    // ---- Taken back, this time without a message: the next save notices ----
    page.script("BroadcastChannel.prototype.postMessage = () => {}");
    page.click(&hook("continue-here"));
    page.wait_until_gone(&hook("elsewhere"));
    page.wait_for_snapshot("the other tab's step", |shown| shown.steps_left() == Some(3));
    page.enter(&mut turn, "hb6s", InputMethod::Click);
    page.go_to_tab(&second);
    assert!(!page.has(&hook("elsewhere")), "nobody has told it");
    page.click(&hook("undo"));
    page.wait_for(&hook("elsewhere"));
    page.go_to_tab(&first);
    page.come_back();
    page.wait_for_mode(&["turn"]);
    page.assert_board(turn.position().board());

    // ---- Another game in the second tab, and each tab returns to its own ----
    page.go_to_tab(&second);
    page.click(&hook("elsewhere-new-game"));
    page.wait_for(&hook("new-game-dialog"));
    page.new_game("person", Side::Gold);
    let mut other = Game::new();
    page.set_up(&mut other, Preset::Classic);
    page.come_back();
    page.wait_for_plies(1);
    page.assert_plies(&other);
    page.go_to_tab(&first);
    assert!(!page.has(&hook("elsewhere")));
    page.come_back();
    page.wait_for_mode(&["turn"]);
    page.assert_board(turn.position().board());

    // ---- A game that is deleted in one tab stays in the other ----
    page.go_to_tab(&second);
    page.click(&hook("library"));
    page.click(&hook("delete-game"));
    page.wait_for(&hook("deleted"));
    page.go_to_tab(&first);
    page.click(&hook("end-turn"));
    page.wait_for(&hook("elsewhere"));
    page.click(&hook("continue-here"));
    page.wait_until_gone(&hook("elsewhere"));
    game.play(&turn).unwrap();
    page.come_back();
    page.wait_for_mode(&["turn"]);
    page.assert_plies(&game);
}

fn only_games_with_a_players_action_are_saved(page: &mut Page) {
    let game = game_of(Preset::NinetyNine, Preset::NinetyNine, &["Ee2n"]);
    let other = format!("{}:not([data-current]) {}", hook("saved-game"), hook("open-game"));
    let go_to_other = |games: &str| {
        page.click(&hook("library"));
        page.wait_for_text(&hook("games-count"), games);
        page.click(&other);
        page.wait_until_gone(&hook("library-screen"));
    };
    page.open_game(&game, "person", "person");
    // As silver: the computer has set up, and the player has done nothing.
    page.new_game("level-1", Side::Silver);
    page.wait_for_plies(1);
    go_to_other("2 games");
    page.wait_for_plies(game.plies().len());
    page.new_game("person", Side::Gold);
    page.wait_for_mode(&["setup"]);
    go_to_other("2 games");
    page.wait_for_plies(game.plies().len());

    // ---- A setup that was begun is saved, even if its pieces were removed again ----
    page.new_game("person", Side::Gold);
    page.wait_for_mode(&["setup"]);
    page.click(&hook("clear"));
    page.wait_for(&hook("place-E"));
    page.come_back();
    page.wait_for(&hook("place-E"));
    assert_eq!(page.snapshot().board(), Board::EMPTY, "a setup comes back that was cleared");
    go_to_other("2 games");
    page.wait_for_plies(game.plies().len());
    page.assert_plies(&game);
    go_to_other("2 games");
    page.wait_for(&hook("place-E"));
    assert_eq!(page.snapshot().board(), Board::EMPTY);

    // ---- And so is a name ----
    go_to_other("2 games");
    page.wait_for_plies(game.plies().len());
    page.new_game("person", Side::Gold);
    page.wait_for_mode(&["setup"]);
    page.click(&hook("library"));
    page.click(&format!("[data-current] {}", hook("rename-game")));
    page.wait_until("the field", || page.focus_is_on(&hook("game-name")));
    page.press('x');
    page.press(Key::Enter);
    page.wait_until_gone(&hook("game-name"));
    page.click(&hook("close"));
    go_to_other("3 games");
    page.wait_until("another game", || page.snapshot().mode() != "setup" || page.has(&hook("place-E")));
    page.click(&hook("library"));
    page.wait_for_text(&hook("games-count"), "3 games");
}

/// Delays the page's notification of a finished save until `hear()` is called, while `isSlow` is set.
const SLOW: &str = "() => {
    const { get, set } = Object.getOwnPropertyDescriptor(IDBTransaction.prototype, 'oncomplete');
    const unheard = [];
    window.hear = () => unheard.splice(0).forEach((tell) => tell());
    Object.defineProperty(IDBTransaction.prototype, 'oncomplete', {
        get,
        set(heard) {
            set.call(this, (event) => { window.isSlow ? unheard.push(() => heard(event)) : heard(event); });
        },
    });
}";

/// Aborts transactions that start from now on when the page is left.
const BROKEN_OFF: &str = "() => {
    addEventListener('pagehide', () => { IDBTransaction.prototype.commit = IDBTransaction.prototype.abort; });
}";

/// Leaves the page with unsaved steps and returns to them.
fn end_with_steps_that_wait(page: &Page) -> TurnBuilder {
    let game = game_of(Preset::NinetyNine, Preset::NinetyNine, &["Ee2n"]);
    page.open_game(&game, "person", "person");
    page.script("window.isSlow = true");
    let mut turn = begin(&game);
    page.enter(&mut turn, "hb7s hb6s hg7s", InputMethod::Click);
    page.wait_for_draft("hb7s");
    page.come_back();
    page.wait_for_mode(&["turn"]);
    page.assert_board(turn.position().board());
    turn
}

fn pending_saves_complete_when_the_page_is_closed(page: &mut Page) {
    page.before_each_load(SLOW);
    end_with_steps_that_wait(page);
}

fn saves_aborted_when_the_page_is_closed_are_recovered(page: &mut Page) {
    const UNSAVED: &str =
        "return Object.entries(localStorage).find(([name]) => name.startsWith('ansa.unsaved.')) ?? null";
    let is_gone = |page: &Page| page.wait_until("nothing unsaved", || page.script(UNSAVED).is_null());
    page.before_each_load(SLOW);
    page.before_each_load(BROKEN_OFF);
    let mut turn = end_with_steps_that_wait(page);
    is_gone(page);

    // ---- If the page stays open, nothing stays unsaved ----
    page.script("window.isSlow = true");
    page.click(&hook("undo"));
    turn.undo();
    page.wait_for_draft("hb7s hb6s");
    page.click(&hook("undo"));
    turn.undo();
    page.assert_board(turn.position().board());
    let old = page.script(&format!("document.dispatchEvent(new Event('visibilitychange')); {UNSAVED}"));
    page.wait_for_draft("hb7s");
    page.script("window.isSlow = false; hear()");
    is_gone(page);

    // ---- What was unsaved before the last save, or before the game was claimed again, has no effect ----
    let leave = |text: &str| {
        page.script_with("localStorage.setItem(...arguments)", vec![old[0].clone(), json!(text)])
    };
    let old = old[1].as_str().unwrap();
    page.enter(&mut turn, "hb6s", InputMethod::Click);
    page.wait_for_draft("hb7s hb6s");
    leave(old);
    let first = page.tab();
    page.open_tab();
    page.open_play();
    page.wait_for(&hook("elsewhere"));
    is_gone(page);
    assert_eq!(page.draft(), "hb7s hb6s");
    page.go_to_tab(&first);
    page.come_back();
    page.wait_for_mode(&["turn"]);
    let mut later: Value = serde_json::from_str(old).unwrap();
    let entry = later["saves"][0]["entry"].as_str().unwrap();
    let mut entry: Value = serde_json::from_str(entry).unwrap();
    entry["revision"] = json!(1000);
    later["saves"][0]["entry"] = json!(entry.to_string());
    leave(&later.to_string());
    page.come_back();
    page.wait_for_mode(&["turn"]);
    is_gone(page);
    page.assert_board(turn.position().board());

    // ---- Unreadable data is quarantined ----
    leave(&old.replacen("\"version\":1", "\"version\":2", 1));
    page.come_back();
    page.wait_for_mode(&["turn"]);
    is_gone(page);
    page.click(&hook("library"));
    page.wait_for_text(&hook("quarantined"), "later version");
}

/// Keeps the connections that the page opens.
const KEEP_CONNECTIONS: &str = "window.connections = [];
    const open = indexedDB.open.bind(indexedDB);
    IDBFactory.prototype.open = (...words) => {
        const request = open(...words);
        request.addEventListener('success', () => connections.push(request.result));
        return request;
    }";

fn a_closed_connection_to_the_store_is_opened_again(page: &mut Page) {
    page.open();
    page.wait_for(&hook("home-play"));
    page.script(KEEP_CONNECTIONS);
    let mut game = Game::new();
    page.click(&hook("home-play"));
    page.new_game("person", Side::Gold);
    page.set_up(&mut game, Preset::NinetyNine);
    page.wait_until("the store is open", || page.script("return connections.length") == json!(1));
    // As if the browser had closed it: with the event, and without.
    page.script("connections[0].close(); connections[0].dispatchEvent(new Event('close'))");
    page.wait_until("it is open again", || page.script("return connections.length") == json!(2));
    page.set_up(&mut game, Preset::NinetyNine);
    page.script("connections[1].close()");
    page.play(&mut game, "Ee2n", InputMethod::Click);
    page.wait_until("it is open again", || page.script("return connections.length") == json!(3));
    page.play(&mut game, "ed7s", InputMethod::Click);
    page.wait_until_gone(&hook("not-saved"));
    page.come_back();
    page.wait_for_plies(4);
}

fn only_damaged_games_are_told_of(page: &mut Page) {
    page.open_with_stored("{");
    page.click(&hook("library"));
    page.wait_for_text(&hook("no-games"), "1 game could not be read.");
}
