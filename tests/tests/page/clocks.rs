//! Games with a clock.

use ansa_core::Game;
use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::{InputMethod, Preset, begin, game_of, hook, on, saved_game, steps_of};
use ansa_tests::in_each_browser;
use serde_json::{Value, json};

in_each_browser!(
    ; long in firefox:
    a_clock_runs_and_its_flag_falls,
    the_computer_plays_by_the_clock_too,
);

/// Opens the page with a clocked game that a person plays as gold.
#[track_caller]
pub(crate) fn open_clocked(page: &Page, game: &Game, silver: &str, control: &str) {
    let mut saved = saved_game(game, "person", silver, "");
    saved["control"] = json!(control);
    page.open_with_stored(&saved.to_string());
    // The clock did not run while the game was closed.
    page.wait_for(&hook("go-on"));
    // From here on the test controls the page's clock.
    page.script(
        "const now = performance.now.bind(performance);
         window.skipped = 0;
         performance.now = () => now() + window.skipped;",
    );
}

/// Advances the clock by this many seconds.
fn skip(page: &Page, seconds: u32) {
    page.script_with("window.skipped += arguments[0] * 1000", vec![json!(seconds)]);
}

/// The whole seconds left on a clock, as shown.
#[track_caller]
fn left(page: &Page, side: &str) -> u64 {
    let left = page.attribute(&hook(&format!("clock-{side}")), "data-left").unwrap_or_default();
    left.parse::<u64>().unwrap_or_else(|error| panic!("{left}: {error}")).div_ceil(1000)
}

/// Waits until a clock shows a time in this range of seconds.
#[track_caller]
fn wait_for_left(page: &Page, side: &str, range: core::ops::RangeInclusive<u64>) {
    page.wait_until(&format!("{range:?} s on {side}’s clock"), || range.contains(&left(page, side)));
}

/// Makes the page believe that it is hidden behind another tab, or visible again.
pub(super) fn hide(page: &Page, hidden: bool) {
    page.script_with(
        "Object.defineProperty(document, 'hidden', { configurable: true, get: () => arguments[0] });
         document.dispatchEvent(new Event('visibilitychange'));",
        vec![json!(hidden)],
    );
}

fn runs(page: &Page, side: &str) -> bool {
    page.has(&format!("{}[data-runs]", hook(&format!("clock-{side}"))))
}

fn stored(page: &Page) -> Value {
    serde_json::from_str(&page.stored_game().unwrap_or_default()).unwrap_or_default()
}

fn a_clock_runs_and_its_flag_falls(page: &mut Page) {
    let mut game = game_of(Preset::NinetyNine, Preset::NinetyNine, &[]);
    open_clocked(page, &game, "person", "1m/10m/100/0/4t");
    // ---- The clock waits until the player continues, by mouse or key ----
    assert!(!runs(page, "gold"));
    skip(page, 300);
    assert_eq!(left(page, "gold"), 660);
    assert!(page.text(&hook("go-on")).contains("Paused"));
    page.press(Key::Enter);
    page.wait_until_gone(&hook("go-on"));
    page.wait_until("the keyboard’s place on the board", || page.focus_is_on("[data-square]"));
    assert!(runs(page, "gold") && !runs(page, "silver"));
    skip(page, 100);
    wait_for_left(page, "gold", 540..=560);
    assert!(page.text(&hook("clock-gold")).starts_with("9:"), "{}", page.text(&hook("clock-gold")));
    // ---- The reserve is in use: said in words, and announced the first time ----
    page.wait_for("[data-test=clock-gold][data-reserve=first]");
    assert!(page.text(&hook("clock-gold")).contains("reserve begins"));
    assert_eq!(
        page.texts("[data-test=clock-gold] [role=status]"),
        ["Gold’s time for this turn is used up. The reserve is running."]
    );
    // ---- The other clock runs after the turn, and taking a turn back restores the time ----
    page.play(&mut game, "Ee2n", InputMethod::Click);
    assert!(runs(page, "silver") && !runs(page, "gold"));
    wait_for_left(page, "gold", 600..=620);
    page.click(&hook("take-back"));
    game.take_back();
    wait_for_left(page, "gold", 640..=660);
    // ---- The clock stops while another tab is in front ----
    hide(page, true);
    page.wait_for(&hook("go-on"));
    skip(page, 500);
    hide(page, false);
    assert!(page.text(&hook("go-on")).contains("you were away"));
    assert!(!runs(page, "gold"));
    page.click(&hook("go-on"));
    wait_for_left(page, "gold", 600..=660);
    // ---- The clock stops during a pause ----
    page.click(&hook("pause"));
    page.wait_for(&hook("go-on"));
    skip(page, 500);
    page.click(&hook("go-on"));
    wait_for_left(page, "gold", 600..=660);
    // ---- The time used is saved; time while the page is closed does not count ----
    skip(page, 200);
    page.carry("e2", "e3", InputMethod::Click);
    page.wait_until("the time in the store", || {
        stored(page)["spent"].as_u64().is_some_and(|spent| spent > 200_000)
    });
    page.come_back();
    page.wait_for(&hook("go-on"));
    let mut turn = begin(&game);
    turn.step(steps_of("Ee2n")[0]).unwrap();
    page.assert_board(turn.position().board());
    assert!((400..=460).contains(&left(page, "gold")), "{} s are left", left(page, "gold"));
}

fn the_computer_plays_by_the_clock_too(page: &mut Page) {
    let mut game = game_of(Preset::NinetyNine, Preset::NinetyNine, &[]);
    open_clocked(page, &game, "level-1", "2m/6m/100/0/2t");
    page.click(&hook("go-on"));
    page.play(&mut game, "Ee2n", InputMethod::Click);
    page.await_computer(&mut game);
    // ---- Low time is marked and announced ----
    assert!(!page.has("[data-test=clock-gold][data-low]"));
    // A tenth of the reserve, 36 s, counts as low here, and is enough for a turn on a slow machine.
    let left_for_turn = u32::try_from(left(page, "gold")).unwrap();
    skip(page, left_for_turn - 28);
    page.wait_for("[data-test=clock-gold][data-low]");
    assert_eq!(page.texts("[data-test=clock-gold] [role=status]"), ["Gold’s time is running low."]);
    // ---- After the agreed number of turns the game is scored ----
    page.play(&mut game, "Ee3n", InputMethod::Click);
    // The weakest level may lose a piece by itself. With equal numbers of pieces, silver wins.
    page.wait_for_text(&hook("status"), "wins on score");
    page.wait_for(&hook("over-panel"));
    let told = format!("{} {}", page.text(&hook("status")), page.text(&hook("over-score")));
    let winner = if told.contains("Gold 16, Silver 16") { "Silver" } else { "Gold" };
    assert!(
        told.contains("Gold 16, Silver 1") && told.contains(&format!("{winner} wins on score")),
        "{told}"
    );
    assert!(!runs(page, "gold") && !runs(page, "silver"));

    // ---- The time runs out while the browser sleeps ----
    open_clocked(page, &game_of(Preset::NinetyNine, Preset::NinetyNine, &[]), "level-1", "20s/1m");
    page.click(&hook("go-on"));
    page.click(&on("e2"));
    skip(page, 90);
    page.wait_for_text(&hook("status"), "Silver wins: Gold ran out of time");
    let shown = page.wait_for_mode(&["over"]);
    assert!(shown.squares_with("holdable").is_empty() && shown.squares_with("held").is_empty());
    assert!(page.text(&hook("clock-gold")).contains("0.0"), "{}", page.text(&hook("clock-gold")));
}
