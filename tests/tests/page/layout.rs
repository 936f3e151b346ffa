//! Everything needed in play is visible without scrolling, on every screen and in every phase of a game.

use ansa_core::{Game, Side};
use ansa_tests::browser::Page;
use ansa_tests::game_page::{InputMethod, Preset, game_of, hook, on};
use ansa_tests::in_each_browser;
use serde_json::json;

use crate::clocks::open_clocked;
use crate::screenshots::look_at;

in_each_browser!(
    ; long in firefox:
    everything_needed_in_play_is_visible,
    tools_make_one_row_or_two_of_equal_length,
);

/// Phones in portrait and landscape, a tablet, a notebook, a large screen.
const SIZES: [(u32, u32); 6] = [(360, 740), (390, 844), (740, 360), (820, 1180), (1440, 900), (1920, 1080)];

/// The screens with the least space.
const NARROW: [(u32, u32); 2] = [(360, 740), (740, 360)];

/// The smallest phone: the width fits, and the rest can be scrolled to.
const SMALLEST: (u32, u32) = (320, 568);

/// Finds elements that are missing or not completely visible.
const OUT_OF_VIEW: &str = r"
    scrollTo(0, 0);
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    return arguments[0].filter(name => {
        const box = document.querySelector(`[data-test=${name}]`)?.getBoundingClientRect();
        return !box || !box.width || box.left < -0.5 || box.top < -0.5
            || box.right > width + 0.5 || box.bottom > height + 0.5;
    });
";

/// Fills both trays with all pieces but one, because a test can't capture that many quickly.
const FILL_TRAYS: &str = r"
    for (const [name, letters] of [['gold', 'MHHDDCCRRRRRRRR'], ['silver', 'mhhddccrrrrrrrr']]) {
        const tray = document.querySelector(`[data-test=captured-${name}]`);
        [...letters].forEach((letter, index) => {
            const piece = document.createElement('span');
            piece.className = letter === letters[index - 1] ? 'tray-piece tray-same' : 'tray-piece';
            piece.dataset.captured = letter;
            piece.innerHTML = document.querySelector('.plate-side svg').outerHTML;
            tray.append(piece);
        });
    }
";

/// Finds trays that overlap their neighbours.
const TRAYS_TOO_WIDE: &str = r"
    return ['gold', 'silver'].filter(name => {
        const box = of => document.querySelector(of)?.getBoundingClientRect();
        const pieces = [...document.querySelectorAll(`[data-test=captured-${name}] svg`)];
        const right = Math.max(...pieces.map(piece => piece.getBoundingClientRect().right));
        const left = Math.min(...pieces.map(piece => piece.getBoundingClientRect().left));
        const [plate, clock] = [box(`[data-test=plate-${name}]`), box(`[data-test=clock-${name}]`)];
        const side = box(`[data-test=plate-${name}] .plate-side`);
        return left < plate.left || right > Math.min(plate.right, clock?.left ?? Infinity) + 0.5
            || (side.bottom > pieces[0].getBoundingClientRect().bottom && left < side.right - 0.5);
    });
";

/// The size of the toolbar, the number of tools in each row, the narrowest tool, and labels that are cut off or
/// wrapped.
const TOOLS: &str = r"
    const row = document.querySelector('.tools');
    const tools = [...row.children].filter(tool => tool.getBoundingClientRect().width);
    const tops = tools.map(tool => tool.getBoundingClientRect().top);
    return {
        room: row.clientWidth,
        rows: [...new Set(tops)].map(top => tops.filter(other => other === top).length),
        narrowest: Math.min(...tools.map(tool => tool.getBoundingClientRect().width)),
        cut: tools.filter(tool => {
            const words = tool.querySelector(':scope > span');
            const line = parseFloat(getComputedStyle(words).lineHeight);
            return tool.scrollWidth > tool.clientWidth || words.getBoundingClientRect().height > 1.5 * line;
        }).map(tool => tool.dataset.test),
    };
";

fn tools_make_one_row_or_two_of_equal_length(page: &mut Page) {
    let game = game_of(Preset::NinetyNine, Preset::NinetyNine, &["Ee2n", "ra7s"]);
    let fits = |count: usize| {
        let phones = [320, 345, 360, 375, 390, 430].map(|width| (width, 740));
        // Tablets have the narrow layout below the board. There is one tool more with a mouse than with a finger.
        for (width, height) in phones.into_iter().chain([(740, 740), (900, 1180), (1440, 740)]) {
            page.set_size(width, height);
            let found = page.script(TOOLS);
            let number = |name: &str| found[name].as_f64().unwrap();
            let rows: Vec<usize> =
                found["rows"].as_array().unwrap().iter().map(|row| row.as_u64().unwrap() as usize).collect();
            let count = if width < 600 { count } else { count + 1 };
            let least = if width >= 352 && width <= height { 40.0 } else { 44.0 };
            let one_row = number("room") >= least * count as f64;
            let expected = if one_row { vec![count] } else { vec![count.div_ceil(2), count / 2] };
            assert_eq!(rows, expected, "at {width} px: {found}");
            assert!(number("narrowest") >= least - 0.1, "at {width} px: {found}");
            assert_eq!(found["cut"], json!([]), "at {width} px: {found}");
        }
    };
    page.open_game(&game, "person", "person");
    fits(8);
    open_clocked(page, &game, "person", "2m/10m");
    page.click(&hook("go-on"));
    fits(9);
    // Tools hidden on a phone are available with keys.
    page.set_size(360, 740);
    assert!(
        !page
            .script("return document.querySelector('[data-test=keys]').checkVisibility()")
            .as_bool()
            .unwrap()
    );
    page.press('?');
    page.wait_for(&hook("keys-dialog"));
}

/// Visible at all times.
const ALWAYS: [&str; 5] = ["board", "plate-gold", "plate-silver", "status", "new-game"];

/// Fails unless these elements and the permanent ones are visible on screens of these sizes. Takes screenshots.
#[track_caller]
fn in_view(page: &Page, what: &str, needed: &[&str], sizes: &[(u32, u32)]) {
    for &size in sizes {
        in_view_at(page, what, needed, size);
    }
}

#[track_caller]
fn full_trays_fit(page: &Page, what: &str) {
    page.script(FILL_TRAYS);
    for size in [SMALLEST].into_iter().chain(SIZES) {
        look_at(page, what, size, &[size.0 > size.1]);
        assert_eq!(page.script(TRAYS_TOO_WIDE), json!([]), "{what} at {}×{}", size.0, size.1);
    }
}

#[track_caller]
fn in_view_at(page: &Page, what: &str, needed: &[&str], size: (u32, u32)) {
    // Only one colour scheme for each orientation, because screenshots take long.
    look_at(page, what, size, &[size.0 > size.1]);
    let names = [&ALWAYS, needed].concat();
    let missing = page.script_with(OUT_OF_VIEW, vec![json!(names)]);
    assert_eq!(missing, json!([]), "{what} at {}×{}", size.0, size.1);
}

const CLOCKS: [&str; 3] = ["clock-gold", "clock-silver", "turn-number"];

fn everything_needed_in_play_is_visible(page: &mut Page) {
    let turns = [
        "Ee2n Ee3n Ee4n Md2n",
        "ra7s ra6s ra5s ra4s",
        "Md3n",
        "ra3e ed7s ed6s me7s",
        "rb3e Hb2n",
        "hg7s hg6s",
    ];
    let game = game_of(Preset::NinetyNine, Preset::NinetyNine, &turns);
    // ---- Two people, with clocks ----
    open_clocked(page, &game, "person", "2m/10m/100/0/60t");
    in_view(page, "paused", &[&CLOCKS[..], &["go-on"]].concat(), &NARROW);
    page.click(&hook("go-on"));
    let turn = ["steps-left", "undo", "redo", "reset", "end-turn"];
    // A refusal message takes space, too.
    page.click(&on("d4"));
    page.click(&hook("end-turn"));
    page.wait_for(&hook("notice"));
    in_view(page, "refusal", &[&CLOCKS[..], &turn, &["notice"]].concat(), &SIZES);
    look_at(page, "refusal", SMALLEST, &[false, true]);
    page.click("[data-ply='4']");
    in_view(page, "past", &["back-to-game"], &NARROW);
    // ---- The end ----
    page.click(&hook("resign"));
    page.click(&format!("{} {}", hook("confirm-dialog"), hook("confirm")));
    page.click(&hook("over-close"));
    in_view(page, "over", &CLOCKS[..2], &NARROW);
    full_trays_fit(page, "trays-clock");

    // ---- The computer, with clocks ----
    open_clocked(page, &Game::new(), "level-10", "2m/10m/100/0/3h");
    page.click(&hook("go-on"));
    in_view(page, "setup", &[&CLOCKS[..], &["ready", "game-left"]].concat(), &SIZES);
    look_at(page, "setup", SMALLEST, &[false]);
    let mut game = Game::new();
    page.set_up(&mut game, Preset::NinetyNine);
    page.await_computer(&mut game);
    for size in SIZES {
        page.carry("e2", "e5", InputMethod::Click);
        page.click(&hook("end-turn"));
        page.wait_for_text(&hook("thinking"), "ahead");
        in_view_at(page, "thinking", &[&CLOCKS[..], &["thinking", "move-now"]].concat(), size);
        page.click(&hook("take-back"));
        page.wait_for_mode(&["turn"]);
    }

    // ---- Without clocks there is less ----
    page.new_game("person", Side::Gold);
    page.wait_for_mode(&["setup"]);
    page.wait_until_gone(&hook("clock-gold"));
    in_view(page, "no-clock", &["ready", "turn-number"], &NARROW);
    in_view(page, "no-clock", &["ready", "turn-number"], &[SMALLEST]);
    page.click(&hook("clear"));
    let pieces = ["R", "C", "D", "H", "M", "E"].map(|letter| format!("place-{letter}"));
    let pieces = pieces.each_ref().map(String::as_str);
    in_view(page, "cleared", &pieces, &[SMALLEST]);
    in_view(page, "cleared", &[&pieces[..], &["ready"]].concat(), &SIZES);
    page.click(&hook("fill"));
    full_trays_fit(page, "trays");
}
