//! A whole game between two windows, which find each other by a room: one is a large window with a mouse, the other is as
//! small as a phone and has nothing but keys.

use ansa_core::{Game, Side};
use ansa_tests::browser::{Key, Page, Tab};
use ansa_tests::game_page::{InputMethod, Preset, begin, hook, steps_of};
use ansa_tests::in_each_browser;

use super::keyboard::tab_to;

in_each_browser!(
    ; long in firefox:
    two_windows_play_a_game,
    clocks_run_on_both_and_stop_without_a_connection,
);

/// A page with a large window and a small one.
pub(super) struct Windows<'page> {
    page: &'page mut Page,
    large: Tab,
    small: Tab,
}

impl Windows<'_> {
    /// Both windows are in one room.
    #[track_caller]
    pub(super) fn open(page: &mut Page) -> Windows<'_> {
        let large = page.tab();
        page.goto("#/nearby");
        page.set_size(1440, 900);
        join(page);
        let small = page.open_tab();
        page.goto("#/nearby");
        page.set_size(360, 740);
        page.wait_for(&hook("nearby-card"));
        page.screenshot("nearby-cards-360x740");
        tab_to(page, &hook("nearby-join"));
        page.press(Key::Enter);
        page.wait_for(&open_state());
        Windows { page, large, small }
    }

    pub(super) fn large(&self) -> &Page {
        self.page.go_to_tab(&self.large);
        self.page
    }

    pub(super) fn small(&self) -> &Page {
        self.page.go_to_tab(&self.small);
        self.page
    }

    /// The large window offers a game in which it has gold, and the small one accepts.
    #[track_caller]
    pub(super) fn agree(&self, clock: &str) {
        let page = self.large();
        page.wait_for(&hook("nearby-form"));
        page.click("input[name=nearby-side][value=gold]");
        page.click(&format!("{} option[value={clock}]", hook("nearby-clock")));
        page.click(&hook("nearby-propose"));
        page.wait_for(&hook("nearby-waiting"));
        page.screenshot("nearby-offer-1440x900");
        let page = self.small();
        page.wait_for(&hook("nearby-offer"));
        page.screenshot("nearby-offer-360x740");
        press_by_key(page, "nearby-accept");
        page.wait_for(&hook("nearby-panel"));
    }
}

#[track_caller]
pub(super) fn join(page: &Page) {
    page.wait_for(&hook("nearby-join"));
    page.click(&hook("nearby-join"));
}

fn open_state() -> String {
    format!("{}[data-state=open]", hook("nearby-state"))
}

#[track_caller]
pub(super) fn press_by_key(page: &Page, name: &str) {
    page.wait_for(&hook(name));
    tab_to(page, &hook(name));
    page.press(Key::Enter);
}

/// Plays a turn by typing it.
#[track_caller]
fn type_turn(page: &Page, game: &mut Game, words: &str) {
    page.wait_for_mode(&["turn"]);
    page.press('/');
    page.wait_for(&hook("typed-turn"));
    page.type_into(&hook("typed-turn"), words);
    page.press(Key::Enter);
    page.wait_until_gone(&hook("typed-turn"));
    page.press(Key::Enter);
    let mut turn = begin(game);
    for step in steps_of(words) {
        turn.step(step).unwrap();
    }
    game.play(&turn).unwrap();
    page.wait_for_plies(game.plies().len());
    page.assert_plies(game);
}

/// Both windows have set up.
#[track_caller]
pub(super) fn set_up(windows: &Windows<'_>) -> Game {
    let mut game = Game::new();
    windows.large().set_up(&mut game, Preset::NinetyNine);
    let page = windows.small();
    page.wait_for_mode(&["setup"]);
    press_by_key(page, "preset-classic");
    page.press_with(&[Key::Shift], Key::Enter);
    game.set_up(&Preset::Classic.setup(Side::Silver)).unwrap();
    for page in [windows.small(), windows.large()] {
        page.wait_for_plies(2);
        page.assert_plies(&game);
    }
    game
}

fn two_windows_play_a_game(page: &mut Page) {
    let windows = Windows::open(page);
    windows.agree("none");
    let mut game = set_up(&windows);

    // ---- A turn by mouse, a turn by keys ----
    windows.large().play(&mut game, "Ee2n Ee3n", InputMethod::Click);
    windows.large().screenshot("nearby-game-1440x900");
    let page = windows.small();
    page.wait_for_plies(3);
    page.screenshot("nearby-game-360x740");
    type_turn(page, &mut game, "ed7s");

    // ---- The connection is cut, and the game goes on without it ----
    let page = windows.small();
    press_by_key(page, "nearby-more");
    press_by_key(page, "nearby-leave");
    page.wait_for_text(&hook("nearby-state"), "You have disconnected");
    let page = windows.large();
    page.wait_for_text(&hook("nearby-state"), "has disconnected");
    page.play(&mut game, "Ra2n", InputMethod::Click);
    windows.small().assert_plies(&{
        let mut before = game.clone();
        before.take_back();
        before
    });
    windows.large().click(&hook("nearby-again"));
    join(windows.large());
    let page = windows.small();
    // The button that had the focus is gone.
    page.wait_until("the focus on the board", || page.focus_is_on("[data-square]"));
    press_by_key(page, "nearby-again");
    press_by_key(page, "nearby-join");
    for page in [windows.small(), windows.large()] {
        page.wait_for(&hook("nearby-panel"));
        page.wait_for_plies(5);
        page.assert_plies(&game);
    }

    // ---- A take-back by agreement ----
    let page = windows.large();
    page.wait_for(&hook("ask-back"));
    page.click(&format!("{}:enabled", hook("take-back")));
    page.wait_for(&hook("back-awaited"));
    page.assert_plies(&game);
    let page = windows.small();
    page.wait_for(&hook("back-asked"));
    page.screenshot("nearby-asked-360x740");
    press_by_key(page, "answer-yes");
    game.take_back();
    for page in [windows.small(), windows.large()] {
        page.wait_for_text(&hook("nearby-news"), "was taken back");
        page.wait_for_plies(4);
        page.assert_plies(&game);
    }
    windows.large().play(&mut game, "Rh2n", InputMethod::Click);
    windows.small().wait_for_plies(5);

    // ---- A phrase, a resignation and a rematch ----
    windows.large().click(&hook("nearby-more"));
    windows.large().click(&hook("say-oops"));
    windows.small().wait_for_text(&hook("nearby-said"), "Oops!");
    press_by_key(windows.small(), "resign");
    press_by_key(windows.small(), "confirm");
    for page in [windows.small(), windows.large()] {
        page.wait_for_text(&hook("status"), "Gold wins: Silver resigned");
    }
    windows.large().screenshot("nearby-over-1440x900");
    windows.large().click(&hook("ask-rematch"));
    let page = windows.small();
    page.wait_for(&hook("rematch-asked"));
    page.screenshot("nearby-over-360x740");
    press_by_key(page, "answer-yes");
    assert_eq!(page.wait_for_mode(&["setup"]).bottom(), "g");
    let shown = windows.large().wait_for_mode(&["computer"]);
    assert_eq!((shown.bottom(), shown.plies().len()), ("s", 0));
}

fn clocks_run_on_both_and_stop_without_a_connection(page: &mut Page) {
    let windows = Windows::open(page);
    windows.agree("blitz");
    let game = set_up(&windows);
    let time = |page: &Page| {
        page.text(&format!(
            ".plate-{} .clock-main",
            if page.snapshot().bottom() == "g" { "bottom" } else { "top" }
        ))
    };
    for page in [windows.large(), windows.small()] {
        let before = time(page);
        page.wait_until("gold’s clock runs", || time(page) != before);
    }
    windows.large().screenshot("nearby-clocks-1440x900");
    windows.small().screenshot("nearby-clocks-360x740");
    press_by_key(windows.small(), "nearby-more");
    press_by_key(windows.small(), "nearby-leave");
    let page = windows.large();
    page.wait_for_text(&hook("nearby-state"), "has disconnected");
    let mut turn = begin(&game);
    page.enter(&mut turn, "Ee2n", InputMethod::Click);
    page.end_is_refused("aren’t connected");
}
