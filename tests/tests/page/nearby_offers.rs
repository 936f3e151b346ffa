//! What one of two windows offers: a game that the other has saved, and a clock that is typed.

use ansa_core::Side;
use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::{InputMethod, hook};
use ansa_tests::in_each_browser;

use super::nearby_game::{Windows, join, press_by_key, set_up};

in_each_browser!(
    ; long in firefox:
    a_game_that_is_saved_goes_on_in_its_copy,
    a_clock_can_be_typed,
);

fn a_game_that_is_saved_goes_on_in_its_copy(page: &mut Page) {
    let windows = Windows::open(page);
    windows.agree("none");
    let mut game = set_up(&windows);
    // The small window leaves the game for another one.
    let page = windows.small();
    press_by_key(page, "nearby-more");
    press_by_key(page, "nearby-leave");
    page.new_game("person", Side::Gold);
    page.wait_for_mode(&["setup"]);
    press_by_key(page, "preset-classic");
    page.press_with(&[Key::Shift], Key::Enter);
    page.wait_for_plies(1);
    page.come_back();
    windows.large().play(&mut game, "Ra2n", InputMethod::Click);
    windows.large().click(&hook("nearby-again"));
    join(windows.large());
    let page = windows.small();
    page.goto("#/nearby");
    join(page);
    page.wait_for(&hook("nearby-saved"));
    page.screenshot("nearby-saved-360x740");
    press_by_key(page, "nearby-accept");
    for page in [windows.small(), windows.large()] {
        page.wait_for(&hook("nearby-panel"));
        page.wait_for_plies(3);
        page.assert_plies(&game);
    }
    // Each window has saved its side, and the small one another game.
    let page = windows.small();
    page.goto("#/games");
    page.wait_for(&hook("saved-game"));
    page.wait_until("three saved games", || page.count(&hook("saved-game")) == 3);
}

fn a_clock_can_be_typed(page: &mut Page) {
    let windows = Windows::open(page);
    let page = windows.large();
    page.wait_for(&hook("nearby-form"));
    page.click(&format!("{} option[value=custom]", hook("nearby-clock")));
    page.wait_for(&hook("nearby-custom"));
    page.clear(&hook("nearby-custom"));
    page.type_into(&hook("nearby-custom"), "45x/2m");
    page.wait_for(&format!("{}.wrong", hook("nearby-custom-meaning")));
    page.click(&hook("nearby-propose"));
    assert!(!page.has(&hook("nearby-waiting")), "a clock that nobody can read is offered");
    page.clear(&hook("nearby-custom"));
    page.type_into(&hook("nearby-custom"), "45s/3m");
    page.wait_for(&format!("{}.meaning", hook("nearby-custom-meaning")));
    page.screenshot("nearby-custom-1440x900");
    page.click(&hook("nearby-propose"));
    page.wait_for(&hook("nearby-waiting"));
    let page = windows.small();
    page.wait_for_text(&hook("nearby-offer"), "45 seconds per turn");
}
