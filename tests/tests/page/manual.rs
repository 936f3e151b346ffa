//! The rules, the guide and the glossary: with the keyboard alone on a phone, by pointer, and with hostile words.

use ansa_board::testing::HOSTILE_TEXTS;
use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::hook;
use ansa_tests::in_each_browser;
use serde_json::json;

in_each_browser!(
    ; long in firefox:
    the_guide_is_searched_and_read_by_keys_alone,
    a_term_is_explained_by_pointer_and_finger_and_a_diagram_plays,
);

/// Presses Tab until an element has the focus.
#[track_caller]
fn tab_to(page: &Page, selector: &str) {
    for _ in 0..60 {
        if page.focus_is_on(selector) {
            return;
        }
        page.press(Key::Tab);
    }
    panic!("{selector} is not reached with Tab");
}

#[track_caller]
fn wait_for_focus(page: &Page, selector: &str) {
    page.wait_until("the focus", || page.focus_is_on(selector));
}

/// The heading of a rule or a term that an address leads to.
fn anchor(name: &str) -> String {
    format!("[data-anchor={name}]")
}

/// The word of a term inside another one's text.
fn term_in(entry: &str, term: &str) -> String {
    format!("[data-test=glossary-term][data-term={entry}] [data-test=term][data-term={term}]")
}

/// The tooltip that is open.
const OPEN_TIP: &str = "[data-test=term-tip]:not([hidden])";

#[track_caller]
fn assert_fits(page: &Page, what: &str) {
    let fits = "const root = document.scrollingElement; return root.scrollWidth <= root.clientWidth";
    assert_eq!(page.script(fits), json!(true), "{what} scrolls to the side");
}

fn the_guide_is_searched_and_read_by_keys_alone(page: &mut Page) {
    page.set_size(320, 640);
    page.open_at("#/guide");
    page.wait_for(&hook("guide-screen"));
    assert_fits(page, "the list of sections");
    tab_to(page, &hook("manual-search"));
    for letter in "hosta".chars() {
        page.press(letter);
    }
    page.wait_until("places with marked words", || {
        page.texts("[data-test=manual-hits] mark")
            .first()
            .is_some_and(|mark| mark.to_lowercase() == "hostage")
    });
    assert_fits(page, "the places found");
    page.screenshot("manual-search");
    page.press(Key::Down);
    page.press(Key::Down);
    page.press(Key::Up);
    assert!(page.focus_is_on(&hook("manual-hit")));
    page.press(Key::Enter);
    // ---- The term, and another in its text ----
    wait_for_focus(page, &anchor("hostage"));
    page.wait_for(&hook("glossary-screen"));
    assert_fits(page, "the glossary");
    page.press(Key::Escape);
    page.wait_for(&hook("guide-screen"));

    page.wait_until_loaded();
    page.open_at("#/glossary/camel-hostage");
    wait_for_focus(page, &anchor("camel-hostage"));
    let word = term_in("camel-hostage", "hostage");
    tab_to(page, &word);
    page.wait_for_text(OPEN_TIP, "holds frozen near a trap");
    let described = "const word = document.activeElement;
        return document.getElementById(word.getAttribute('aria-describedby')).textContent";
    assert!(page.script(described).as_str().unwrap().contains("holds frozen near a trap"));
    assert_fits(page, "a tooltip");
    page.screenshot("manual-term");
    // Escape closes the tooltip, and not the screen.
    page.press(Key::Escape);
    page.wait_until_gone(OPEN_TIP);
    assert!(page.has(&hook("glossary-screen")) && page.focus_is_on(&word));
    // Inside the tooltip is a link, which keeps it open.
    page.press(Key::Enter);
    page.wait_for(OPEN_TIP);
    page.press(Key::Tab);
    assert!(page.focus_is_on(&hook("term-more")) && page.has(OPEN_TIP));
    page.press(Key::Enter);
    wait_for_focus(page, &anchor("hostage"));
    assert!(!page.has(OPEN_TIP));

    // ---- A section, its neighbour, and back ----
    page.wait_until_loaded();
    page.open_at("#/guide/clocks");
    page.wait_for("[data-section=clocks]");
    assert_fits(page, "a section");
    tab_to(page, "a[href='#/guide/games']");
    page.press(Key::Enter);
    page.wait_for("[data-section=games]");
    wait_for_focus(page, "#screen-title");
    page.press(Key::Escape);
    page.wait_for("[data-section=clocks]");
    // Every key of the dialogs is in one list.
    page.open_at("#/guide/keys");
    page.wait_for_text("[data-section=keys]", "plan: try out turns for both sides");
    assert_fits(page, "the keys");

    // ---- Hostile words ----
    page.wait_until_loaded();
    page.open_at("#/guide");
    page.script("window.hacked = () => { document.title = 'hacked'; }");
    for words in HOSTILE_TEXTS.into_iter().filter(|words| words.chars().all(|letter| letter > '\u{1f}')) {
        page.type_into(&hook("manual-search"), words);
        page.wait_for(&format!("{}[data-count]", hook("manual-found")));
        page.clear(&hook("manual-search"));
    }
    assert_eq!(page.count(".manual img, .manual script, .manual iframe"), 0);
    assert_ne!(page.script("return document.title"), json!("hacked"));
    // What is no section, no rule and no term leads to the whole.
    page.wait_until_loaded();
    page.open_at("#/guide/chess");
    page.wait_for(&hook("guide-screen"));
    page.open_at("#/rules/castling");
    page.wait_for(&hook("rules-screen"));
}

fn a_term_is_explained_by_pointer_and_finger_and_a_diagram_plays(page: &mut Page) {
    page.open_at("#/rules/push");
    wait_for_focus(page, &anchor("push"));
    // ---- The diagram in view plays by itself ----
    let diagram = "[data-rule=push] [data-test=diagram]";
    page.wait_for(&format!("{diagram}[data-running=true]"));
    page.wait_for(&format!("{diagram}[data-at='1']"));
    page.wait_for_text(&format!("{diagram} [data-test=diagram-step]"), "Silver dog d5 to d6.");
    page.screenshot("manual-rules");
    page.click(&format!("{diagram} [data-test=diagram-pause]"));
    page.wait_for(&format!("{diagram}[data-running=false]"));
    let at = page.attribute(diagram, "data-at").unwrap();
    page.click(&format!("{diagram} [data-test=diagram-on]"));
    page.wait_until("the next step", || page.attribute(diagram, "data-at") != Some(at.clone()));
    for _ in 0..4 {
        page.click(&format!("{diagram} [data-test=diagram-on]"));
    }
    page.wait_for(&format!("{diagram}[data-at='4']"));
    // One far away waits until it is seen.
    page.wait_for("[data-rule=immobilisation] [data-test=diagram][data-running=false]");

    // ---- A term, by the pointer ----
    let word = "[data-rule=pieces] [data-test=term][data-term=freeze]";
    page.hover(word);
    page.wait_for_text(OPEN_TIP, "can’t step, push or pull");
    page.hover(OPEN_TIP);
    page.wait_for(OPEN_TIP);
    page.hover(&hook("rules"));
    page.wait_until_gone(OPEN_TIP);
    // Pressed, it stays until a press elsewhere.
    page.click(word);
    page.hover(&hook("rules"));
    page.wait_for(OPEN_TIP);
    page.click("#screen-title");
    page.wait_until_gone(OPEN_TIP);
    page.click(word);
    page.click("[data-test=term-more]");
    wait_for_focus(page, &anchor("freeze"));
    page.script("history.back()");
    page.wait_for(&hook("rules-screen"));
    // ---- By a finger ----
    page.tap(word);
    page.wait_for(OPEN_TIP);
    page.tap(word);
    page.wait_until_gone(OPEN_TIP);

    // ---- With less motion, a diagram waits for a person ----
    page.set_reduced_motion(true);
    page.wait_until_loaded();
    page.open_at("#/rules/pull");
    wait_for_focus(page, &anchor("pull"));
    let diagram = "[data-rule=pull] [data-test=diagram]";
    page.wait_for(&format!("{diagram}[data-running=false]"));
    page.click(&format!("{diagram} [data-test=diagram-play]"));
    page.wait_for(&format!("{diagram}[data-running=true]"));

    // ---- From a lesson to a term, and back; from the study and the editor to their sections ----
    page.wait_until_loaded();
    page.open_at("#/learn/horse-hostage");
    page.click("[data-test=lesson-task] [data-test=term][data-term=hostage]");
    page.click("[data-test=term-more]");
    wait_for_focus(page, &anchor("hostage"));
    page.click(&hook("close"));
    page.wait_for(&hook("lesson-screen"));
    page.wait_until_loaded();
    page.open_at("#/editor");
    page.click(&hook("guide-link"));
    page.wait_for("[data-section=editor]");
    page.click(&hook("close"));
    page.wait_for(&hook("editor-screen"));
}
