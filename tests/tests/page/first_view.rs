//! What the page shows before the program runs.

use ansa_tests::browser::{Kind, Page};
use ansa_tests::game_page::hook;
use ansa_tests::in_each_browser;
use serde_json::json;

in_each_browser!(
    ; long in firefox:
    the_program_takes_the_place_of_the_first_view,
    each_screen_takes_the_place_of_its_first_view,
    another_screen_does_not_begin_with_the_home_screen,
);

/// What the two have in common, and where it is: `[what, box]` each. The order of attributes does not count, nor do
/// hooks for tests and the names of texts.
const PARTS: &str = r"
const told = (node) => {
    if (node.nodeType !== Node.ELEMENT_NODE) return node.textContent.trim();
    const attributes = [...node.attributes].filter(({ name }) => !['data-test', 'data-text', 'aria-current'].includes(name));
    return [node.localName, ...attributes.map(({ name, value }) => `${name}=${value}`).sort(), [...node.childNodes].map(told)];
};
const parts = (app) => ['.bar-logo', '.wordmark', '.home-goal', '.home-about', '.home-start', '.home-new', '.home-board']
    .map((what) => app.querySelector(what))
    .map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        const copy = part.cloneNode(true);
        copy.normalize();
        return [told(copy), [x, y, width, height].map((length) => Math.round(length))];
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

/// Opens an address in a frame. Returns what is shown before the program runs and then: the texts and boxes of the heading
/// and of what is below it.
const BEFORE_AND_AFTER: &str = r"
const [address, test] = arguments;
const frame = document.createElement('iframe');
frame.style.cssText = 'position: fixed; inset: 0; width: 100vw; height: 100vh; border: 0; z-index: 999';
const shown = () => [...frame.contentDocument.querySelectorAll('#app > main:not([hidden]) :is(h2, .page-screen-about)')]
    .map((part) => {
        // The place from the left changes with the scroll bar, which a long list brings.
        const { y, width, height } = part.getBoundingClientRect();
        return [part.textContent, [y, width, height].map(Math.round)];
    });
const until = async (what) => { while (!what()) await new Promise((done) => setTimeout(done, 1)); };
return (async () => {
    document.body.append(frame);
    frame.src = address;
    await until(() => frame.contentDocument.querySelector('#app > [data-screen]') && frame.contentDocument.readyState !== 'loading');
    const before = shown();
    await until(() => frame.contentDocument.querySelector(`[data-test=${test}]`));
    const after = shown();
    frame.remove();
    return [before, after];
})();
";

fn each_screen_takes_the_place_of_its_first_view(page: &mut Page) {
    for (width, height) in [(412, 823), (1280, 800)] {
        page.set_size(width, height);
        page.open();
        page.wait_for(&hook("home-play"));
        for (address, test) in
            [("#/learn", "course-screen"), ("#/puzzles", "puzzles-screen"), ("#/study", "study-screen")]
        {
            // With the fragment alone, the frame would load nothing.
            let address = format!("./?frame={address}");
            let views = page.script_with(BEFORE_AND_AFTER, vec![json!(address), json!(test)]);
            assert_eq!(views[0].as_array().map(Vec::len), Some(2), "{address} has no first view");
            assert_eq!(views[0], views[1], "{address} in {width} by {height}");
        }
    }
}

fn another_screen_does_not_begin_with_the_home_screen(page: &mut Page) {
    for (address, first_view) in [
        ("#/play", "play"),
        ("#/learn", "learn"),
        ("#/ladder", "loading"),
        ("#/learn/steps", "loading"),
        ("#/", ""),
        ("", ""),
        ("#/?dialog=settings", ""),
    ] {
        page.open();
        page.wait_for(&hook("home-play"));
        // The program in the frame waits for the first paint.
        let shown = page.script_with(
            "const frame = document.body.appendChild(document.createElement('iframe'));
            return new Promise((done) => {
                const look = () => {
                    const views = frame.contentDocument.querySelectorAll('#app > [data-screen], #app > .loading');
                    if (!views.length || frame.contentDocument.readyState === 'loading') return setTimeout(look, 1);
                    const isShown = (view) => frame.contentWindow.getComputedStyle(view).display !== 'none';
                    done([...views].filter(isShown).map((view) => view.dataset.screen ?? 'loading'));
                };
                frame.onload = look;
                frame.src = arguments[0];
                look();
            })",
            vec![json!(format!("./?frame={address}"))],
        );
        assert_eq!(shown, json!([first_view]), "{address}");
    }
}
