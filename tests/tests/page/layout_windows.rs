//! The page uses windows of every size, and nothing in it is covered or cut off: with a banner, with large text, behind a
//! dialog.

use ansa_core::{Game, Side};
use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::{Preset, game_of, hook, on};
use ansa_tests::in_each_browser;
use serde_json::json;

use crate::page::clocks::open_clocked;
use crate::page::layout::{FILL_TRAYS, OUT_OF_VIEW};

in_each_browser!(
    ; long in firefox:
    the_board_uses_the_window_and_is_all_in_view,
    a_banner_leaves_the_whole_board_in_view,
    brand_and_names_are_readable_at_every_width,
    large_text_is_neither_cut_nor_covered,
    a_backdrop_covers_the_whole_window_and_moves_nothing,
);

/// Windows, and the side that the board has there at least. A scroll bar may take 15 px.
const BOARDS: [(u32, u32, f64); 15] = [
    (320, 640, 300.0),
    (360, 640, 340.0),
    (360, 740, 340.0),
    (375, 667, 355.0),
    (740, 360, 355.0),
    (600, 600, 340.0),
    (700, 600, 320.0),
    (768, 1024, 700.0),
    (820, 1180, 750.0),
    (900, 900, 590.0),
    (1000, 1000, 640.0),
    (1024, 768, 660.0),
    (1280, 800, 720.0),
    (1440, 900, 820.0),
    (2560, 1440, 1250.0),
];

#[track_caller]
fn board_side(page: &Page) -> f64 {
    let side = "return document.querySelector('[data-test=board]').getBoundingClientRect().width";
    page.script(side).as_f64().unwrap()
}

#[track_caller]
fn assert_visible(page: &Page, names: &[&str], context: &str) {
    assert_eq!(page.script_with(OUT_OF_VIEW, vec![json!(names)]), json!([]), "{context}");
}

fn the_board_uses_the_window_and_is_all_in_view(page: &mut Page) {
    page.open_play();
    page.new_game("person", Side::Gold);
    let mut game = Game::new();
    for button in ["ready", "end-turn"] {
        page.wait_for(&hook(button));
        for (width, height, least) in BOARDS {
            page.set_size(width, height);
            let side = board_side(page);
            assert!(side >= least, "{side} px at {width}×{height}");
            assert_visible(page, &["board", button], &format!("{width}×{height}"));
        }
        if button == "ready" {
            page.set_up(&mut game, Preset::NinetyNine);
            page.set_up(&mut game, Preset::NinetyNine);
        }
    }
    // A notebook with a zoom of 400%: the board stays usable, and the rest can be scrolled to.
    page.set_size(320, 256);
    assert!(board_side(page) >= 200.0, "{} px", board_side(page));
    let reached = r"
        document.querySelector('[data-test=end-turn]').scrollIntoView();
        const { top, bottom } = document.querySelector('[data-test=end-turn]').getBoundingClientRect();
        return scrollY > 0 && top >= -0.5 && bottom <= innerHeight + 0.5;
    ";
    assert_eq!(page.script(reached), json!(true));
}

fn a_banner_leaves_the_whole_board_in_view(page: &mut Page) {
    let stays = |banner: &str| {
        page.wait_for(&hook(banner));
        for (width, height, _) in BOARDS {
            page.set_size(width, height);
            assert_visible(page, &["board", banner], &format!("{banner} at {width}×{height}"));
        }
    };
    page.open_game(&game_of(Preset::NinetyNine, Preset::NinetyNine, &[]), "person", "person");
    let first = page.tab();
    page.open_tab();
    page.open_play();
    stays("elsewhere");
    page.go_to_tab(&first);
    page.before_each_load("() => Object.defineProperty(window, 'indexedDB', { value: undefined })");
    page.open_play();
    page.new_game("person", Side::Gold);
    stays("not-saved");
}

/// Headers whose brand is covered, and plates whose name is cut off or covered.
const COVERED: &str = r"
    const faults = [];
    const box = element => element.getBoundingClientRect();
    const overlap = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5;
    const brand = box(document.querySelector('.bar-name svg'));
    for (const button of document.querySelectorAll('.bar .button')) {
        if (overlap(brand, box(button))) faults.push(`${button.dataset.test} covers the brand`);
    }
    for (const plate of document.querySelectorAll('.plate')) {
        const name = plate.querySelector('.plate-player');
        const range = document.createRange();
        range.selectNodeContents(name);
        const [words, room] = [box(range), box(plate)];
        const cut = name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight;
        if (!words.width || cut || words.left < room.left || words.right > room.right) {
            faults.push(`${name.textContent} is cut off`);
        }
        for (const other of plate.querySelectorAll('.plate-side, .clock, [data-captured]')) {
            if (overlap(words, box(other))) faults.push(`${other.className} covers ${name.textContent}`);
        }
    }
    return faults;
";

fn brand_and_names_are_readable_at_every_width(page: &mut Page) {
    let game = game_of(Preset::NinetyNine, Preset::NinetyNine, &["Ee2n", "ra7s"]);
    let sweep = |what: &str| {
        page.script(FILL_TRAYS);
        for width in (320..=1000).step_by(40).chain([1280, 1920]) {
            for height in [740, 1100] {
                page.set_size(width, height);
                assert_eq!(page.script(COVERED), json!([]), "{what} at {width}×{height}");
            }
        }
    };
    page.open_game(&game, "person", "level-10");
    sweep("without clocks");
    open_clocked(page, &game, "level-10", "2m/10m/100/0/60t");
    sweep("with clocks");
}

/// Buttons and labels whose text is cut off or broken within a word, and buttons that overlap or stick out of the window.
pub(super) const CUT: &str = r"
    const faults = [];
    const root = document.querySelector('dialog[open]') ?? document;
    const controls = [...root.querySelectorAll('button, label, a.button')].filter(control => control.checkVisibility());
    const name = control => control.dataset.test ?? control.innerText;
    const boxes = new Map(controls.map(control => [control, control.getBoundingClientRect()]));
    for (const [control, { left, right, top, bottom }] of boxes) {
        const scrolls = control.closest('[data-test=presets]');
        if (!scrolls && (left < -0.5 || right > innerWidth + 0.5)) faults.push(`${name(control)} sticks out`);
        const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
            const range = document.createRange();
            range.selectNodeContents(texts.currentNode);
            const words = range.getBoundingClientRect();
            // Words for screen readers have a box of one pixel.
            if (!words.width || texts.currentNode.parentElement.clientWidth === 1) continue;
            if (words.left < left - 1 || words.right > right + 1 || words.top < top - 1 || words.bottom > bottom + 1) {
                faults.push(`${name(control)} is cut off`);
            }
            for (const { index, 0: word } of texts.currentNode.data.matchAll(/[^\s-]+/g)) {
                range.setStart(texts.currentNode, index);
                range.setEnd(texts.currentNode, index + word.length);
                if (range.getClientRects().length > 1) faults.push(`${word} is in two lines`);
            }
        }
    }
    const siblings = controls.filter(control => control.tagName !== 'LABEL' && !control.matches('.veil, .game-open'));
    for (const one of siblings) for (const other of siblings) {
        const [a, b] = [boxes.get(one), boxes.get(other)];
        if (one !== other && one.parentElement === other.parentElement && a.left < b.right - 1 && b.left < a.right - 1
            && a.top < b.bottom - 1 && b.top < a.bottom - 1) faults.push(`${name(one)} covers ${name(other)}`);
    }
    return faults;
";

fn large_text_is_neither_cut_nor_covered(page: &mut Page) {
    let fits = |what: &str| {
        page.script("document.documentElement.style.fontSize = '32px'");
        for (width, height) in [(320, 640), (360, 740), (740, 360), (768, 1024), (1280, 800)] {
            page.set_size(width, height);
            assert_eq!(page.script(CUT), json!([]), "{what} at {width}×{height}");
            if !page.has("dialog[open]") {
                assert_eq!(page.script(COVERED), json!([]), "{what} at {width}×{height}");
            }
        }
    };
    page.open_new_game();
    page.click(&hook("more"));
    fits("new-game");
    page.new_game("level-1", Side::Gold);
    page.wait_for_mode(&["setup"]);
    fits("setup");
    let game = game_of(Preset::NinetyNine, Preset::NinetyNine, &["Ee2n", "ra7s"]);
    open_clocked(page, &game, "level-1", "2m/10m/100/0/60t");
    page.click(&hook("go-on"));
    page.click(&on("d2"));
    fits("turn");
    for (button, dialog) in [
        ("settings", "settings-dialog"),
        ("library", "library-screen"),
        ("rules", "rules-screen"),
        ("share", "share-dialog"),
        ("resign", "confirm-dialog"),
    ] {
        page.click(&hook(button));
        page.wait_for(&hook(dialog));
        fits(dialog);
        page.press(Key::Escape);
        page.wait_until_gone(&hook(dialog));
    }
}

fn a_backdrop_covers_the_whole_window_and_moves_nothing(page: &mut Page) {
    let game = game_of(Preset::NinetyNine, Preset::NinetyNine, &["Ee2n", "ra7s"]);
    page.open_game(&game, "person", "person");
    let place = "scrollTo(0, 20);
        const { left, top, width } = document.querySelector('[data-test=board]').getBoundingClientRect();
        return [left, top, width];";
    for (width, height) in [(360, 740), (820, 1180), (1000, 1000), (1280, 800)] {
        page.set_size(width, height);
        let before = page.script(place);
        page.press('?');
        page.wait_for(&hook("keys-dialog"));
        assert_eq!(page.script(place), before, "the board moves at {width}×{height}");
        // What is not the page is a scroll bar or the room for one.
        assert_eq!(page.script("return innerWidth - document.documentElement.clientWidth"), json!(0));
        page.press(Key::Escape);
        page.wait_until_gone(&hook("keys-dialog"));
    }
}
