//! The pages of `examples/pages`, which readers of the documentation copy, in both browsers.

use std::fs;

use ansa_tests::browser::{Key, Page, Site, run_in_each_at};
use ansa_tests::needs;
use serde_json::{Value, json};

const STATUS: &str = "[role=status]";

/// Opens a page, and checks that it has room on a phone.
fn on_page(name: &str, test: impl Fn(&mut Page)) {
    let Some(package) = needs::package() else { return };
    let folder = needs::project().join("examples/pages");
    run_in_each_at(
        name,
        || Site::start(&folder, "/").with("node_modules/ansa", &package),
        |page| {
            page.set_size(360, 740);
            page.goto(&format!("{name}.html"));
            // It is drawn once the browser has told that it is in view.
            page.wait_until("the board", || {
                inside(page, "return !!board.shadowRoot?.querySelector('[data-square]')") == json!(true)
            });
            let wide = "const { scrollWidth, clientWidth } = document.documentElement; return scrollWidth - clientWidth";
            assert_eq!(page.script(wide), 0, "{name} is too wide for a phone");
            test(page);
        },
    );
}

fn inside(page: &Page, script: &str) -> Value {
    page.script(&format!("const board = document.querySelector('arimaa-board'); {script}"))
}

fn focus(page: &Page, square: &str) {
    inside(page, &format!("board.shadowRoot.querySelector('[data-square={square}]').focus()"));
}

/// Moves the piece on a square one step to the north.
fn step_north(page: &Page, square: &str) {
    focus(page, square);
    page.press_with(&[Key::Shift], Key::Up);
}

#[test]
fn each_page_is_short_and_shown_on_the_site() {
    let shown = fs::read_to_string(needs::project().join("site/pages.md")).unwrap();
    let mut pages = 0;
    for file in fs::read_dir(needs::project().join("examples/pages")).unwrap() {
        let path = file.unwrap().path();
        if path.extension().is_none_or(|ending| ending != "html") {
            continue;
        }
        let name = path.file_name().unwrap().to_string_lossy();
        let lines = fs::read_to_string(&path).unwrap().lines().count();
        assert!(lines <= 40, "{name} has {lines} lines");
        assert!(shown.contains(&format!("```include\nexamples/pages/{name}\n```")), "{name}");
        pages += 1;
    }
    assert_eq!(pages, 4);
}

#[test]
fn a_board_for_two() {
    on_page("two-players", |page| {
        focus(page, "e2");
        page.press(Key::Enter);
        page.wait_for_text(STATUS, "1g ");
        focus(page, "e7");
        page.press(Key::Enter);
        page.wait_for_text(STATUS, "1s ");
        step_north(page, "e2");
        page.press(Key::Enter);
        page.wait_for_text(STATUS, "2g Ee2n");
        page.click("button");
        assert_eq!(inside(page, "return board.bottom"), "silver");
    });
}

#[test]
fn a_quiz() {
    on_page("quiz", |page| {
        page.wait_for_text("#task", "Reach the goal.");
        step_north(page, "e5");
        page.press(Key::Enter);
        page.wait_for_text(STATUS, "That is not it");
        assert_eq!(inside(page, "return board.plies"), 0, "a wrong answer is not played");
        page.press_with(&[Key::Control], 'z');
        step_north(page, "a7");
        page.press(Key::Enter);
        page.wait_for_text("#task", "Capture the cat.");
        assert_eq!(page.text(STATUS), "Right.");
        // The dog pushes the cat into the trap.
        step_north(page, "c5");
        step_north(page, "c4");
        page.press(Key::Enter);
        page.wait_for_text("#task", "You have solved all 2.");
    });
}

#[test]
fn a_live_game() {
    on_page("broadcast", |page| {
        let send = |data: Value| page.script(&format!("postMessage({data}, location.origin)"));
        send(json!({ "record": "1g Ra1 Ee2\n1s ra8 ed7" }));
        send(json!({ "turn": "Ee2n Ee3n" }));
        page.wait_for_text(STATUS, "2g Ee2n Ee3n");
        send(json!({ "turn": "Ee4n" }));
        page.wait_for_text(STATUS, "This turn can’t be played: ");
        for nonsense in [json!(null), json!(7), json!({ "turn": 7 }), json!({ "record": {} })] {
            send(nonsense);
        }
        // Another origin, here none.
        page.script(
            "const frame = document.createElement('iframe');
            frame.title = 'Another origin';
            frame.sandbox = 'allow-scripts';
            frame.srcdoc = '<script>parent.postMessage({ turn: \"ed7s\" }, \"*\"); parent.postMessage(1, \"*\")<' + '/script>';
            return new Promise((resolve) => {
                addEventListener('message', ({ data }) => data === 1 && resolve());
                document.body.append(frame);
            })",
        );
        assert_eq!(inside(page, "return board.plies"), 3);
        send(json!({ "turn": "ed7s" }));
        page.wait_for_text(STATUS, "2s ed7s");
        // Nobody can move the pieces here.
        step_north(page, "e4");
        assert_eq!(
            inside(page, "return !!board.shadowRoot.querySelector('[data-square=e4][data-piece=E]')"),
            true
        );
    });
}

#[test]
fn an_analysis_board() {
    on_page("analysis", |page| {
        page.wait_for_text(STATUS, "The best turn: 2g ");
        assert!(inside(page, "return board.arrows.length").as_u64() > Some(0));
        step_north(page, "e2");
        page.press(Key::Enter);
        page.wait_for_text(STATUS, "The best turn: 2s ");
        // A turn may also pull a piece of gold, or go on with a piece that has come down.
        let drawn = "return board.arrows.some(({ from }) => Number(from[1]) > 4)";
        assert_eq!(inside(page, drawn), true, "silver’s pieces are up there");
    });
}
