//! Foreign pages and hands: a browser's translation, pages and names from right to left, other keyboards, paper.

use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::{Preset, game_of, hook, on};
use ansa_tests::in_each_browser;
use serde_json::json;

in_each_browser!(
    ; long in firefox:
    texts_go_on_changing_under_a_translation,
    the_board_and_the_names_keep_their_order,
    keys_go_by_their_place_and_leave_input_methods_alone,
    paper_has_the_whole_board_and_all_turns,
);

/// Does to text nodes what the translation of a browser does.
const TRANSLATE: &str = r"
    const wrap = (node) => {
        if (!node.data.trim() || node.parentElement?.closest('script,style,textarea,[data-tb],[translate=no]')) return;
        const outer = document.createElement('font');
        outer.dataset.tb = '';
        outer.append(Object.assign(document.createElement('font'), { textContent: `«${node.data}»` }));
        node.replaceWith(outer);
    };
    const all = (root) => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT), found = [];
        while (walker.nextNode()) found.push(walker.currentNode);
        found.forEach(wrap);
    };
    all(document.body);
    new MutationObserver((records) => {
        for (const { addedNodes } of records) for (const node of addedNodes) {
            if (node.nodeType === 3) wrap(node);
            else if (node.nodeType === 1 && !('tb' in node.dataset)) all(node);
        }
    }).observe(document.body, { childList: true, subtree: true });
";

fn texts_go_on_changing_under_a_translation(page: &mut Page) {
    let game = game_of(Preset::NinetyNine, Preset::NinetyNine, &["Ee2n", "ra7s"]);
    page.open_game(&game, "person", "person");
    page.script(TRANSLATE);
    page.wait_for_text(&hook("status"), "«Gold to move»");
    let whole = |name: &str| {
        let script = "return document.querySelector(arguments[0]).textContent";
        page.script_with(script, vec![json!(hook(name))]).as_str().unwrap().to_owned()
    };
    page.click(&on("e3"));
    page.click(&on("e5"));
    page.wait_until("the steps left", || whole("steps-left") == "«2 steps left»");
    page.wait_until("the announcement", || {
        whole("announce").contains("e4 to e5") && !whole("announce").contains("e5 to e6")
    });
    page.click(&hook("end-turn"));
    page.wait_until("the next turn", || whole("status") == "«Silver to move»");
    assert!(whole("announce").contains("Gold played 3g"), "{}", whole("announce"));
    assert!(whole("turn-list").contains("e3→e5"), "{}", whole("turn-list"));
    page.click(&hook("take-back"));
    page.wait_until("the turn before", || whole("status") == "«Gold to move»");
    // Another screen leaves nothing behind.
    page.click(&hook("study"));
    page.wait_for(&hook("study-tree"));
    assert!(
        !page
            .script("return document.querySelector('main').textContent")
            .as_str()
            .unwrap()
            .contains("Take back")
    );
}

/// The names of the players and the event, from right to left, with signs whose direction is that of their neighbours.
const NAMES: &str = "[Gold \"אבי כהן (2)\"]\n[Silver \"محمد – [x] 3\"]\n[GoldRating \"2100\"]\n\
    [Event \"Кубок (2)\"]\n\n\
    1g Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Ha2 Db2 Cc2 Md2 Ee2 Cf2 Dg2 Hh2\n\
    1s ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 ha7 db7 cc7 ed7 me7 cf7 dg7 hh7\n\
    2g Ee2n Ee3n {שלום! Ee2n (ok)}\n2s ed7s ed6s\n";

/// The left edges of what is found of these words inside an element, in the order of the words.
const LEFTS: &str = r"
    const walker = document.createTreeWalker(document.querySelector(arguments[0]), NodeFilter.SHOW_TEXT);
    const nodes = [];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    return arguments[1].map((word) => {
        const node = nodes.find(({ data }) => data.includes(word));
        const range = document.createRange();
        const at = node.data.indexOf(word);
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        return range.getBoundingClientRect().left;
    });
";

#[track_caller]
fn assert_from_left(page: &Page, selector: &str, words: &[&str]) {
    let lefts = page.script_with(LEFTS, vec![json!(selector), json!(words)]);
    let lefts: Vec<f64> = lefts.as_array().unwrap().iter().map(|left| left.as_f64().unwrap()).collect();
    assert!(lefts.is_sorted(), "{selector}: {words:?} are at {lefts:?}");
}

fn the_board_and_the_names_keep_their_order(page: &mut Page) {
    page.open_at("#/study");
    page.script_with(
        "location.hash = `#/study?record=${encodeURIComponent(arguments[0])}`",
        vec![json!(NAMES)],
    );
    page.wait_for(&hook("study-tree"));
    assert_from_left(page, &hook("plate-gold"), &["אבי", "(2100)"]);
    page.click(&hook("library"));
    page.wait_for(&hook("open-game"));
    page.wait_for_text(&hook("open-game"), "Кубок");
    // Gold's whole name, the dash, silver's whole name, the event.
    assert_from_left(page, &hook("open-game"), &["כהן", "– \u{2068}", "3\u{2069}", "محمد", "Кубок"]);
    page.screenshot("names-from-right-to-left");

    // ---- A document from right to left ----
    page.click(&hook("open-game"));
    page.wait_for(&hook("board"));
    page.script("document.documentElement.dir = 'rtl'");
    let left = |square: &str| {
        let script = "return document.querySelector(arguments[0]).getBoundingClientRect().left";
        page.script_with(script, vec![json!(on(square))]).as_f64().unwrap()
    };
    assert!(left("a1") < left("b1") && left("b1") < left("h1"), "the board is mirrored");
    page.screenshot("page-from-right-to-left");
}

/// Presses a key of another keyboard on the board: its value, its place and what else is special about it.
fn press(page: &Page, key: &str, code: &str, more: serde_json::Value) {
    let script = "
        const target = document.querySelector('[data-square][tabindex=\"0\"]') ?? document.body;
        target.focus();
        const event = new KeyboardEvent('keydown', { key: arguments[0], code: arguments[1], bubbles: true, cancelable: true, ...arguments[2] });
        target.dispatchEvent(event);";
    page.script_with(script, vec![json!(key), json!(code), more]);
}

fn keys_go_by_their_place_and_leave_input_methods_alone(page: &mut Page) {
    let game = game_of(Preset::NinetyNine, Preset::NinetyNine, &["Ee2n", "ra7s"]);
    page.open_game(&game, "person", "person");
    let bottom = |side: &str| page.wait_for(&format!("{}[data-bottom={side}]", hook("board")));
    bottom("g");
    // F on a Russian keyboard.
    press(page, "а", "KeyF", json!({}));
    bottom("s");
    press(page, "F", "KeyF", json!({ "modifierCapsLock": true }));
    bottom("g");
    // An input method composes.
    press(page, "f", "KeyF", json!({ "isComposing": true }));
    press(page, "f", "KeyF", json!({ "keyCode": 229 }));
    bottom("g");
    for (from, to) in [("e3", "e4"), ("d2", "d3")] {
        page.click(&on(from));
        page.click(&on(to));
    }
    page.wait_for_draft("Ee3n Md2n");
    press(page, "z", "KeyZ", json!({ "ctrlKey": true }));
    page.wait_for_draft("Ee3n");
    press(page, "я", "KeyZ", json!({ "metaKey": true }));
    page.wait_for_draft("");
    page.press_with(&[Key::Control], 'y');
    page.wait_for_draft("Ee3n");

    // ---- A lesson ----
    page.wait_for("html[data-offline=ready]");
    page.open_at("#/learn/steps");
    page.wait_for(&hook("lesson-task"));
    page.click(&on("d5"));
    page.click(&on("d6"));
    page.wait_for_text(&hook("steps-left"), "");
    page.wait_for(&format!("{}[data-left='3']", hook("steps-left")));
    page.press_with(&[Key::Control], 'z');
    page.wait_for(&format!("{}[data-left='4']", hook("steps-left")));
}

/// Makes what is for paper apply to the screen.
const PRINT: &str = r"
    for (const sheet of document.styleSheets) for (const rule of sheet.cssRules) {
        if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') rule.media.mediaText = 'all';
    }";

fn paper_has_the_whole_board_and_all_turns(page: &mut Page) {
    let turns = ["Ee2n", "ra7s", "Ee3n", "rh7s", "Ee4n", "ra6s", "Hh2n", "rh6s"];
    let game = game_of(Preset::NinetyNine, Preset::NinetyNine, &turns);
    page.open_game(&game, "person", "person");
    let looks = |page: &Page, list: &str, what: &str| {
        for (width, height) in [(794, 1123), (1123, 794), (360, 740)] {
            page.set_size(width, height);
            let script = r"
                const box = (selector) => document.querySelector(selector).getBoundingClientRect();
                const [board, list] = [box('.board'), document.querySelector(arguments[0])];
                const buttons = [...document.querySelectorAll('#app button:not(.ply), .bar, #app input')];
                const last = [...list.querySelectorAll('.ply')].at(-1).getBoundingClientRect();
                return {
                    square: Math.abs(board.width - board.height) < 2 && board.width > 200 && board.left >= 0 && board.right <= innerWidth,
                    unrolled: list.scrollHeight <= list.clientHeight + 1 && last.height > 0,
                    buttons: buttons.filter((button) => button.checkVisibility()).map((button) => button.dataset.test ?? button.className),
                };";
            let found = page.script_with(script, vec![json!(list)]);
            assert_eq!(
                found,
                json!({ "square": true, "unrolled": true, "buttons": [] }),
                "{what} at {width}×{height}"
            );
            page.screenshot(&format!("print-{what}-{width}"));
        }
    };
    page.script(PRINT);
    looks(page, ".turns-list", "game");
    page.wait_for("html[data-offline=ready]");
    page.open_at("#/study");
    page.wait_for(&hook("study-tree"));
    page.script(PRINT);
    looks(page, ".tree", "study");
}
