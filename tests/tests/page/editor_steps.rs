//! The steps left in the editor, the texts that it reads, and its keys.

use ansa_core::notation::PositionText;
use ansa_core::record::{GameTree, Record, pack};
use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::hook;
use ansa_tests::in_each_browser;

in_each_browser!(
    ; long in firefox:
    a_begun_turn_is_edited_studied_shared_and_played_and_every_text_is_read,
);

const POSITION: &str = "s [r      r                                    E   R              R]";

fn read(page: &mut Page, text: &str, said: &str) {
    page.clear(&hook("editor-text"));
    page.type_into(&hook("editor-text"), text);
    page.click(&hook("editor-take"));
    page.wait_for_text(&hook("notice"), said);
}

fn text_of(page: &Page) -> String {
    page.property(&hook("editor-text"), "value").unwrap_or_default()
}

fn steps(page: &Page, left: u8) {
    page.wait_until(&format!("{left} steps left"), || {
        page.property(&format!("input[name=steps-left][value='{left}']"), "checked").as_deref()
            == Some("true")
    });
}

fn a_begun_turn_is_edited_studied_shared_and_played_and_every_text_is_read(page: &mut Page) {
    page.open_at("#/editor");
    page.wait_for(&hook("editor-screen"));

    // ---- Steps are left by a choice, by a key, and by a text ----
    read(page, POSITION, "Read as a position.");
    steps(page, 4);
    page.click("label:has(> input[name=steps-left][value='2'])");
    page.wait_for_text(&hook("editor-announce"), "Silver: 2 steps left.");
    assert!(text_of(page).starts_with("s - -\n"));
    page.script("document.activeElement.blur()");
    page.press('3');
    steps(page, 3);
    read(page, &POSITION.replace("s [", "12s - - ["), "Read as a position.");
    steps(page, 2);

    // ---- The study and a new game have them, and the study gives them back ----
    page.click(&hook("editor-study"));
    page.wait_for(&hook("study-tree"));
    assert_eq!(page.attribute(&hook("steps-left"), "data-left").as_deref(), Some("2"));
    page.click(&hook("study-edit"));
    page.wait_for(&hook("editor-screen"));
    steps(page, 2);
    page.click(&hook("editor-play"));
    page.wait_for_text(&hook("start-meaning"), "Silver to move: 2 steps left.");
    page.click(&hook("close"));
    page.wait_until_gone(&hook("new-game-dialog"));

    // ---- The keys, by key and by button ----
    page.script("document.activeElement.blur()");
    page.press('?');
    page.wait_for_text(&hook("keys-dialog"), "set how many steps");
    page.press(Key::Escape);
    page.wait_until_gone(&hook("keys-dialog"));
    page.wait_for(&hook("editor-screen"));
    page.click(&hook("editor-keys"));
    page.wait_for(&hook("keys-dialog"));
    page.press(Key::Escape);
    page.wait_until_gone(&hook("keys-dialog"));

    // ---- A packed link, and a record, whose last position is taken ----
    let record = format!("[Position \"{POSITION}\"]\n\n2s ra8s\n3g Ra2n\n");
    let tree = GameTree::from_record(&Record::read(&record).unwrap()).unwrap();
    let link = format!("https://example.org/#/study?game={}", pack(&tree).unwrap());
    for (text, form) in [(link, "a link to a game"), (record, "a game with tags")] {
        read(page, POSITION, "Read as a position.");
        read(page, &text, &format!("Read as {form}"));
        steps(page, 4);
        let shown = PositionText::read(&text_of(page)).unwrap();
        assert_eq!(shown.to_short(), "s [       rr                               R   E                  R]");
    }
}
