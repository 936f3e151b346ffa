//! The parts of the program that are loaded when they are first shown.

use ansa_tests::browser::Page;
use ansa_tests::game_page::hook;
use ansa_tests::in_each_browser;
use serde_json::json;

in_each_browser!(
    ; long in firefox:
    a_part_is_loaded_once_and_a_missing_one_can_be_asked_for_again,
    what_an_address_needs_is_requested_with_the_program,
    an_old_tab_says_that_there_is_a_newer_version,
);

/// The parts that the page has asked for, by name: some are asked for in the same moment.
const ASKED: &str = "return performance.getEntriesByType('resource')
    .map((entry) => entry.name.match(/parts\\/(\\w+)\\.wasm/)?.[1]).filter(Boolean).sort()";
/// Lets no part arrive.
const LOSE: &str = "window.arriving ??= window.fetch;
    window.fetch = (address, ...options) =>
        String(address).includes('/parts/') ? Promise.reject(new TypeError('a test')) : arriving(address, ...options)";

fn a_part_is_loaded_once_and_a_missing_one_can_be_asked_for_again(page: &mut Page) {
    page.open();
    page.wait_for(&hook("home-play"));
    assert_eq!(page.script(ASKED), json!([]), "before it is needed");
    page.script(LOSE);
    page.click(&hook("settings"));
    page.wait_for_text(&hook("not-loaded-dialog"), "could not be loaded");
    page.click(&hook("load-part"));
    page.wait_for_text(&hook("not-loaded-dialog"), "could not be loaded");
    page.click(&hook("close"));
    page.wait_until_gone(&hook("not-loaded-dialog"));
    // A screen is left instead.
    page.click(&hook("library"));
    page.wait_for_text(&hook("not-loaded-dialog"), "could not be loaded");
    page.click(&hook("close"));
    page.wait_for(&hook("home-play"));
    // The console names the reason. The games need the store, which is in a part of its own.
    assert_eq!(page.take_troubles().len(), 4);
    page.wait_for_text(&hook("not-saved"), "could not be loaded");

    page.script("window.fetch = window.arriving");
    page.click(&hook("settings"));
    page.wait_for(&hook("settings-dialog"));
    page.click(&hook("close"));
    page.wait_until_gone(&hook("settings-dialog"));
    page.click(&hook("library"));
    page.wait_for(&hook("library-screen"));
    page.wait_until_gone(&hook("not-saved"));
    page.script("history.back()");
    page.wait_for(&hook("home-play"));
    page.click(&hook("settings"));
    page.wait_for(&hook("settings-dialog"));
    assert_eq!(page.script(ASKED), json!(["dialogs", "games", "saved"]));
}

fn an_old_tab_says_that_there_is_a_newer_version(page: &mut Page) {
    page.open();
    page.wait_for(&hook("home-play"));
    page.script(LOSE);
    // As if the site had another build by now.
    page.script("document.querySelector('meta[name=ansa-build]').content = 'feedfacefeedface'");
    page.click(&hook("library"));
    page.wait_for_text(&hook("not-loaded-dialog"), "Ansa has been updated");
    page.take_troubles();
    page.click(&hook("load-anew"));
    page.wait_for(&hook("library-screen"));
}

fn what_an_address_needs_is_requested_with_the_program(page: &mut Page) {
    for (address, part) in [
        ("#/games", "library-screen"),
        ("#/statistics", "statistics-screen"),
        ("#/study", "study-text"),
        ("#/editor", "editor-screen"),
        ("#/mistakes", "review-screen"),
        ("#/learn", "course-screen"),
        ("#/learn/steps", "lesson-screen"),
        ("#/puzzles", "puzzles-screen"),
        ("#/ladder", "ladder-screen"),
        ("#/rules", "rules-screen"),
        ("#/guide", "guide-screen"),
    ] {
        page.open_at(address);
        page.wait_for(&hook(part));
        // Who requested each file of the part, and how often.
        let requests = page.script(
            "const requests = {};
            for (const { name, initiatorType } of performance.getEntriesByType('resource')) {
                const file = name.match(/(parts|texts)\\/.*|later\\.css/)?.[0];
                if (file && !file.endsWith('shell.txt')) (requests[file] ??= []).push(initiatorType);
            }
            return requests",
        );
        let requests = requests.as_object().unwrap();
        assert!(requests.len() > 3, "{address}: {requests:?}");
        for (file, initiators) in requests {
            assert_eq!(initiators, &json!(["link"]), "{file} at {address}");
        }
    }
}
