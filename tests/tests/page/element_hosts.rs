//! `<arimaa-board>` on pages with their own ideas of width, text, policies and colours.

use std::fs;

use ansa_tests::browser::{Key, Kind, Page, Site, run_in_each_at};
use ansa_tests::needs;
use serde_json::{Value, json};

use super::element_viewer::{HEAD, RECORD};

pub(super) const ELEMENT: &str =
    "<script type=\"module\" src=\"ansa/element/arimaa-board.js\"></script></head>";

/// Everything that trusted types are about is refused, but for the one policy.
const TRUSTED: &str = "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src 'self' \
    'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'; img-src data:; require-trusted-types-for 'script'; \
    trusted-types ansa\" />";

/// Starts an engine of another copy of the package.
const OTHER_ENGINE: &str = "import { Engine } from './other/engine/engine-client.js';
    const start = async (options) => {
        const engine = new Engine(options);
        await engine.ready();
        engine.terminate();
    };
    // Its own file, and one that the page names.
    const own = start().then(() => start({ workerUrl: './other/engine/engine-worker.js?named' }));
    own.then(() => 'ready', ({ message }) => message).then((what) => (document.body.dataset.other = what));";

/// The full width of an element, in CSS pixels.
const USUAL: i64 = 576;

/// Runs a test on this page once its boards are shown. Two copies of the package are beside it.
pub(super) fn on_page(name: &str, page: &str, test: impl Fn(&mut Page)) {
    let Some(package) = needs::package() else { return };
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("index.html"), format!("{HEAD}{page}</html>")).unwrap();
    fs::write(folder.path().join("game.txt"), RECORD).unwrap();
    fs::write(folder.path().join("other.js"), OTHER_ENGINE).unwrap();
    run_in_each_at(
        name,
        || Site::start(folder.path(), "/").with("ansa", &package).with("other", &package),
        |page| {
            page.open();
            page.wait_until("the boards", || {
                page.script(
                    "return [...document.querySelectorAll('arimaa-board')].every((board) =>
                        board.shadowRoot?.querySelector('.board, [role=alert]'))",
                ) == json!(true)
            });
            test(page);
        },
    );
}

/// The value of a script about the element with an id, in the document or in another one, `inner`.
pub(super) fn of(page: &Page, id: &str, script: &str) -> Value {
    page.script(&format!(
        "const all = [document, window.inner];
        const board = all.map((one) => one?.getElementById('{id}')).find(Boolean);
        const inside = (selector) => board.shadowRoot.querySelector(selector);
        const style = (selector) => board.ownerDocument.defaultView.getComputedStyle(inside(selector));
        {script}"
    ))
}

#[test]
fn it_has_a_width_where_its_contents_decide_and_the_page_may_set_another() {
    let places = [
        ("block", "", ""),
        ("grid", "display: grid; place-items: center", ""),
        ("flex", "display: flex", ""),
        ("column", "display: flex; flex-direction: column; align-items: center", ""),
        ("float", "display: flow-root", "float: left"),
        ("inline", "", "display: inline-block"),
        ("absolute", "position: relative; height: 60rem", "position: absolute"),
        ("fit", "", "width: fit-content"),
        ("centred", "", "margin: 0 auto"),
        ("margins", "", "margin: 0 20px"),
        ("full", "width: 500px; display: flex", "--arimaa-board-size: 100%"),
        ("own", "display: flex", "width: 250px"),
        ("wide", "", "width: 700px"),
        ("size", "display: flex", "--arimaa-board-size: 200px"),
    ];
    let board = |id: &str, style: &str| {
        format!("<arimaa-board id=\"{id}\" style=\"{style}\" src=\"game.txt\"></arimaa-board>")
    };
    let boxes = places.map(|(id, around, own)| format!("<div style=\"{around}\">{}</div>", board(id, own)));
    let body = format!(
        "{ELEMENT}<body style=\"margin: 8px\">{}<dialog style=\"position: static\" open>{}</dialog></body>",
        boxes.concat(),
        board("dialog", "")
    );
    on_page("element_widths", &body, |page| {
        let width = |id: &str| {
            let width = of(page, id, "return Math.round(board.getBoundingClientRect().width)");
            assert_eq!(
                of(page, id, "return Math.round(inside('.board').getBoundingClientRect().width)"),
                width
            );
            width.as_i64().unwrap()
        };
        let ids = || places.map(|(id, ..)| id).into_iter().chain(["dialog"]);
        page.set_size(1280, 800);
        for id in ids() {
            let expected = match id {
                "own" => 250,
                "wide" => 700,
                "full" => 500,
                "size" => 200,
                _ => USUAL,
            };
            // The space that decides it has a width of its own.
            let more = if id == "fit" { 8 } else { 0 };
            assert!((expected..=expected + more).contains(&width(id)), "{id}: {}", width(id));
        }
        page.set_size(360, 740);
        page.script("for (const id of ['wide', 'full']) document.getElementById(id).parentNode.remove()");
        for id in ids().filter(|id| !["own", "size", "wide", "full"].contains(id)) {
            assert!((270..=344).contains(&width(id)), "{id}: {}", width(id));
        }
        let fits = "const root = document.scrollingElement; return root.scrollWidth <= root.clientWidth";
        assert_eq!(page.script(fits), json!(true), "the page scrolls to the side");
    });
}

#[test]
fn a_page_that_requires_trusted_types_has_boards_and_engines() {
    let body = format!(
        "{TRUSTED}<script type=\"module\" src=\"other.js\"></script>{ELEMENT}<body>
        <arimaa-board id=\"game\" src=\"game.txt\"></arimaa-board>
        <arimaa-board id=\"play\" mode=\"play\" side=\"silver\" level=\"1\"></arimaa-board></body>"
    );
    on_page("element_trusted", &body, |page| {
        assert_eq!(of(page, "game", "return inside('symbol[id=piece-cat] path').namespaceURI"), SVG);
        page.wait_until("the engine's first turn", || of(page, "play", "return board.plies") == json!(3));
        page.wait_until("the other engine", || {
            let told = page.script("return document.body.dataset.other ?? ''");
            assert!(told == json!("") || told == json!("ready"), "{told}");
            told == json!("ready")
        });
        // ---- The policy is for these addresses only ----
        let foreign = "const { policy } = globalThis[Symbol.for('ansa.policy')];
            if (!globalThis.trustedTypes) return 'no trusted types';
            return ['https://example.org/x.js', 'data:text/javascript,x', './other.js', ''].map((address) => {
                try { return String(policy.createScriptURL(address)); } catch ({ code, message }) { return `${code}: ${message}`; }
            })";
        let refused = |address: &str| {
            format!("engine-unavailable: the policy “ansa” is for engine workers, not for {address}")
        };
        let addresses = ["https://example.org/x.js", "data:text/javascript,x", "./other.js", ""];
        let said = page.script(foreign);
        assert!(said == json!(addresses.map(refused)) || said == json!("no trusted types"), "{said}");
        assert!(page.kind() != Kind::Chromium || said.is_array());
    });
}

const SVG: &str = "http://www.w3.org/2000/svg";

#[test]
fn whatever_fails_at_the_start_is_told() {
    let body = format!(
        "<script>
        MutationObserver.prototype.observe = () => {{ throw new Error('no observers'); }};
        window.heard = [];
        document.addEventListener('error', ({{ detail }}) => heard.push(detail), true);
        </script>{ELEMENT}<body><arimaa-board id=\"game\" src=\"game.txt\"></arimaa-board></body>"
    );
    on_page("element_not_started", &body, |page| {
        let message = "The board can’t be shown because its program did not start: no observers";
        assert_eq!(page.script("return heard"), json!([{ "code": "not-started", "message": message }]));
        assert_eq!(of(page, "game", "return inside('[role=alert]').textContent"), message);
    });
}

#[test]
fn its_text_is_its_own() {
    let body = format!(
        "<style>html {{ font-size: 62.5% }}</style>{ELEMENT}<body>
        <arimaa-board id=\"game\" src=\"game.txt\"></arimaa-board></body>"
    );
    on_page("element_text", &body, |page| {
        page.set_size(1280, 900);
        let looks = "return [board.getBoundingClientRect().width,
            ...['.player', '.counter', '.button', '.turn', '.comment'].map((part) => style(part).fontSize),
            style('.player').letterSpacing, style('.turn').textTransform, style('.stage').direction]";
        let mut expected = json!([USUAL, "14px", "14px", "14px", "14px", "14px", "normal", "none", "ltr"]);
        of(page, "game", "board.ply = 3");
        assert_eq!(of(page, "game", looks), expected);
        page.screenshot("element-with-own-text");
        // ---- A page that undoes everything ----
        page.script(
            "const rules = document.createElement('style');
            rules.textContent = `* { all: unset }
                html, body { display: block; font: 7px/3 serif; letter-spacing: 3px; text-transform: uppercase; direction: rtl }`;
            document.body.append(rules)",
        );
        expected[0] = json!(USUAL);
        let looks = looks.replace("board.getBound", "inside('.stage').getBound");
        assert_eq!(of(page, "game", &looks), expected);
        page.screenshot("element-on-a-page-without-styles");
    });
}

#[test]
fn with_forced_colours_the_turn_shown_and_the_focus_are_seen() {
    let body = format!("{ELEMENT}<body><arimaa-board id=\"game\" src=\"game.txt\"></arimaa-board></body>");
    on_page("element_forced_colours", &body, |page| {
        page.set_forced_colors(true);
        // Other colours are not shown, although they are the computed ones.
        let shown = "document.body.style.cssText = 'background: Highlight; color: HighlightText';
            const [shown, system] = [style('[aria-current]'), getComputedStyle(document.body)];
            const same = ['backgroundColor', 'color'].map((name) => shown[name] === system[name]);
            document.body.style.cssText = '';
            return [...same, shown.forcedColorAdjust]";
        assert_eq!(of(page, "game", shown), json!([true, true, "none"]));
        of(page, "game", "inside('[data-test=first]').focus()");
        page.press(Key::Tab);
        let focus = "const focused = board.shadowRoot.activeElement;
            return [focused.dataset.test, getComputedStyle(focused).outlineStyle, getComputedStyle(focused).outlineWidth]";
        assert_eq!(of(page, "game", focus), json!(["back", "solid", "3px"]));
        page.screenshot("element-with-forced-colours");
        page.set_forced_colors(false);
    });
}
