//! A whole game by link between two browsers, from Home to the rematch.

use ansa_core::{Game, Side};
use ansa_tests::browser::{Key, Kind, Page, run};
use ansa_tests::game_page::{InputMethod, Preset, hook};

use super::friend::{copied, open};

/// What the page gives to send.
#[track_caller]
fn sent(page: &Page) -> String {
    let link = copied(page, "copy-friend-link");
    let (_, packed) = link.split_once("#/friend?game=").unwrap();
    packed.to_owned()
}

/// Presses something, and counts it.
fn press(page: &Page, presses: &mut u32, name: &str) {
    page.wait_for(&hook(name));
    page.click(&hook(name));
    *presses += 1;
}

/// Plans these turns after the game, and saves them as conditional turns.
fn prepare(page: &Page, game: &Game, turns: &[&str]) {
    page.click(&hook("plan-conditions"));
    page.wait_for(&hook("friend-plan"));
    let mut planned = game.clone();
    for turn in turns {
        page.play(&mut planned, turn, InputMethod::Click);
    }
    page.click(&hook("add-conditions"));
    page.wait_for_text(&hook("notice"), "conditional turns are ready");
}

#[test]
fn two_friends_play_a_whole_game() {
    run(Kind::Chromium, "friend-ann", |ann| {
        run(Kind::Chromium, "friend-ben", |ben| {
            ann.set_size(1440, 900);
            ben.set_size(360, 740);
            play(ann, ben);
        });
    });
}

fn play(ann: &Page, ben: &Page) {
    // ---- From Home to the first ply; nothing has to be typed ----
    let mut presses = 0;
    ann.open();
    for name in ["home-together", "to-friend", "friend-start", "ready"] {
        press(ann, &mut presses, name);
    }
    let first = sent(ann);
    presses += 1;
    assert!(presses <= 5, "{presses} presses");
    let mut game = Game::new();
    let setup = ann.wait_for_plies(1);
    game.play_text(&setup.plies()[0].parse().unwrap()).unwrap();
    ann.screenshot("friend-invitation-1440x900");

    // ---- A browser that has never seen the page ----
    ben.open_at(&format!("#/friend?game={first}"));
    ben.wait_for_mode(&["setup"]);
    assert_eq!(ben.snapshot().bottom(), "s", "Ben plays silver");
    ben.set_up(&mut game, Preset::Classic);
    ben.wait_for(&hook("copy-friend-link"));
    ben.screenshot("friend-reply-360x740");
    open(ann, &sent(ben));
    ann.wait_for_text(&hook("notice"), "Your friend has set up.");
    ann.play(&mut game, "Ee2n", InputMethod::Click);
    let turn = sent(ann);

    // ---- Two conditional turns ----
    prepare(ann, &game, &["ed7s", "Ee3n", "hb7s", "Hb2n"]);
    ann.screenshot("friend-plan-1440x900");
    ann.click(&hook("plan-drop"));
    ann.wait_until_gone(&hook("plan"));
    assert_eq!(ann.count(&hook("remove-condition")), 2);
    open(ben, &turn);
    ben.wait_for_text(&hook("notice"), "Your friend played turn 2g.");
    ben.play(&mut game, "ed7s", InputMethod::Click);
    let answer = sent(ben);
    answered(ann, &mut game, &answer, "Ee3n", 1);
    open(ben, &sent(ann));
    ben.wait_for_text(&hook("notice"), "Your friend played turn 3g.");
    ben.play(&mut game, "hb7s", InputMethod::Touch);
    let answer = sent(ben);
    answered(ann, &mut game, &answer, "Hb2n", 2);
    ann.screenshot("friend-conditional-1440x900");
    open(ben, &sent(ann));
    ben.wait_for_text(&hook("notice"), "Your friend played turn 4g.");

    // ---- A turn that Ann does not expect ----
    ann.set_size(360, 740);
    prepare(ann, &game, &["ha7s", "Ee4n", "ha6s", "Ee5w"]);
    ann.screenshot("friend-plan-360x740");
    ann.press('b');
    ann.wait_until_gone(&hook("plan"));
    ben.play(&mut game, "hb6s", InputMethod::Click);
    open(ann, &sent(ben));
    ann.wait_for_text(&hook("notice"), "which you had no conditional turn for");
    assert!(!ann.has(&hook("conditions")));

    // ---- Ann gives up, by keyboard alone ----
    ann.wait_for_mode(&["turn"]);
    focus(ann, "resign");
    ann.press(Key::Enter);
    focus(ann, "confirm");
    ann.press(Key::Enter);
    ann.wait_for_mode(&["over"]);
    ann.wait_for_text(&hook("friend-panel"), "Send the result");
    ann.screenshot("friend-over-360x740");
    open(ben, &sent(ann));
    ben.wait_for_text(&hook("status"), "You won.");
    assert!(!ben.has(&hook("rematch")), "a rematch at this screen");

    // ---- The rematch: Ben is gold now ----
    ben.click(&hook("friend-rematch"));
    ben.wait_for_mode(&["setup"]);
    assert_eq!(ben.snapshot().bottom(), "g");
    let mut rematch = Game::new();
    ben.set_up(&mut rematch, Preset::NinetyNine);
    open(ann, &sent(ben));
    ann.wait_for_mode(&["setup"]);
    ann.assert_plies(&rematch);
    assert_eq!(rematch.side(), Side::Silver);
}

/// Opens a friend's link, which a conditional turn answers at once.
#[track_caller]
fn answered(page: &Page, game: &mut Game, packed: &str, turn: &str, marked: usize) {
    open(page, packed);
    game.play_text(&turn.parse().unwrap()).unwrap();
    page.wait_for_text(&hook("notice"), "was played at once. Send the link.");
    page.assert_plies(game);
    assert_eq!(page.count(&hook("conditional")), marked, "turns that a condition has played");
    page.wait_for_mode(&["computer"]);
}

/// Goes to an element with Tab.
#[track_caller]
fn focus(page: &Page, name: &str) {
    page.wait_until(name, || {
        page.press(Key::Tab);
        page.focus_is_on(&hook(name))
    });
}
