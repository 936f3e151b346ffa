//! How the page looks: nothing is cut off, nothing is too small to press; and pictures for people to judge.

use ansa_core::Game;
use ansa_core::Side;
use ansa_tests::browser::Page;
use ansa_tests::in_each_browser;
use ansa_tests::table::{Preset, hook, on};
use serde_json::json;

in_each_browser!(everything_fits_on_every_screen);

/// A small phone, a usual phone, a tablet, a large screen.
const SIZES: [(u32, u32); 4] = [(320, 568), (360, 740), (820, 1180), (1440, 900)];

/// Elements that stick out of the window to the side, and controls too small to be pressed.
const FAULTS: &str = r"
    const faults = [];
    // Without the scroll bar, which takes some of the window's width on computers.
    const { clientWidth: room, scrollWidth: taken } = document.documentElement;
    if (taken > room) faults.push(`the page is ${taken} wide and has ${room}`);
    for (const element of document.querySelectorAll('button, label, a[href], [data-square]')) {
        const { left, right, width, height } = element.getBoundingClientRect();
        if (width === 0 || getComputedStyle(element).visibility === 'hidden') continue;
        const name = element.dataset.test ?? element.dataset.square ?? element.innerText;
        // The row of setups scrolls to the side by itself.
        const scrolls = element.closest('[data-test=presets]');
        if (!scrolls && (left < -0.5 || right > room + 0.5)) faults.push(`${name} sticks out: ${left} to ${right}`);
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

/// Fails if anything is cut off or too small on a screen of this size; takes pictures in these schemes.
#[track_caller]
pub(crate) fn look_at(page: &Page, what: &str, (width, height): (u32, u32), dark: &[bool]) {
    page.set_size(width, height);
    for &dark in dark {
        page.set_dark(dark);
        // Colours change gradually.
        page.wait_until("the colours", || {
            page.script("return document.getAnimations().some(one => one instanceof CSSTransition)") == false
        });
        let scheme = if dark { "dark" } else { "light" };
        page.screenshot(&format!("{what}-{width}x{height}-{scheme}"));
    }
    assert_eq!(page.script(FAULTS), json!([]), "{what} at {width}×{height}");
    let board =
        page.script("return document.querySelector('[data-test=board]').getBoundingClientRect().width");
    let (board, smaller) = (board.as_f64().unwrap(), f64::from(width.min(height)));
    assert!(board > 0.6 * smaller, "{what} at {width}×{height}: the board is only {board} wide");
}

fn everything_fits_on_every_screen(page: &mut Page) {
    page.open();
    page.wait_for(&hook("new-game-dialog"));
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
    page.wait_for(&hook("over-dialog"));
    look(page, "over");
}
