//! On a phone, held either way, whatever is said moves no button under the finger, and every button is in view.

use ansa_tests::browser::Page;
use ansa_tests::game_page::{hook, on};
use ansa_tests::in_each_browser;
use serde_json::{Value, json};

use super::layout::OUT_OF_VIEW;

in_each_browser!(
    ; long in firefox:
    a_message_moves_no_button_of_a_lesson,
    a_message_moves_no_tool_of_a_game,
    a_phone_that_is_turned_keeps_a_tooltip_in_the_window,
);

const PHONES: [(u32, u32); 2] = [(360, 740), (740, 360)];

/// Where the elements with these names are.
const PLACES: &str = "return arguments[0].map(name => {
    const box = document.querySelector(`[data-test=${name}]`)?.getBoundingClientRect();
    return box && ['left', 'top', 'right', 'bottom'].map(side => Math.round(box[side]));
})";

fn places(page: &Page, names: &[&str]) -> Value {
    page.script_with(PLACES, vec![json!(names)])
}

/// Those of these elements that something covers in their middle.
const COVERED: &str = "return arguments[0].filter(name => {
    const element = document.querySelector(`[data-test=${name}]`);
    const { left, top, width, height } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
})";

#[track_caller]
fn assert_in_view(page: &Page, names: &[&str], what: &str) {
    assert_eq!(page.script_with(COVERED, vec![json!(names)]), json!([]), "{what} covers");
    assert_eq!(page.script_with(OUT_OF_VIEW, vec![json!(names)]), json!([]), "{what}: out of view");
}

fn a_message_moves_no_button_of_a_lesson(page: &mut Page) {
    let buttons =
        ["board", "undo", "redo", "reset", "end-turn", "lesson-solve", "lesson-hint-button", "lesson-next"];
    for (width, height) in PHONES {
        page.set_size(width, height);
        page.open_at("#/learn/steps");
        page.wait_for(&hook("lesson-task"));
        let before = places(page, &buttons);
        let steady = |what: &str| {
            assert_eq!(places(page, &buttons), before, "{what} at {width}×{height}");
            assert_in_view(page, &buttons, what);
        };
        steady("the task");
        page.click(&on("d5"));
        page.click(&on("d8"));
        page.wait_for_text(&hook("lesson-answer"), "goal square");
        steady("a notice");
        page.click(&hook("reset"));
        page.click(&on("d5"));
        page.click(&on("d6"));
        page.click(&hook("end-turn"));
        page.wait_for_text(&hook("lesson-answer"), "Not yet");
        steady("a verdict");
        page.click(&hook("lesson-hint-button"));
        page.wait_for(&hook("lesson-hint"));
        assert!(!page.text(&hook("lesson-answer")).contains("Not yet"), "one message at a time");
        steady("a hint");
        page.screenshot("lesson-hint");
        // A title in two lines has the board where it was.
        let board = places(page, &["board"]);
        page.wait_until_loaded();
        page.open_at("#/learn/ends");
        page.wait_for("[data-lesson=ends]");
        assert_eq!(places(page, &["board"]), board);
        page.wait_until_loaded();
    }
}

fn a_message_moves_no_tool_of_a_game(page: &mut Page) {
    let buttons = [
        "board",
        "undo",
        "redo",
        "reset",
        "end-turn",
        "hint-button",
        "take-back",
        "flip",
        "plan-begin",
        "coach-switch",
        "resign",
    ];
    page.open_at("#/learn");
    page.click(&hook("course-game"));
    page.wait_for_mode(&["setup"]);
    page.click(&hook("ready"));
    page.wait_for_mode(&["turn"]);
    page.wait_for(&hook("coach"));
    for (width, height) in PHONES {
        page.set_size(width, height);
        let before = places(page, &buttons);
        let steady = |what: &str| {
            assert_eq!(places(page, &buttons), before, "{what} at {width}×{height}");
            assert_in_view(page, &buttons, what);
        };
        steady("the coach");
        page.click(&on("a8"));
        page.wait_for(&hook("notice"));
        steady("a refusal");
        page.screenshot("game-refusal");
        page.click(&on("b2"));
        page.wait_for_snapshot("b2 in hand", |shown| shown.attribute("b2", "held").is_some());
        steady("a piece in hand");
        page.click(&on("b3"));
        page.wait_for_snapshot("a step", |shown| shown.steps_left() == Some(3));
        steady("a step");
        page.click(&hook("coach-switch"));
        page.wait_until_gone(&hook("coach"));
        steady("no coach");
        page.click(&on("b3"));
        page.wait_for_text(&hook("guide"), "horse");
        steady("the guide");
        page.click(&on("b3"));
        page.click(&hook("reset"));
        page.click(&hook("coach-switch"));
        page.wait_for(&hook("coach"));
    }
}

fn a_phone_that_is_turned_keeps_a_tooltip_in_the_window(page: &mut Page) {
    page.set_size(740, 360);
    page.open_at("#/learn/horse-hostage");
    page.click("[data-test=lesson-task] [data-test=term]");
    let tip = "[data-test=term-tip]:not([hidden])";
    page.wait_for(tip);
    let edges =
        "const tip = document.querySelector('[data-test=term-tip]:not([hidden])').getBoundingClientRect();
        const root = document.scrollingElement;
        return tip.left >= 0 && tip.right <= root.clientWidth && root.scrollWidth <= root.clientWidth";
    for (width, height) in [(360, 740), (740, 360), (320, 568)] {
        page.set_size(width, height);
        page.wait_until("the tooltip in the window", || page.script(edges) == json!(true));
    }
}
