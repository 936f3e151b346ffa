//! Playing with a finger on a phone.

use ansa_core::{Game, Side};
use ansa_tests::browser::{Kind, Page};
use ansa_tests::game_page::{InputMethod, Preset, hook, on};
use ansa_tests::in_each_browser;
use serde_json::json;

in_each_browser!(pieces_are_carried_with_a_finger);

/// The vertical scroll offset in whole pixels.
fn scrolled(page: &Page) -> i64 {
    page.script("return Math.round(window.scrollY)").as_i64().unwrap_or_default()
}

fn pieces_are_carried_with_a_finger(page: &mut Page) {
    page.set_size(360, 740);
    page.open_play();
    let mut game = Game::new();
    page.new_game("person", Side::Gold);
    page.wait_for_mode(&["setup"]);
    // ---- A swap ----
    page.carry("b2", "e1", InputMethod::Touch);
    let shown = page.snapshot();
    assert_eq!((shown.attribute("e1", "piece"), shown.attribute("b2", "piece")), (Some("H"), Some("D")));
    for _ in 0..2 {
        page.set_up(&mut game, Preset::NinetyNine);
    }
    // ---- Turns, by dragging and by tapping ----
    let top = scrolled(page);
    page.play(&mut game, "Ee2n Ee3n Ee4n Hb2n", InputMethod::Touch);
    page.tap(&on("b7"));
    page.wait_for_snapshot("b7 in hand", |shown| shown.attribute("b7", "held").is_some());
    page.tap(&on("b6"));
    page.wait_for_snapshot("a step", |shown| shown.steps_left() == Some(3));
    page.tap(&hook("undo"));
    page.wait_for_snapshot("a step taken back", |shown| shown.steps_left() == Some(4));
    page.play(&mut game, "ra7s", InputMethod::Touch);
    // ---- A route follows the finger, and the guide text appears ----
    page.wait_for_mode(&["turn"]);
    page.drag_by_touch(&[&on("e5"), &on("f5"), &on("f4")]);
    page.wait_for_draft("Ee5e Ef5s");
    page.tap(&hook("reset"));
    page.wait_for_draft("");
    page.drag_by_touch(&[&on("e5"), &on("e4"), &on("f4")]);
    page.wait_for_draft("Ee5s Ee4e");
    page.tap(&hook("reset"));
    page.wait_for_draft("");
    page.tap(&on("e5"));
    page.wait_for_text(&hook("guide"), "Choose where the gold elephant goes");
    page.tap(&on("e5"));
    page.wait_for_snapshot("nothing in hand", |shown| shown.squares_with("held").is_empty());
    for (width, height) in [(360, 740), (320, 568)] {
        page.set_size(width, height);
        page.tap(&on("a8"));
        page.wait_for(&hook("notice"));
        let seen =
            "const { top, bottom } = document.querySelector('[data-test=notice]').getBoundingClientRect();
            return top >= 0 && bottom <= innerHeight";
        assert_eq!(page.script(seen), json!(true), "a refusal is below the window at {width}×{height}");
    }
    page.set_size(360, 740);
    assert_eq!(scrolled(page), top, "the page scrolls under a carried piece");
    // ---- Beside the board a finger scrolls, as on any page ----
    if page.kind() == Kind::Chromium {
        page.drag_by_touch(&[&hook("status"), &on("e5"), &on("e8")]);
        page.wait_until("a page that scrolls", || scrolled(page) > top);
    } else {
        // Firefox's driver can't scroll with a finger, so the allowed touch actions are checked instead.
        let allowed = |selector: &str| {
            let script = "return getComputedStyle(document.querySelector(arguments[0])).touchAction";
            page.script_with(script, vec![json!(selector)])
        };
        assert_eq!(allowed("[data-holdable] > .grip"), "pinch-zoom");
        assert_eq!(allowed(&hook("status")), "auto");
    }
}
