//! Keys and fields of the study.

use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::{hook, on};
use ansa_tests::in_each_browser;

use super::navigation::{finished, shows};
use super::study::{enters, study};

in_each_browser!(
    ; long in firefox:
    a_comment_keeps_what_is_typed_and_the_caret,
    keys_step_through_the_game_whatever_was_pressed_before,
    help_leads_back_to_the_study_as_it_is,
);

fn value(page: &Page) -> String {
    page.property(&hook("study-comment"), "value").unwrap_or_default()
}

fn a_comment_keeps_what_is_typed_and_the_caret(page: &mut Page) {
    study(page);
    let field = hook("study-comment");
    page.type_into(&field, "  two  words ");
    page.wait_until("the comment is in the tree", || super::study::tree(page).contains("two  words"));
    // The engine reports while the field has the focus.
    page.script("document.querySelector('[data-test=engine-switch]').click()");
    page.wait_for(&hook("engine-line"));
    assert_eq!(value(page), "  two  words ");
    page.script("document.activeElement.setSelectionRange(5, 5)");
    page.script("window.caret = document.activeElement.selectionStart");
    page.press('!');
    page.wait_until("the tree has it", || super::study::tree(page).contains("two!  words"));
    assert_eq!(page.script("return document.activeElement.selectionStart"), serde_json::json!(6));
    page.script("document.activeElement.blur()");
    page.wait_until("it is trimmed", || value(page) == "two!  words");
    // Each ply has its own.
    page.press(Key::Left);
    page.wait_until("another ply", || value(page).is_empty());
    page.press(Key::Right);
    page.wait_until("back", || value(page) == "two!  words");
}

fn keys_step_through_the_game_whatever_was_pressed_before(page: &mut Page) {
    let game = study(page);
    page.click(&on("e4"));
    // A key that has nothing to do with the squares.
    page.press('f');
    page.press(Key::Left);
    shows(page, &game, 5);
    // At the end nothing happens, and then it goes back.
    page.press(Key::Right);
    page.press(Key::Right);
    page.press(Key::Right);
    page.press(Key::Left);
    shows(page, &game, 5);
    page.press(Key::Home);
    shows(page, &game, 2);
    page.press(Key::End);
    shows(page, &game, 6);
    // After Tab to the board, the arrows move between its squares.
    page.script(
        "document.querySelector('[data-square][tabindex=\"0\"]').focus(); document.activeElement.blur()",
    );
    page.script(
        "const all = [...document.querySelectorAll('button:not([tabindex=\"-1\"]), a[href]')];
         const square = document.querySelector('[data-square][tabindex=\"0\"]');
         all.filter((one) => one.checkVisibility()
             && one.compareDocumentPosition(square) & Node.DOCUMENT_POSITION_FOLLOWING).at(-1).focus();",
    );
    page.press(Key::Tab);
    page.wait_until("the board has the focus", || page.focus_is_on("[data-square]:focus"));
    page.press(Key::Left);
    page.press(Key::Right);
    shows(page, &game, 6);

    // ---- A finished game ----
    page.open_game(&finished(), "person", "level-1");
    page.wait_for_mode(&["over"]);
    page.script("document.querySelector('[data-square][tabindex=\"0\"]').focus()");
    page.press('f');
    page.press(Key::Left);
    shows(page, &game, 5);
}

fn help_leads_back_to_the_study_as_it_is(page: &mut Page) {
    page.open_at("#/study?position=g%20[r........................R............r.................E.......]");
    page.wait_for(&hook("study-tree"));
    page.wait_until("the address is that of the screen", || !page.url().as_str().contains("position"));
    enters(page, "Ea1n");
    page.wait_until("the turn", || super::study::marked(page).contains("2g"));
    page.press('?');
    page.wait_for(&hook("keys-dialog"));
    page.press(Key::Escape);
    page.wait_until_gone(&hook("keys-dialog"));
    assert!(super::study::marked(page).contains("2g"), "the study is as it was");
    assert!(page.url().as_str().ends_with("#/study"), "{}", page.url());
}
