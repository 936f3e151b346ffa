//! The engine of the study: drafts, threats, and the steps of mistakes.

use ansa_core::Game;
use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::hook;
use ansa_tests::in_each_browser;
use serde_json::{Value, json};

use super::clocks::hide;
use super::computer::LISTEN;
use super::navigation::{finished, shows};
use super::study::{begins, marked, two_turns};

in_each_browser!(
    ; long in firefox:
    a_draft_is_completed_and_a_threat_is_shown,
    places_that_are_passed_quickly_are_not_searched,
    the_step_that_was_wrong_is_named,
    the_analysis_survives_dead_workers_a_hidden_page_and_a_reload,
    an_endgame_is_known_exactly_also_without_a_network,
);

/// Opens the study of a finished game at the first turn, with the messages to the engine recorded.
fn study(page: &mut Page) -> Game {
    let game = finished();
    page.open_game(&game, "person", "level-1");
    page.wait_for_mode(&["over"]);
    page.script(LISTEN);
    page.click(&hook("study"));
    page.wait_for(&hook("study-tree"));
    page.press(Key::Home);
    shows(page, &game, 2);
    game
}

fn an_endgame_is_known_exactly_also_without_a_network(page: &mut Page) {
    // The longest win with four pieces, which no search sees.
    let position = "g [               r          h                            R  H     ]";
    page.site().keep_offline();
    page.open_at("#/study");
    page.type_into(&hook("study-text"), position);
    page.click(&hook("study-open"));
    page.wait_for(&hook("study-tree"));
    page.wait_until_loaded();
    page.press('l');
    page.wait_for_text(&hook("engine-score"), "+#15");

    page.site().stop();
    page.come_back();
    page.wait_for(&hook("study-tree"));
    if !page.has(&hook("engine-score")) {
        page.press('l');
    }
    page.wait_for_text(&hook("engine-score"), "+#15");
}

/// The last search that the engine was asked for.
fn asked(page: &Page) -> Value {
    page.script("return sent.findLast(({ type }) => type === 'search') ?? null")
}

fn a_draft_is_completed_and_a_threat_is_shown(page: &mut Page) {
    let game = study(page);
    page.press('l');
    page.wait_for(&hook("engine-line"));
    assert_eq!(asked(page)["steps"], json!(null));

    // ---- A draft ----
    begins(page, "Hb2n");
    page.wait_for_text(&hook("engine-about"), "after the first step");
    page.wait_until("the draft is searched", || asked(page)["steps"] == json!("Hb2n"));
    page.wait_until("a line that goes on", || {
        let lines = "return [...document.querySelectorAll('[data-test=engine-line]')].map((line) => line.textContent)";
        let lines = page.script(lines);
        let lines = lines.as_array().unwrap();
        !lines.is_empty() && lines.iter().all(|line| line.as_str().unwrap().contains("b2→"))
    });
    page.click(&hook("engine-line"));
    page.wait_until("the turn in the tree", || marked(page).contains("b2→"));
    assert_eq!(page.text(&hook("status")), "Silver to move");
    page.press('l');

    // ---- A threat ----
    page.press(Key::Home);
    shows(page, &game, 2);
    page.press('x');
    page.wait_for_text(&hook("engine-about"), "What Silver threatens");
    page.wait_for(&hook("engine-line"));
    page.wait_for(&hook("arrows"));
    assert_eq!(page.attribute(&hook("engine-threat"), "aria-checked").as_deref(), Some("true"));
    let record = asked(page)["game"].as_str().unwrap().to_owned();
    assert!(record.contains("s ["), "silver is to move: {record}");
    // It can't be played, and the button ends it.
    page.click(&hook("engine-line"));
    shows(page, &game, 2);
    page.click(&hook("engine-threat"));
    page.wait_until_gone(&hook("engine-about"));
    page.wait_until_gone(&hook("arrows"));
    // Another place ends it, too. Where the game is over, nothing threatens.
    page.press('x');
    page.wait_for(&hook("engine-about"));
    page.press(Key::Right);
    page.wait_until_gone(&hook("engine-about"));
    page.script("document.activeElement.blur()");
    page.press(Key::Home);
    page.press(Key::End);
    page.wait_until("the end", || marked(page).contains("b2→"));
}

/// What the list of mistakes and the tree say about gold's turn.
/// Presses the right and the left arrow key in turn, faster than a person would wait for an answer.
const RUN: &str = r"
    return new Promise((done) => {
        let count = 0;
        const timer = setInterval(() => {
            const key = count % 2 ? 'ArrowLeft' : 'ArrowRight';
            document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true }));
            if (++count === 31) { clearInterval(timer); done(); }
        }, 30);
    });
";

fn places_that_are_passed_quickly_are_not_searched(page: &mut Page) {
    let game = study(page);
    page.press('l');
    page.wait_for(&hook("engine-line"));
    let count =
        || page.script("return sent.filter(({ type }) => type === 'search').length").as_u64().unwrap();
    let before = count();
    page.script(RUN);
    shows(page, &game, 3);
    // Where it ends, it is searched.
    page.wait_for(&hook("engine-line"));
    let searches = count() - before;
    assert!((1..=10).contains(&searches), "{searches} searches of 31 places");
}

fn names_the_step(page: &Page) {
    let words = "The second step, a2→a3, gives away the most: 100\u{a0}%";
    page.wait_until("the words", || {
        let script = "return document.querySelector('[data-test=mistake-fault]')?.textContent ?? ''";
        page.script(script).as_str().unwrap().contains(words)
    });
    let mark = page.script("return document.querySelector('[data-test=step-fault]').title");
    assert!(mark.as_str().unwrap().contains(words), "{mark}");
}

fn the_step_that_was_wrong_is_named(page: &mut Page) {
    two_turns(page, "Ea1n Ea2n");
    // The game is over: there is nothing that the other side could threaten.
    page.press('x');
    page.wait_for_text(&hook("notice"), "no one can move here");
    page.click(&hook("analyse"));
    page.wait_until_gone(&hook("analyse"));
    page.click(&hook("mistake-before"));
    names_the_step(page);
    // It is all there after a reload, without another search.
    page.come_back();
    page.wait_for(&hook("graph"));
    page.click(&hook("step-back"));
    names_the_step(page);
    assert!(!page.has(&hook("analyse")));
}

fn the_analysis_survives_dead_workers_a_hidden_page_and_a_reload(page: &mut Page) {
    two_turns(page, "Ea1n Ea2n");
    page.script(LISTEN);
    hide(page, true);
    page.script("window.said.search = { type: 'dead', reason: 'a test' };");
    page.click(&hook("analyse"));
    page.wait_for("[data-test=analysis] [role=alert]");
    page.click(&hook("analyse"));
    page.wait_until("it has stopped", || {
        page.attribute(&hook("analyse"), "aria-pressed").as_deref() == Some("false")
    });
    // Only the first position is searched; then the page is loaded again.
    page.script("window.said = {}; window.count = 0;");
    page.script(
        "const post = Worker.prototype.postMessage;
         Worker.prototype.postMessage = function (message, ...rest) {
             if (message.type === 'search' && window.count++ > 0) return;
             post.call(this, message, ...rest);
         };",
    );
    page.click(&hook("analyse"));
    page.wait_for_text(&hook("analysed"), "1 of 2");
    page.come_back();
    page.wait_for_text(&hook("analysed"), "1 of 2");
    hide(page, true);
    page.click(&hook("analyse"));
    page.wait_until_gone(&hook("analyse"));
    hide(page, false);
    page.click(&hook("mistake-before"));
    names_the_step(page);
}
