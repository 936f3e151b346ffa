//! Everything needed in play is visible without scrolling, on every screen and in every phase of a game.

use ansa_core::{Game, Side};
use ansa_tests::browser::Page;
use ansa_tests::game_page::{InputMethod, Preset, game_of, hook, on};
use ansa_tests::{in_each_browser, needs};
use serde_json::json;

use crate::page::clocks::open_clocked;
use crate::page::screenshots::look_at;

in_each_browser!(
    ; long in firefox:
    everything_needed_in_play_is_visible,
    the_most_used_tools_come_first_and_resign_is_apart,
);

/// Phones in portrait and landscape, a tablet, a notebook, a large screen.
const SIZES: [(u32, u32); 6] = [(360, 740), (390, 844), (740, 360), (820, 1180), (1440, 900), (1920, 1080)];

/// The screens that a test looks at: all of them in long runs, otherwise a phone, held both ways, and a desktop.
fn sizes() -> Vec<(u32, u32)> {
    if needs::is_long_run() { SIZES.to_vec() } else { [&NARROW[..], &[(1440, 900)]].concat() }
}

/// The screens with the least space.
const NARROW: [(u32, u32); 2] = [(360, 740), (740, 360)];

/// The smallest phone: the width fits, and the rest can be scrolled to.
const SMALLEST: (u32, u32) = (320, 568);

/// Finds elements that are missing or not completely visible.
pub(crate) const OUT_OF_VIEW: &str = r"
    scrollTo(0, 0);
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    return arguments[0].filter(name => {
        const box = document.querySelector(`[data-test=${name}]`)?.getBoundingClientRect();
        return !box || !box.width || box.left < -0.5 || box.top < -0.5
            || box.right > width + 0.5 || box.bottom > height + 0.5;
    });
";

/// Fills both trays with all pieces but one, because a test can't capture that many quickly.
pub(crate) const FILL_TRAYS: &str = r"
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
        const by = name === 'gold' ? 'silver' : 'gold';
        const [plate, clock] = [box(`[data-test=plate-${by}]`), box(`[data-test=clock-${by}]`)];
        const [side, tray] = [box(`[data-test=plate-${by}] .plate-side`), pieces[0].getBoundingClientRect()];
        return left < plate.left || right > Math.min(plate.right, clock?.left ?? Infinity) + 0.5
            || (side.bottom > tray.bottom && left < side.right - 0.5);
    });
";

/// The tools on the screen in their order, with their boxes, and those whose labels are cut off.
const TOOLS: &str = r"
    const tools = [...document.querySelectorAll('.tools > *')].filter(tool => tool.getBoundingClientRect().width);
    return tools.map(tool => {
        const { left, right, top, width, height } = tool.getBoundingClientRect();
        const words = tool.querySelector('span').getBoundingClientRect();
        const cut = words.left < left - 0.5 || words.right > right + 0.5;
        return { name: tool.dataset.test, left, right, top, width, height, cut };
    });
";

fn the_most_used_tools_come_first_and_resign_is_apart(page: &mut Page) {
    let game = game_of(Preset::NinetyNine, Preset::NinetyNine, &["Ee2n", "ra7s"]);
    let fits = |count: usize| {
        let phones = [320, 345, 360, 375, 390, 430].map(|width| (width, 740));
        for (width, height) in phones.into_iter().chain([(740, 740), (900, 1180), (1024, 740), (1440, 740)]) {
            page.set_size(width, height);
            let found = page.script(TOOLS);
            let tools = found.as_array().unwrap();
            let number = |tool: usize, name: &str| tools[tool][name].as_f64().unwrap();
            let context = format!("at {width} px: {found}");
            // There is one tool more with a mouse than with a finger.
            assert_eq!(tools.len(), if width < 600 { count } else { count + 1 }, "{context}");
            let names = tools.iter().map(|tool| tool["name"].as_str().unwrap()).collect::<Vec<_>>();
            assert_eq!(names[..3], ["hint-button", "take-back", "flip"], "{context}");
            let others = (3..tools.len()).map(|tool| number(tool, "width")).fold(0.0, f64::max);
            for (tool, one) in tools.iter().enumerate() {
                assert!(number(tool, "width") >= 39.5 && number(tool, "height") >= 44.0, "{context}");
                assert_eq!(one["cut"], json!(false), "{context}");
                let is_first = tool < 3;
                assert_eq!(number(tool, "top") <= number(0, "top") + 0.5, is_first, "{context}");
                assert!(!is_first || number(tool, "width") >= others, "{context}");
            }
            let resign = tools.len() - 1;
            assert_eq!(names[resign], "resign");
            let is_below = number(resign, "top") > number(resign - 1, "top");
            assert!(
                is_below || number(resign, "left") - number(resign - 1, "right") >= 12.0,
                "Resign is not apart {context}"
            );
        }
    };
    page.open_game(&game, "person", "person");
    fits(9);
    open_clocked(page, &game, "person", "2m/10m");
    page.click(&hook("go-on"));
    fits(10);
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
    in_view(page, "refusal", &[&CLOCKS[..], &turn, &["notice"]].concat(), &sizes());
    look_at(page, "refusal", SMALLEST, &[false, true]);
    page.click("[data-ply='4']");
    in_view(page, "past", &["back-to-game"], &NARROW);
    // ---- The end ----
    page.click(&hook("resign"));
    page.click(&format!("{} {}", hook("confirm-dialog"), hook("confirm")));
    page.wait_for(&hook("over-panel"));
    in_view(page, "over", &[&CLOCKS[..2], &["status", "rematch"]].concat(), &NARROW);
    full_trays_fit(page, "trays-clock");

    // ---- The computer, with clocks ----
    open_clocked(page, &Game::new(), "level-10", "2m/10m/100/0/3h");
    page.click(&hook("go-on"));
    in_view(page, "setup", &[&CLOCKS[..], &["ready", "game-left"]].concat(), &sizes());
    look_at(page, "setup", SMALLEST, &[false]);
    let mut game = Game::new();
    page.set_up(&mut game, Preset::NinetyNine);
    page.await_computer(&mut game);
    for size in sizes() {
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
    in_view(page, "cleared", &[&pieces[..], &["ready"]].concat(), &sizes());
    page.click(&hook("fill"));
    full_trays_fit(page, "trays");
}
