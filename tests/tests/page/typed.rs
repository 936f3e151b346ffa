//! Typing steps in the notation of records.

use ansa_core::Side;
use ansa_core::notation::PlyText;
use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::{Preset, game_of, hook, on};
use ansa_tests::in_each_browser;

in_each_browser!(
    ; long in firefox:
    steps_are_typed_and_tried_before_they_are_played,
    a_setup_is_typed,
);

fn steps_are_typed_and_tried_before_they_are_played(page: &mut Page) {
    let game = game_of(Preset::NinetyNine, Preset::NinetyNine, &["Ee2n", "ra7s"]);
    page.open_game(&game, "person", "person");
    let field = hook("typed-turn");

    // ---- The board previews the steps; Escape discards them ----
    page.set_size(360, 740);
    let tools_at = || page.script("return document.querySelector('.tools').getBoundingClientRect().top");
    let before = tools_at();
    page.press('/');
    page.wait_for(&field);
    assert_eq!(tools_at(), before, "the tools move when one begins to type");
    assert!(page.focus_is_on(&field));
    page.type_into(&field, "ee3n e4e");
    let shown = page.wait_for_snapshot("two steps", |shown| shown.steps_left() == Some(2));
    assert_eq!(shown.attribute("f4", "piece"), Some("E"));
    assert_eq!(page.draft(), "", "they are only tried");
    page.press(Key::Escape);
    page.wait_until_gone(&field);
    page.assert_board(&game.board());
    assert!(page.focus_is_on("[data-square]"), "the focus was lost");

    // ---- Errors are shown with their place ----
    page.click(&hook("type"));
    page.type_into(&field, "e3e5 ");
    page.wait_for_snapshot("two steps", |shown| shown.steps_left() == Some(2));
    page.type_into(&field, "b2");
    page.wait_for_text(&hook("typed-says"), "2 steps left");
    page.type_into(&field, "e");
    page.wait_for_text(&hook("typed-says"), "“b2e”");
    assert_eq!(page.texts(".typed-place mark"), ["b2e"]);
    assert_eq!(page.attribute(&field, "aria-invalid").as_deref(), Some("true"));
    for (width, height) in [(360, 740), (1440, 900)] {
        page.set_size(width, height);
        page.screenshot(&format!("typed-{width}x{height}"));
    }
    page.clear(&field);
    page.type_into(&field, "e3e5 a2a3");
    page.wait_for_snapshot("three steps", |shown| shown.steps_left() == Some(1));

    // ---- Enter adds them to the turn; another Enter ends it ----
    page.press(Key::Enter);
    page.wait_for_draft("Ee3n Ee4n Ra2n");
    page.wait_until_gone(&field);
    page.press(Key::Enter);
    page.wait_for_plies(game.plies().len() + 1);
    assert!(page.snapshot().plies().last().unwrap().contains("Ee3n Ee4n Ra2n"));

    // ---- A click on the board discards them ----
    page.press('/');
    page.type_into(&field, "a6s");
    page.wait_for_snapshot("a step", |shown| shown.steps_left() == Some(3));
    page.click(&on("h7"));
    page.wait_until_gone(&field);
    assert_eq!(page.wait_for_mode(&["turn"]).steps_left(), Some(4));
}

fn a_setup_is_typed(page: &mut Page) {
    page.open_play();
    page.new_game("person", Side::Gold);
    let field = hook("typed-turn");

    // ---- The piece on the square is inserted; errors are shown with their place ----
    page.press('/');
    page.wait_for(&field);
    assert!(page.focus_is_on(&field));
    page.type_into(&field, "ea1 ma");
    let shown =
        page.wait_for_snapshot("the elephant on a1", |shown| shown.attribute("a1", "piece") == Some("E"));
    assert_eq!(shown.attribute("e2", "piece"), Some("R"));
    page.type_into(&field, "3");
    page.wait_for_text(&hook("typed-says"), "“ma3”: Gold sets up on ranks 1 and 2.");
    assert_eq!(page.texts(".typed-place mark"), ["ma3"]);
    for (width, height) in [(360, 740), (1440, 900)] {
        page.set_size(width, height);
        page.screenshot(&format!("typed-setup-{width}x{height}"));
    }
    page.press(Key::Escape);
    page.wait_until_gone(&field);
    page.wait_for_snapshot("the elephant back", |shown| shown.attribute("e2", "piece") == Some("E"));

    // ---- A whole setup on an empty board; Enter places it, Shift+Enter ends it ----
    page.click(&hook("clear"));
    page.click(&hook("type"));
    let words = PlyText::from(&Preset::Classic.setup(Side::Gold)).to_string();
    page.type_into(&field, &words);
    page.wait_for_text(&hook("typed-says"), "All pieces are placed.");
    page.press(Key::Enter);
    page.wait_until_gone(&field);
    page.wait_for(&hook("ready"));
    // Pressing Enter once too often does not end the setup.
    page.press(Key::Enter);
    page.wait_for_text(&hook("notice"), "Press Shift+Enter to end the setup");
    page.press_with(&[Key::Shift], Key::Enter);
    assert_eq!(page.wait_for_plies(1).plies(), [words]);
}
