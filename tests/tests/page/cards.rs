//! Lists as cards: as many beside each other as a window has room for, on every screen in the same way.

use ansa_tests::browser::Page;
use ansa_tests::game_page::hook;
use ansa_tests::in_each_browser;
use serde_json::json;

use super::screenshots::look_at;

in_each_browser!(lists_use_the_width_of_the_window, the_contents_of_the_guide_are_beside_the_text,);

/// In how many columns the cards of the first list are.
const COLUMNS: &str = "
    const cards = [...document.querySelector('.cards').querySelectorAll('.card')];
    return new Set(cards.map(card => Math.round(card.getBoundingClientRect().left))).size";

fn lists_use_the_width_of_the_window(page: &mut Page) {
    for (address, screen) in
        [("#/learn", "course-screen"), ("#/ladder", "ladder-screen"), ("#/guide", "guide-screen")]
    {
        page.set_size(1440, 900);
        page.open_at(address);
        page.wait_for(&format!("{} .card", hook(screen)));
        let most = if screen == "guide-screen" { 2 } else { 3 };
        page.wait_until("columns", || page.script(COLUMNS) == json!(most));
        for (size, dark) in [((1440, 900), true), ((820, 1180), false), ((360, 740), false)] {
            look_at(page, screen, size, &[false, dark]);
        }
        assert_eq!(page.script(COLUMNS), json!(1), "{screen} on a phone");
    }
    // Each lesson has its board, with pieces.
    page.set_size(1440, 900);
    page.open_at("#/learn");
    let drawn = "
        const boards = [...document.querySelectorAll('[data-test=thumbnail]')];
        const isDrawn = board => board.getContext('2d').getImageData(0, 0, board.width, board.height).data.some(one => one > 0);
        return [boards.length, boards.filter(isDrawn).length]";
    page.wait_until("the boards", || page.script(drawn) == json!([24, 24]));
}

fn the_contents_of_the_guide_are_beside_the_text(page: &mut Page) {
    page.set_size(1440, 900);
    page.open_at("#/guide/lessons");
    let contents = hook("guide-contents");
    page.wait_for(&format!("{contents} [aria-current=page]"));
    let places = "
        const [contents, text] = ['[data-test=guide-contents]', 'article'].map(
            one => document.querySelector(one).getBoundingClientRect());
        return contents.right <= text.left && contents.width > 100";
    assert_eq!(page.script(places), json!(true));
    page.screenshot("guide-contents");
    page.click(&format!("{contents} a[href='#/guide/puzzles']"));
    page.wait_for("article[data-section=puzzles]");
    // On a phone, the list of sections is a screen of its own.
    page.set_size(360, 740);
    page.wait_until("no contents", || {
        page.script("return document.querySelector('[data-test=guide-contents]').offsetWidth") == json!(0)
    });
}
