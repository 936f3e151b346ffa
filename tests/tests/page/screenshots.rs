//! The appearance of the page: nothing is cut off or too small to click; and screenshots for review.

use ansa_core::Game;
use ansa_core::Side;
use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::{InputMethod, Preset, game_of, hook, on};
use ansa_tests::{in_each_browser, needs};
use serde_json::{Value, json};

in_each_browser!(
    a_square_is_framed_for_the_keyboard_alone,
    ; long in firefox:
    everything_fits_on_every_screen,
    ; long:
    dialogs_and_panels_fit_on_every_screen,
);

/// A small phone, a typical phone, a tablet, a large screen.
const SIZES: [(u32, u32); 4] = [(320, 568), (360, 740), (820, 1180), (1440, 900)];

/// Elements that overflow the window horizontally, and controls that are too small.
pub(super) const FAULTS: &str = r"
    const faults = [];
    // Without the scroll bar, which takes some of the window's width on computers.
    const { clientWidth: room, scrollWidth: taken } = document.documentElement;
    // It is on the left of a page that is written from right to left.
    const { left: from } = document.documentElement.getBoundingClientRect();
    if (taken > room) faults.push(`the page is ${taken} wide and has ${room}`);
    for (const element of document.querySelectorAll('button, label, a[href], [data-square]')) {
        const { left, right, width, height } = element.getBoundingClientRect();
        if (width === 0 || getComputedStyle(element).visibility === 'hidden') continue;
        const name = element.dataset.test ?? element.dataset.square ?? element.innerText;
        // The row of setups scrolls horizontally, and so does a wide table.
        const scrolls = element.closest('[data-test=presets], .table-scroll');
        if (!scrolls && (left < from - 0.5 || right > from + room + 0.5)) faults.push(`${name} sticks out: ${left} to ${right}`);
        if (width < 24 || height < 24) faults.push(`${name} is ${width} by ${height}`);
        if (element.tagName === 'BUTTON' && element.scrollWidth > element.clientWidth + 1) faults.push(`${name} is cut off`);
    }
    return faults;
";

#[track_caller]
pub(super) fn look(page: &Page, what: &str) {
    for size in SIZES {
        look_at(page, what, size, &[false, true]);
    }
}

/// What is cut off or too small: a list of sentences.
pub(super) fn faults(page: &Page) -> Value {
    page.script(FAULTS)
}

/// Fails if anything is cut off or too small on a screen of this size. Long runs take screenshots in these colour
/// schemes.
#[track_caller]
pub(crate) fn look_at(page: &Page, what: &str, (width, height): (u32, u32), dark: &[bool]) {
    page.set_size(width, height);
    // Only a person looks at them.
    for &dark in dark.iter().filter(|_| needs::is_long_run()) {
        page.set_dark(dark);
        // Colours change with a transition.
        page.wait_until("the colours", || {
            page.script("return document.getAnimations().some(one => one instanceof CSSTransition)") == false
        });
        let scheme = if dark { "dark" } else { "light" };
        page.screenshot(&format!("{what}-{width}x{height}-{scheme}"));
    }
    assert_eq!(faults(page), json!([]), "{what} at {width}×{height}");
    // Not every screen has a board.
    let board = page
        .script("return document.querySelector('[data-test=board]')?.getBoundingClientRect().width ?? null");
    let smaller = f64::from(width.min(height));
    let fits = board.as_f64().is_none_or(|board| board > 0.6 * smaller);
    assert!(fits, "{what} at {width}×{height}: the board is only {board} wide");
}

fn everything_fits_on_every_screen(page: &mut Page) {
    page.open_new_game();
    look(page, "new-game");
    page.new_game("level-1", Side::Gold);
    page.wait_for_mode(&["setup"]);
    page.click(&on("b2"));
    look(page, "held");

    let mut game = Game::new();
    page.set_up(&mut game, Preset::NinetyNine);
    page.click(&hook("resign"));
    look(page, "confirm");
    page.click(&format!("{} {}", hook("confirm-dialog"), hook("confirm")));
    page.wait_for(&hook("over-panel"));
    look(page, "over");
}

fn a_square_is_framed_for_the_keyboard_alone(page: &mut Page) {
    let framed = |page: &Page| {
        page.script("return getComputedStyle(document.activeElement, '::after').content") != "none"
    };
    page.open_new_game();
    // The browser outlines the start button, and then the element that gets the focus after it.
    page.wait_for(&hook("start"));
    page.click(&hook("start"));
    page.wait_until("the focus on the board", || page.focus_is_on(&on("e2")));
    assert!(!framed(page), "the elephant looks as if it were chosen");
    page.press(Key::Left);
    page.wait_until("the focus on the camel", || page.focus_is_on(&on("d2")));
    assert!(framed(page));
    page.click(&on("b2"));
    assert!(!framed(page));
}

/// Rarely seen screens: checked in few sizes, because screenshots take long.
#[track_caller]
pub(super) fn glance(page: &Page, what: &str) {
    for size in SIZES {
        look_at(page, what, size, &[size.0 > 800]);
    }
}

fn dialogs_and_panels_fit_on_every_screen(page: &mut Page) {
    let turns = ["Ee2n Ee3n Ee4n Md2n", "ra7s ra6s ra5s ra4s", "Md3n", "ra3e ed7s ed6s me7s"];
    page.open_game(&game_of(Preset::NinetyNine, Preset::NinetyNine, &turns), "person", "person");
    page.wait_for_mode(&["turn"]);
    page.click(&on("e5"));
    page.wait_for("[data-square][data-target]");
    glance(page, "held-beside-enemies");
    page.press(Key::Escape);

    page.press('?');
    page.wait_for(&hook("keys-dialog"));
    glance(page, "keys");
    // The last size is that of a notebook.
    let hidden = "const dialog = document.querySelector('[data-test=keys-dialog]');
        return dialog.scrollHeight - dialog.clientHeight";
    assert_eq!(page.script(hidden), json!(0), "some keys are out of view");
    page.click(&hook("to-rules"));
    page.wait_for(&hook("rules-screen"));
    glance(page, "rules");
    page.set_size(320, 568);
    let broken = r"
        const names = [...document.querySelectorAll('.rules-pieces span')];
        return names.filter(name => name.getClientRects().length > 1).length;
    ";
    assert_eq!(page.script(broken), json!(0), "names of pieces are in two lines");
    page.press(Key::Escape);
    page.wait_until_gone(&hook("rules-screen"));

    page.press('/');
    page.wait_for(&hook("typed-turn"));
    page.type_into(&hook("typed-turn"), "ee5w xx");
    glance(page, "typed");
    page.press(Key::Escape);
    page.wait_until_gone(&hook("typed-turn"));

    page.press('p');
    page.wait_for(&hook("plan"));
    page.carry("e5", "f5", InputMethod::Click);
    glance(page, "plan");
    page.click(&hook("plan-back"));
    page.wait_until_gone(&hook("plan"));

    page.click(&hook("take-back"));
    page.wait_for(&hook("bring-back"));
    glance(page, "taken-back");

    for opponent in ["level-3", "person"] {
        page.new_game(opponent, Side::Gold);
        page.set_up(&mut Game::new(), Preset::Classic);
        page.wait_for_plies(1);
    }
    page.click(&hook("library"));
    page.wait_until("the saved games", || page.count(&hook("saved-game")) == 3);
    glance(page, "library");
}
