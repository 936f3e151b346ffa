//! Two devices in one room: they exchange cards, connect directly, talk and play.

use ansa_core::game::setup::{CLASSIC, NINETY_NINE};
use ansa_core::notation::PlyText;
use ansa_core::{Setup, Side};
use ansa_tests::browser::{Kind, Page, run};
use ansa_tests::game_page::hook;
use ansa_tests::in_each_browser;

in_each_browser!(two_windows_meet_in_a_room, what_is_no_card_is_refused,);

/// Opens the screen.
#[track_caller]
fn open(page: &Page) {
    page.goto("#/nearby");
    page.wait_for(&hook("nearby-screen"));
}

/// The text of the page's own card, once it is there.
#[track_caller]
fn card(page: &Page) -> String {
    page.wait_for(&hook("nearby-card"));
    page.wait_for(&hook("nearby-code"));
    page.text(&hook("nearby-card"))
}

/// Enters the other's card. A browser that keeps it connects with [`ready`].
#[track_caller]
fn enter(page: &Page, card: &str) {
    page.type_into(&hook("nearby-other"), card);
    page.click(&hook("nearby-connect"));
}

/// Presses the button of a browser that has kept the card.
#[track_caller]
fn ready(page: &Page) {
    if page.kind() == Kind::Firefox {
        page.wait_for(&hook("nearby-ready"));
        page.click(&hook("nearby-ready"));
    }
}

fn open_state() -> String {
    format!("{}[data-state=open]", hook("nearby-state"))
}

/// The plies that a page shows.
fn plies(page: &Page) -> Vec<String> {
    page.texts(&format!("{} li", hook("nearby-plies")))
}

/// Two connected pages greet each other and play both setups and a turn.
fn greet_and_play(one: &Page, two: &Page) {
    one.click(&hook("say-hello"));
    two.wait_for_text(&hook("nearby-said"), "Hello!");
    two.click(&hook("say-good-luck"));
    one.wait_for_text(&hook("nearby-said"), "Good luck!");
    one.click(&hook("nearby-propose"));
    two.wait_for(&hook("nearby-accept"));
    two.click(&hook("nearby-accept"));
    two.wait_for(&hook("nearby-plies"));
    let has_gold = one.attribute(&hook("nearby-plies"), "data-side").as_deref() == Some("g");
    let (gold, silver) = if has_gold { (one, two) } else { (two, one) };
    let setup = |rows, side| PlyText::from(&Setup::from_rows(rows, side)).to_string();
    let turns =
        [setup(NINETY_NINE, Side::Gold), setup(CLASSIC, Side::Silver), "Ee2n Ee3n Ee4n Md2n".to_owned()];
    for (number, (page, text)) in [gold, silver, gold].into_iter().zip(&turns).enumerate() {
        page.wait_for(&hook("nearby-ply"));
        page.type_into(&hook("nearby-ply"), text);
        page.click(&hook("nearby-play"));
        for page in [one, two] {
            page.wait_until("the turn is on both devices", || plies(page).len() == number + 1);
        }
    }
    assert_eq!(plies(one), plies(two));
    assert!(plies(one)[2].ends_with(&turns[2]), "{:?}", plies(one));
}

/// Two browsers connect by their cards.
fn by_cards(first: Kind, second: Kind) {
    run(first, "nearby-first", |one| {
        run(second, "nearby-second", |two| {
            open(one);
            open(two);
            let cards = [card(one), card(two)];
            one.screenshot("nearby-card");
            enter(one, &cards[1]);
            enter(two, &cards[0]);
            ready(one);
            ready(two);
            for page in [&*one, &*two] {
                page.wait_for(&open_state());
            }
            greet_and_play(one, two);
            one.screenshot("nearby-connected");
            // A new card appears by itself.
            one.click(&hook("nearby-leave"));
            two.wait_for_text(&hook("nearby-state"), "has disconnected");
            for (page, earlier) in [(&*one, &cards[0]), (&*two, &cards[1])] {
                assert_ne!(card(page), *earlier);
            }
        });
    });
}

#[test]
fn chromium_connects_with_chromium() {
    by_cards(Kind::Chromium, Kind::Chromium);
}

#[test]
fn firefox_connects_with_firefox() {
    by_cards(Kind::Firefox, Kind::Firefox);
}

#[test]
fn chromium_connects_with_firefox() {
    by_cards(Kind::Chromium, Kind::Firefox);
}

fn two_windows_meet_in_a_room(page: &mut Page) {
    let join = |page: &Page| {
        open(page);
        page.type_into(&hook("nearby-room"), "kitchen");
        page.click(&hook("nearby-join"));
    };
    let first = page.tab();
    join(page);
    let second = page.open_tab();
    join(page);
    page.wait_for(&open_state());
    page.click(&hook("say-oops"));
    page.go_to_tab(&first);
    page.wait_for(&open_state());
    page.wait_for_text(&hook("nearby-said"), "Oops!");
    page.click(&hook("nearby-leave"));
    page.go_to_tab(&second);
    page.wait_for_text(&hook("nearby-state"), "has disconnected");
}

fn what_is_no_card_is_refused(page: &mut Page) {
    open(page);
    let own = card(page);
    for (text, says) in [
        ("hello", "This is not a card"),
        ("", "This is not a card"),
        ("2ABC", "another version"),
        (&own[..40], "is damaged"),
        ("1<script>alert(1)</script>", "is damaged"),
    ] {
        page.clear(&hook("nearby-other"));
        enter(page, text);
        page.wait_for_text(&hook("nearby-problem"), says);
    }
    page.clear(&hook("nearby-other"));
    enter(page, &own);
    ready(page);
    page.wait_for_text(&hook("nearby-problem"), "of this device");
}
