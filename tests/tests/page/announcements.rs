//! What a screen reader is told: once, to its end, and not at each key.

use ansa_tests::browser::Page;
use ansa_tests::game_page::{Preset, game_of, hook};
use ansa_tests::in_each_browser;
use serde_json::json;

in_each_browser!(
    ; long in firefox:
    what_is_repeated_is_told_again_and_what_changes_is_told_at_rest,
);

/// Collects what is inserted into these live regions, as a browser announces it. What a region lacks is a region that
/// comes later, with its text: an alert.
const LISTEN: &str = r"
    window.told = [];
    new MutationObserver((records) => {
        const added = records.flatMap((record) => [...record.addedNodes]);
        for (const { target, addedNodes, type } of records) {
            // What is new is told as a whole.
            if (added.some((node) => node.contains(target))) continue;
            const region = target.closest?.('[aria-live], [role=alert], [role=status]') ?? target.parentElement?.closest('[aria-live]');
            for (const node of addedNodes) {
                const alert = node.matches?.('[role=alert], [role=status]') ? node : null;
                if (alert || region) told.push([(alert ?? region).dataset.test, node.textContent]);
            }
            if (type === 'characterData' && region) told.push([region.dataset.test, target.data]);
        }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
";

/// How often a region was told something with these words.
fn told(page: &Page, region: &str, words: &str) -> u64 {
    let script = "return told.filter(([region, words]) => region === arguments[0] && words.includes(arguments[1])).length";
    page.script_with(script, vec![json!(region), json!(words)]).as_u64().unwrap()
}

/// The text of an element for screen readers.
fn hidden(page: &Page, name: &str) -> String {
    let script = "return document.querySelector(arguments[0]).textContent";
    page.script_with(script, vec![json!(hook(name))]).as_str().unwrap().to_owned()
}

fn what_is_repeated_is_told_again_and_what_changes_is_told_at_rest(page: &mut Page) {
    let game = game_of(Preset::NinetyNine, Preset::NinetyNine, &["Ee2n", "ra7s"]);
    page.open_game(&game, "person", "person");

    // ---- The same refusal twice ----
    page.script(LISTEN);
    for count in 1..=2 {
        // There is no step yet.
        page.click(&hook("end-turn"));
        page.wait_until(&format!("refusal {count}"), || told(page, "notice", "") == count);
    }

    // ---- Typing ----
    page.press('/');
    page.wait_for(&hook("typed-turn"));
    page.script("told.splice(0)");
    page.type_into(&hook("typed-turn"), "Ee3n Ee4n");
    page.wait_for_text(&hook("typed-says"), "2 steps left");
    page.wait_until("the steps left", || told(page, "typed-announce", "2 steps left") == 1);
    let all = page.script("return told.filter(([region]) => region === 'typed-announce').length");
    assert!(all.as_u64() <= Some(2), "told at each key: {}", page.script("return told"));
    assert_eq!(
        page.script("return document.getElementById('typed-says').getAttribute('aria-live')"),
        json!(null)
    );
    page.click(&hook("typed-leave"));

    // ---- The engine ----
    page.click(&hook("study"));
    page.wait_for(&hook("engine-switch"));
    page.script("told.splice(0)");
    page.click(&hook("engine-switch"));
    page.wait_until("the switch", || told(page, "announce", "Engine on.") == 1);
    page.wait_until("the best line", || {
        let said = hidden(page, "engine-announce");
        said.contains("Best turn: ") && said.contains(" to ") && said.ends_with('.')
    });
    let count =
        page.script("return told.filter(([region, words]) => region === 'engine-announce' && words).length");
    assert!(count.as_u64() <= Some(3), "told at each depth: {}", page.script("return told"));
    page.click(&hook("engine-switch"));
    page.wait_until("the switch", || told(page, "announce", "Engine off.") == 1);
}
