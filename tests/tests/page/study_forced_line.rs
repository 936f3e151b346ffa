//! The turns of a forced win that a mistake has allowed, one by one on the board.

use ansa_core::Game;
use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::{Preset, game_of, hook, on};
use ansa_tests::in_each_browser;
use serde_json::json;

use super::pasting::paste;
use super::study::{marked, tree};

in_each_browser!(
    ; long in firefox:
    the_turns_of_a_forced_win_are_shown_by_a_mouse,
    the_turns_of_a_forced_win_are_shown_by_a_finger_on_a_phone,
);

/// After these turns, silver wins in two.
fn begun(turns: &[&str]) -> Game {
    game_of(Preset::NinetyNine, Preset::NinetyNine, turns)
}

/// Opens the study of a game whose second turn lets silver win in two turns, at that turn.
fn mistake(page: &mut Page) {
    let record = begun(&["Ee2n Ee3n", "ra7s"]).to_record().to_plain();
    let comments =
        ["", "[%eval +0.10,12]", "[%eval #-2,12] [%best hb7s] [%line Hb2n / hg7s]", "[%eval #-2,12]"];
    let lines = record.lines().zip(comments).map(|(line, comment)| match comment {
        "" => line.to_owned(),
        comment => format!("{line} {{{comment} [%nodes 1000000] [%after +0.10]}}"),
    });
    page.open_at("#/study");
    page.wait_for(&hook("study-text"));
    paste(page, &lines.collect::<Vec<_>>().join("\n"));
    page.wait_for(&hook("graph"));
    page.click(&hook("mistake-before"));
    page.wait_for_text(&hook("mistake"), "Silver can now win in 2 turns");
    assert_eq!(page.count(&hook("line-turn")), 3);
}

fn nth(turn: usize) -> String {
    format!("[data-test=mistake-line] :nth-child({} of [data-test=line-turn])", turn + 1)
}

fn shows(page: &Page, turns: &[&str], arrow: &str) {
    page.wait_for(&format!("[data-test=arrows] [data-arrow^={arrow}]"));
    page.assert_board(&begun(turns).board());
}

fn the_turns_of_a_forced_win_are_shown_by_a_mouse(page: &mut Page) {
    page.set_size(1440, 900);
    mistake(page);
    let labels = "return [...document.querySelectorAll('[data-test=line-turn]')].map((turn) => turn.innerText.slice(0, 2))";
    assert_eq!(page.script(labels), json!(["2s", "3g", "3s"]));
    let shown = &["Ee2n Ee3n"][..];
    shows(page, shown, "b7");
    page.hover(&nth(1));
    shows(page, &["Ee2n Ee3n", "hb7s"], "b2");
    page.hover(&nth(2));
    shows(page, &["Ee2n Ee3n", "hb7s", "Hb2n"], "g7");
    page.hover(&hook("mistakes"));
    shows(page, shown, "b7");
    // The same by keys.
    page.script(&format!("document.querySelector('{}').focus()", nth(0)));
    page.press(Key::Tab);
    shows(page, &["Ee2n Ee3n", "hb7s"], "b2");
    page.press(Key::Tab);
    page.press(Key::Tab);
    shows(page, shown, "b7");
    assert!(page.focus_is_on(&hook("play-line")));
    assert!(!tree(page).contains("b2"), "nothing is added: {}", tree(page));
    page.press(Key::Enter);
    page.wait_until("the first turn in the tree", || marked(page).contains("b7"));
    page.assert_board(&begun(&["Ee2n Ee3n", "hb7s"]).board());
}

/// Whether all of the board is in the window.
const BOARD_IN_VIEW: &str = "
    const board = document.querySelector('[data-test=board]').getBoundingClientRect();
    return board.top >= 0 && board.bottom <= innerHeight;";

fn the_turns_of_a_forced_win_are_shown_by_a_finger_on_a_phone(page: &mut Page) {
    page.set_size(360, 740);
    mistake(page);
    page.tap(&nth(1));
    shows(page, &["Ee2n Ee3n", "hb7s"], "b2");
    assert_eq!(page.script(BOARD_IN_VIEW), json!(true));
    page.tap(&nth(2));
    shows(page, &["Ee2n Ee3n", "hb7s", "Hb2n"], "g7");
    // A finger on the board brings the place back.
    page.tap(&on("e5"));
    shows(page, &["Ee2n Ee3n"], "b7");
}
