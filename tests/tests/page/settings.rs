//! The player's settings: they take effect immediately and are saved.

use std::collections::BTreeSet;

use ansa_core::Game;
use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::{InputMethod, Preset, game_of, hook, on};
use ansa_tests::in_each_browser;
use serde_json::json;

use super::screenshots::look;

in_each_browser!(
    ; long in firefox:
    every_choice_is_seen_at_once_and_kept,
    unreadable_settings_are_quarantined,
    the_view_of_the_mover_turns_by_itself,
    a_turn_may_end_by_its_fourth_step,
    the_speed_of_pieces_is_chosen,
    settings_are_changed_with_a_finger_and_by_keys,
);

const SETTINGS: &str = "ansa.settings";

fn dialog() -> String {
    hook("settings-dialog")
}

pub(super) fn open_settings(page: &Page) {
    page.click(&hook("settings"));
    page.wait_for(&dialog());
}

pub(super) fn close_settings(page: &Page) {
    page.click(&hook("settings-done"));
    page.wait_until_gone(&dialog());
}

fn radio(name: &str, key: &str) -> String {
    format!("{} input[name={name}][value={key}]", dialog())
}

fn choose(page: &Page, name: &str, key: &str) {
    page.click(&format!("{} label:has(input[name={name}][value={key}])", dialog()));
}

pub(super) fn switch(page: &Page, name: &str) {
    page.click(&hook(&format!("setting-{name}")));
}

pub(super) fn is_on(page: &Page, name: &str) -> bool {
    page.has(&format!("{}:checked", hook(&format!("setting-{name}"))))
}

/// An attribute of the root element, which the style sheets use.
fn told(page: &Page, name: &str) -> Option<String> {
    page.attribute("html", &format!("data-{name}"))
}

/// A computed style property of an element.
fn computed(page: &Page, selector: &str, property: &str) -> String {
    let script =
        "return getComputedStyle(document.querySelector(arguments[0])).getPropertyValue(arguments[1]).trim()";
    let value = page.script_with(script, vec![json!(selector), json!(property)]);
    value.as_str().unwrap_or_default().to_owned()
}

fn started() -> Game {
    game_of(Preset::NinetyNine, Preset::NinetyNine, &[])
}

fn every_choice_is_seen_at_once_and_kept(page: &mut Page) {
    // Records the attributes of the root element when the body begins, before anything can be painted.
    page.before_each_load(
        "() => {
            const watch = new MutationObserver(() => {
                if (!document.body) return;
                watch.disconnect();
                window.atFirst = { ...document.documentElement.dataset };
            });
            watch.observe(document, { childList: true, subtree: true });
        }",
    );
    page.set_dark(false);
    page.open_game(&started(), "person", "person");
    open_settings(page);

    // ---- All are seen at once ----
    page.set_size(1440, 900);
    let hidden =
        "const all = document.querySelector('.settings'); return all.scrollHeight - all.clientHeight";
    assert_eq!(page.script(hidden), json!(0), "a setting is cut off");

    // ---- Each setting changes an attribute, and the style sheets follow ----
    let looks = || {
        let rule = |selector: &str, property: &str| computed(page, selector, property);
        let piece = format!("{} .piece", on("e2"));
        (
            rule("body", "background-color"),
            rule(&on("e4"), "background-color"),
            page.script_with(
                "const piece = document.querySelector(arguments[0]);
                 return getComputedStyle(piece).getPropertyValue('--piece-letters')",
                vec![json!(piece)],
            ),
            rule(":root", "--duration"),
            rule(":root", "--piece-image-m"),
        )
    };
    let at_first = looks();
    choose(page, "theme", "dark");
    assert_eq!(told(page, "theme").as_deref(), Some("dark"));
    page.wait_until("a dark page", || looks().0 != at_first.0);
    choose(page, "board", "slate");
    assert_eq!(told(page, "board").as_deref(), Some("slate"));
    page.wait_until("another board", || looks().1 != at_first.1);
    choose(page, "pieces", "letters");
    assert_eq!(told(page, "pieces").as_deref(), Some("letters"));
    page.wait_until("other pieces", || looks().2 != at_first.2);
    assert_ne!(looks().4, at_first.4, "the images in lists of turns are of this set, too");
    choose(page, "coordinates", "off");
    assert_eq!(told(page, "coordinates").as_deref(), Some("off"));
    choose(page, "animation", "slow");
    assert_eq!(told(page, "animation").as_deref(), Some("slow"));
    assert_ne!(looks().3, at_first.3);
    for name in ["auto-send", "hover-arrows", "confirm-resign"] {
        let before = is_on(page, name);
        switch(page, name);
        page.wait_until(name, || is_on(page, name) != before);
    }
    // The colour that the browser uses around the page.
    let around = "return [...document.querySelectorAll('meta[name=theme-color]')]
        .filter(meta => matchMedia(meta.media).matches).map(meta => meta.dataset.scheme)";
    assert_eq!(page.script(around), json!(["dark"]));

    // ---- On the next visit, all settings apply from the start ----
    page.come_back();
    page.wait_for(&hook("board"));
    assert_eq!(page.script("return window.atFirst.theme"), json!("dark"), "the page flashes");
    assert_eq!(page.script(around), json!(["dark"]));
    for (name, value) in
        [("board", "slate"), ("pieces", "letters"), ("coordinates", "off"), ("animation", "slow")]
    {
        assert_eq!(told(page, name).as_deref(), Some(value));
    }
    // The dialog is part of the address.
    close_settings(page);
    // This resignation needs no confirmation.
    page.click(&hook("resign"));
    page.wait_for(&hook("over-panel"));
    open_settings(page);
    for (name, key) in [("theme", "dark"), ("board", "slate"), ("pieces", "letters"), ("animation", "slow")] {
        assert!(page.has(&format!("{}:checked", radio(name, key))), "{name}");
    }
    assert!(is_on(page, "auto-send") && is_on(page, "hover-arrows") && !is_on(page, "confirm-resign"));

    // ---- Another window changes the settings ----
    page.script_with(
        "const other = document.body.appendChild(document.createElement('iframe'));
         const kept = JSON.parse(localStorage.getItem(arguments[0]));
         other.contentWindow.localStorage.setItem(arguments[0], JSON.stringify({ ...kept, board: 'forest' }));
         other.remove();",
        vec![json!(SETTINGS)],
    );
    page.wait_until("the other window's board", || told(page, "board").as_deref() == Some("forest"));
    assert!(page.has(&format!("{}:checked", radio("board", "forest"))));

    // ---- Reset to the defaults, and undone ----
    page.click(&hook("settings-defaults"));
    page.wait_until("the defaults", || told(page, "board").as_deref() == Some("sand"));
    assert_eq!(told(page, "theme"), None);
    page.wait_until("a light page", || looks().0 == at_first.0);
    assert_eq!(page.script(around), json!(["light"]));
    assert!(is_on(page, "confirm-resign") && !is_on(page, "auto-send"));
    page.click(&hook("settings-defaults"));
    page.wait_until("the own settings", || told(page, "board").as_deref() == Some("forest"));
    assert_eq!(told(page, "theme").as_deref(), Some("dark"));
}

fn unreadable_settings_are_quarantined(page: &mut Page) {
    page.open_play();
    page.wait_until_loaded();
    let keep = |text: &str| {
        page.script_with(
            "localStorage.setItem(arguments[0], arguments[1])",
            vec![json!(SETTINGS), json!(text)],
        );
        page.open_play();
        page.wait_until_loaded();
    };
    keep("{ nonsense");
    assert_eq!(told(page, "board").as_deref(), Some("sand"));
    assert_eq!(page.stored("ansa.settings.unreadable").as_deref(), Some("{ nonsense"));
    open_settings(page);
    page.wait_for_text(&hook("settings-error"), "could not be read");
    // Valid settings are kept.
    keep(
        "{\"format\":\"ansa-settings\",\"version\":1,\"theme\":7,\"board\":\"marble\",\"pieces\":\"chess\"}",
    );
    assert_eq!((told(page, "theme"), told(page, "board").as_deref()), (None, Some("sand")));
    assert_eq!(told(page, "pieces").as_deref(), Some("chess"));
    // ---- Settings that can't be saved apply to this visit, and the page says so ----
    page.script(
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }",
    );
    open_settings(page);
    assert!(!page.has(&hook("settings-error")));
    choose(page, "board", "slate");
    page.wait_for_text(&hook("settings-error"), "when you close the page");
    assert_eq!(told(page, "board").as_deref(), Some("slate"));
}

fn settings_are_changed_with_a_finger_and_by_keys(page: &mut Page) {
    page.open_game(&started(), "person", "person");
    open_settings(page);
    look(page, "settings");
    page.set_size(360, 740);
    let in_two_lines = "return [...document.querySelectorAll('.setting-words .setting-name')]
        .filter(name => name.getClientRects()[0].height > 1.5 * parseFloat(getComputedStyle(name).lineHeight))
        .map(name => name.innerText)";
    assert_eq!(page.script(in_two_lines), json!([]));
    page.script("document.querySelector('.settings').scrollTo(0, 1e6)");
    page.screenshot("settings-360x740-end");
    close_settings(page);

    // ---- On a phone the settings fill the screen ----
    page.tap(&hook("settings"));
    page.wait_for(&dialog());
    // Without the scroll bar that computers have.
    let place = "const { left, top, width, height } = document.querySelector('[data-test=settings-dialog]')
        .getBoundingClientRect();
        return [left, top, width - document.documentElement.clientWidth, height - innerHeight].map(Math.round)";
    assert_eq!(page.script(place), json!([0, 0, 0, 0]));
    let tap = |selector: &str| {
        let script = "document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })";
        page.script_with(script, vec![json!(selector)]);
        page.tap(selector);
    };
    tap(&format!("{} label:has(input[value=contrast])", dialog()));
    page.wait_until("a board of high contrast", || told(page, "board").as_deref() == Some("contrast"));
    tap(&hook("setting-confirm-resign"));
    page.wait_until("no question", || !is_on(page, "confirm-resign"));
    page.tap(&hook("settings-done"));
    page.wait_until_gone(&dialog());

    // ---- Keys: Tab between groups, arrows within a group ----
    page.set_size(1440, 900);
    page.script("document.querySelector('[data-test=settings]').focus()");
    page.press(Key::Enter);
    page.wait_for(&dialog());
    let tab_to = |selector: &str| {
        for _ in 0..30 {
            if page.focus_is_on(selector) {
                return;
            }
            page.press(Key::Tab);
        }
        panic!("Tab does not lead to {selector}");
    };
    tab_to("input[name=theme]");
    page.press(Key::Right);
    page.wait_until("a light page", || told(page, "theme").as_deref() == Some("light"));
    tab_to("input[name=pieces]");
    page.press(Key::Right);
    page.wait_until("chess pieces", || told(page, "pieces").as_deref() == Some("chess"));
    tab_to("input[name=volume]");
    let volume = || page.property("input[name=volume]", "value");
    let before = volume();
    page.press(Key::Left);
    page.wait_until("less volume", || volume() != before);
    assert_eq!(
        page.attribute("input[name=volume]", "aria-valuetext"),
        volume().map(|percent| format!("{percent} percent"))
    );
    // Keys of the game do not work in the dialog.
    page.press('f');
    assert_eq!(page.snapshot().bottom(), "g");
    page.press(Key::Escape);
    page.wait_until_gone(&dialog());
    assert!(page.focus_is_on(&hook("settings")), "the focus is lost");
}

fn the_view_of_the_mover_turns_by_itself(page: &mut Page) {
    let mut game = started();
    page.open_game(&game, "person", "person");
    open_settings(page);
    choose(page, "view", "mover");
    close_settings(page);
    for (turn, bottom) in [("Ee2n", "s"), ("ra7s", "g"), ("Ee3n", "s")] {
        page.play(&mut game, turn, InputMethod::Click);
        page.wait_for_snapshot("the board turned", |shown| shown.bottom() == bottom);
    }
    page.come_back();
    page.wait_for_snapshot("the same view", |shown| shown.bottom() == "s");
    // ---- By key, and the page announces the view ----
    for (bottom, words) in [("g", "Gold is"), ("s", "Silver is"), ("s", "The side to move")] {
        page.press('f');
        page.wait_for_text(&hook("notice"), words);
        assert_eq!(page.snapshot().bottom(), bottom);
        page.wait_for_text(&hook("announce"), words);
    }
    page.click(&hook("take-back"));
    page.wait_for_snapshot("gold's board", |shown| shown.bottom() == "g");
}

fn a_turn_may_end_by_its_fourth_step(page: &mut Page) {
    let game = started();
    page.open_game(&game, "person", "person");
    // Off by default.
    page.carry("e2", "e5", InputMethod::Click);
    page.carry("e5", "e6", InputMethod::Click);
    page.wait_for_snapshot("no steps left", |shown| shown.steps_left() == Some(0));
    assert_eq!(page.snapshot().mode(), "turn");
    open_settings(page);
    switch(page, "auto-send");
    close_settings(page);
    assert_eq!(page.snapshot().plies().len(), 2, "what was made before is not sent");
    page.click(&hook("undo"));
    page.wait_for_snapshot("a step left", |shown| shown.steps_left() == Some(1));
    page.carry("b2", "b3", InputMethod::Drag);
    let shown = page.wait_for_plies(3);
    assert_eq!(shown.plies()[2], "Ee2n Ee3n Ee4n Hb2n");
    // ---- A turn that can't end here is refused with a message ----
    page.wait_for_snapshot("silver's turn", |shown| shown.steps_left() == Some(4));
    for (from, to) in [("a7", "a6"), ("b7", "b6"), ("b6", "b7")] {
        page.carry(from, to, InputMethod::Click);
    }
    page.wait_for_snapshot("one step", |shown| shown.steps_left() == Some(1));
    page.click(&hook("undo"));
    page.click(&hook("undo"));
    page.click(&hook("undo"));
    for (from, to) in [("b7", "b6"), ("b6", "b7"), ("d7", "d6"), ("d6", "d7")] {
        page.carry(from, to, InputMethod::Click);
    }
    page.wait_for_text(&hook("notice"), "every piece is back where it started");
    assert_eq!(page.snapshot().plies().len(), 3);
}

/// Records the boards shown during the animation of a turn.
const WATCH_REPLAY: &str = "
    window.seen = [];
    const board = document.querySelector('[data-test=board]');
    const look = () => {
        if (board.dataset.mode !== 'replay') return;
        const pieces = [...board.querySelectorAll('[data-piece]')].map(cell => cell.dataset.square + cell.dataset.piece);
        const now = pieces.sort().join(' ');
        if (window.seen.at(-1) !== now) window.seen.push(now);
    };
    new MutationObserver(look).observe(board, { attributes: true, subtree: true });
";

fn the_speed_of_pieces_is_chosen(page: &mut Page) {
    let mut game = started();
    page.open_game(&game, "person", "level-1");
    let duration = || computed(page, ":root", "--duration");
    let mut durations = BTreeSet::new();
    open_settings(page);
    for speed in ["slow", "normal", "fast", "off"] {
        choose(page, "animation", speed);
        page.wait_until(speed, || told(page, "animation").as_deref() == Some(speed));
        assert!(durations.insert(duration()), "{speed} is not a speed of its own");
    }
    // ---- Without animation: no intermediate board is shown ----
    close_settings(page);
    page.script(WATCH_REPLAY);
    page.play(&mut game, "Ee2n", InputMethod::Click);
    page.await_computer(&mut game);
    let seen = |page: &Page| page.script("return window.seen.length").as_u64().unwrap_or_default();
    assert!(seen(page) <= 1, "the turn is shown step by step");
    // A requested replay is shown.
    page.click(&hook("replay"));
    page.wait_until("a turn shown again", || seen(page) > 1);
    page.wait_for_mode(&["turn"]);

    // ---- With reduced motion the steps are still shown one by one ----
    open_settings(page);
    choose(page, "animation", "slow");
    page.set_reduced_motion(true);
    page.wait_until("no motion", || ["0ms", "0s"].contains(&duration().as_str()));
    choose(page, "animation", "fast");
    assert!(["0ms", "0s"].contains(&duration().as_str()));
    close_settings(page);
    page.script("window.seen = []");
    page.play(&mut game, "Ee3n", InputMethod::Click);
    page.await_computer(&mut game);
    assert!(seen(page) >= 2, "the turn is not shown step by step");
}
