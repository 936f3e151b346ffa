//! Large text, a large zoom, and small distances.

use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::hook;
use ansa_tests::in_each_browser;
use serde_json::json;

in_each_browser!(
    ; long in firefox:
    titles_keep_their_words_and_low_windows_scroll,
    terms_the_logo_and_the_progress_take_no_more_room_than_they_need,
);

/// Short words that are broken: one letter a line is the worst of it.
const BROKEN: &str = r"
    const root = document.querySelector('dialog[open]') ?? document.querySelector('main');
    const found = [];
    for (const element of root.querySelectorAll('h2, h3, legend, dt, dd, label, p, .choice-name')) {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
            const { currentNode: node } = texts;
            if (node.parentElement.clientWidth === 1 || !node.parentElement.checkVisibility()) continue;
            for (const { index, 0: word } of node.data.matchAll(/\p{L}{2,9}/gu)) {
                const range = document.createRange();
                range.setStart(node, index);
                range.setEnd(node, index + word.length);
                if (range.getClientRects().length > 1) found.push(`${element.localName}: ${word}`);
            }
        }
    }
    return found;
";

#[track_caller]
fn words_are_whole(page: &Page, what: &str) {
    page.script("document.documentElement.style.fontSize = '32px'");
    assert_eq!(page.script(BROKEN), json!([]), "{what}");
    page.screenshot(&format!("large-text-{what}"));
}

fn titles_keep_their_words_and_low_windows_scroll(page: &mut Page) {
    page.set_size(320, 640);
    page.open_at("#/puzzles");
    page.click(&hook("puzzle-way"));
    page.wait_for(&hook("puzzle-task"));
    words_are_whole(page, "puzzle");
    page.press('?');
    page.wait_for(&hook("keys-dialog"));
    words_are_whole(page, "keys");
    page.press(Key::Escape);
    page.click(&hook("new-game"));
    page.wait_for(&hook("start"));
    page.script("document.querySelector('[data-test=more]').click()");
    page.wait_for(&hook("handicap-first"));
    words_are_whole(page, "new-game");

    // ---- A zoom of 400 % ----
    page.script("document.documentElement.style.fontSize = ''");
    page.set_size(320, 225);
    let room = r"
        const dialog = document.querySelector('dialog[open]');
        const scrolls = [dialog, ...dialog.querySelectorAll('*')].filter((one) =>
            /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 1);
        return scrolls.map((one) => one.clientHeight);";
    let has_room = |what: &str| {
        let rooms = page.script(room);
        let rooms: Vec<f64> = rooms.as_array().unwrap().iter().map(|room| room.as_f64().unwrap()).collect();
        assert!(rooms.len() == 1 && rooms[0] > 180.0, "{what}: {rooms:?}");
    };
    has_room("new-game");
    page.script("document.querySelector('[data-test=start]').scrollIntoView()");
    page.screenshot("low-new-game");
    page.press(Key::Escape);
    page.wait_until_gone("dialog[open]");
    page.click(&hook("settings"));
    page.wait_for(&hook("settings-dialog"));
    has_room("settings");
    page.screenshot("low-settings");
}

fn terms_the_logo_and_the_progress_take_no_more_room_than_they_need(page: &mut Page) {
    page.set_size(1440, 900);
    page.open_at("#/rules");
    page.wait_for(&hook("term"));
    // As for a finger.
    page.script(
        "for (const sheet of document.styleSheets) for (const rule of sheet.cssRules) {
            if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('coarse')) rule.media.mediaText = 'all';
        }",
    );
    let stretched = page.script(
        "const all = [...document.querySelectorAll('p:has(.term-word), li:has(> .term)')];
        const lines = (one) => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight);
        return [all.length > 0, all.filter((one) => Math.abs(lines(one) - Math.round(lines(one))) > 0.1).map((one) => one.innerText)];",
    );
    assert_eq!(stretched, json!([true, []]));
    let logo = page.script(
        "const { right } = document.querySelector('[data-test=home]').getBoundingClientRect();
        return right - document.querySelector('.bar .wordmark').getBoundingClientRect().right;",
    );
    assert!(logo.as_f64().unwrap() < 12.0, "the link of the logo is {logo} px too wide");

    page.set_size(360, 740);
    page.wait_for("html[data-offline=ready]");
    page.open_at("#/learn/steps");
    page.wait_for(&hook("lesson-progress"));
    let left = page.script(
        "return document.documentElement.clientWidth - document.querySelector('[data-test=lesson-progress]').getBoundingClientRect().right",
    );
    assert!(left.as_f64().unwrap() >= 12.0, "the progress is {left} px from the edge");
}
