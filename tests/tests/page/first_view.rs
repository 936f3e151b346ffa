//! What the page shows before the program runs.

use ansa_tests::browser::{Kind, Page};
use ansa_tests::game_page::hook;
use ansa_tests::in_each_browser;
use serde_json::json;

in_each_browser!(
    ; long in firefox:
    the_program_takes_the_place_of_the_first_view,
    another_screen_does_not_begin_with_the_home_screen,
);

/// What the two have in common, and where it is: `[what, box]` each. The order of attributes does not count, nor do
/// hooks for tests.
const PARTS: &str = r"
const told = (node) => {
    if (node.nodeType !== Node.ELEMENT_NODE) return node.textContent.trim();
    const attributes = [...node.attributes].filter(({ name }) => !['data-test', 'aria-current'].includes(name));
    return [node.localName, ...attributes.map(({ name, value }) => `${name}=${value}`).sort(), [...node.childNodes].map(told)];
};
const parts = (app) => ['.bar-logo', '.wordmark', '.home-goal', '.home-about', '.home-start', '.home-new', '.home-board']
    .map((what) => app.querySelector(what))
    .map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        const copy = part.cloneNode(true);
        copy.normalize();
        return [told(copy), [x, y, width, height].map((length) => Math.round(10 * length) / 10)];
    });
";

fn the_program_takes_the_place_of_the_first_view(page: &mut Page) {
    for (width, height) in [(412, 823), (820, 1180), (1280, 800)] {
        page.set_size(width, height);
        page.open();
        page.wait_for(&hook("home-play"));
        let program = page.script(&format!("{PARTS} return parts(document.getElementById('app'))"));
        let sent = page.script(&format!(
            "{PARTS} return fetch('./').then((page) => page.text()).then((text) => {{
                const sent = new DOMParser().parseFromString(text, 'text/html').getElementById('app');
                const app = document.getElementById('app');
                const shown = [...app.childNodes];
                app.replaceChildren(...document.importNode(sent, true).childNodes);
                const found = parts(app);
                app.replaceChildren(...shown);
                return found;
            }})"
        ));
        assert_eq!(sent, program, "in {width} by {height}");
    }
    if page.kind() == Kind::Chromium {
        let shifts = "return new Promise((done) => {
            new PerformanceObserver((list) => done(list.getEntries().map((entry) => entry.value)))
                .observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => done([]), 500);
        })";
        assert_eq!(page.script(shifts), json!([]), "something has moved");
    }
}

fn another_screen_does_not_begin_with_the_home_screen(page: &mut Page) {
    for (address, is_home) in
        [("#/play", false), ("#/learn", false), ("#/", true), ("", true), ("#/?dialog=settings", true)]
    {
        page.open_at(address);
        page.wait_for(&hook("settings"));
        let is_elsewhere = page.script("return document.documentElement.dataset.elsewhere !== undefined");
        assert_eq!(is_elsewhere, json!(!is_home), "{address}");
        let displays = page.script(
            "const probe = document.getElementById('app').appendChild(document.createElement('p'));
            const of = (name) => { probe.className = name; return getComputedStyle(probe).display; };
            const found = [of('first-view'), of('loading')];
            probe.remove();
            return found;",
        );
        assert_eq!(
            displays,
            if is_home { json!(["block", "none"]) } else { json!(["none", "block"]) },
            "{address}"
        );
    }
}
