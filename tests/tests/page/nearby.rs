//! Two devices in one room: they exchange cards, connect directly, talk and play.

use ansa_core::Game;
use ansa_tests::browser::{Kind, Page, run};
use ansa_tests::game_page::{InputMethod, Preset, hook};
use ansa_tests::{in_each_browser, needs};

in_each_browser!(two_windows_meet_in_a_room, what_is_no_card_is_refused, a_card_is_read_in_a_picture,);

/// Opens the screen.
#[track_caller]
pub(super) fn open(page: &Page) {
    page.goto("#/nearby");
    page.wait_for(&hook("nearby-screen"));
}

/// The text of the page's own card, once it is there.
#[track_caller]
pub(super) fn card(page: &Page) -> String {
    page.wait_for(&hook("nearby-card"));
    page.wait_for(&hook("nearby-code"));
    page.text(&hook("nearby-card"))
}

/// Enters the other's card. A browser that keeps it connects with [`ready`].
#[track_caller]
pub(super) fn enter(page: &Page, card: &str) {
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

pub(super) fn open_state() -> String {
    format!("{}[data-state=open]", hook("nearby-state"))
}

/// Two connected pages agree on a game and play both setups and a turn. Returns the game, and who has gold and silver.
fn greet_and_play<'pages>(one: &'pages Page, two: &'pages Page) -> (Game, [&'pages Page; 2]) {
    one.click(&hook("nearby-propose"));
    two.wait_for(&hook("nearby-accept"));
    two.click(&hook("nearby-accept"));
    for page in [one, two] {
        page.wait_for(&hook("nearby-panel"));
        page.click(&hook("nearby-more"));
    }
    one.click(&hook("say-hello"));
    two.wait_for_text(&hook("nearby-said"), "Hello!");
    two.click(&hook("say-good-luck"));
    one.wait_for_text(&hook("nearby-said"), "Good luck!");
    let has_gold = one.snapshot().bottom() == "g";
    let (gold, silver) = if has_gold { (one, two) } else { (two, one) };
    let mut game = Game::new();
    gold.set_up(&mut game, Preset::NinetyNine);
    silver.set_up(&mut game, Preset::Classic);
    gold.play(&mut game, "Ee2n Ee3n Ee4n Md2n", InputMethod::Click);
    for page in [one, two] {
        page.wait_for_plies(3);
        page.assert_plies(&game);
    }
    (game, [gold, silver])
}

/// Two pages exchange their cards.
#[track_caller]
fn exchange(one: &Page, two: &Page) {
    let cards = [card(one), card(two)];
    enter(one, &cards[1]);
    enter(two, &cards[0]);
    ready(one);
    ready(two);
}

/// Two browsers connect by their cards. After one of them has reloaded its page, new cards connect them again.
fn by_cards(first: Kind, second: Kind) {
    run(first, "nearby-first", |one| {
        run(second, "nearby-second", |two| {
            open(one);
            open(two);
            let earlier = card(one);
            one.screenshot("nearby-card");
            exchange(one, two);
            for page in [&*one, &*two] {
                page.wait_for(&open_state());
            }
            let (mut game, [_, silver]) = greet_and_play(one, two);
            two.come_back();
            two.wait_for(&hook("nearby-again"));
            one.wait_for(&hook("nearby-again"));
            for page in [&*one, &*two] {
                page.click(&hook("nearby-again"));
            }
            assert_ne!(card(one), earlier, "a card is used twice");
            exchange(one, two);
            for page in [&*one, &*two] {
                page.wait_for(&hook("nearby-panel"));
                page.assert_plies(&game);
            }
            silver.play(&mut game, "ed7s", InputMethod::Click);
            for page in [&*one, &*two] {
                page.wait_for_plies(4);
                page.assert_plies(&game);
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
        page.click(&hook("nearby-join"));
    };
    let first = page.tab();
    join(page);
    let second = page.open_tab();
    join(page);
    page.wait_for(&open_state());
    page.go_to_tab(&first);
    page.wait_for(&open_state());
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

/// The page reads its own card in a picture of itself, and says whose it is.
fn a_card_is_read_in_a_picture(page: &mut Page) {
    page.set_size(1440, 900);
    open(page);
    card(page);
    let picture = page.screenshot("nearby-cards-1440x900");
    page.choose_file(&needs::project().join("Cargo.toml"));
    page.wait_for_text(&hook("nearby-scan-problem"), "not a picture");
    page.choose_file(&picture);
    ready(page);
    page.wait_for_text(&hook("nearby-problem"), "This is the card of this device");
    assert!(!page.has(&hook("nearby-scan-problem")));
    // A picture without a card.
    page.goto("#/rules");
    let picture = page.screenshot("nearby-no-card");
    open(page);
    page.choose_file(&picture);
    page.wait_for_text(&hook("nearby-scan-problem"), "No card was found");
}
