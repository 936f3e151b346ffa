//! The custom element `<arimaa-board>` from the npm package, on various pages in real browsers.

use std::fs;

use ansa_tests::browser::{Key, Page, Site, run_in_each_at};
use ansa_tests::needs;
use serde_json::{Value, json};
use tempfile::TempDir;

/// A short game. The third ply has a comment, and the fourth is the last.
const RECORD: &str = "1g Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Ha2 Db2 Cc2 Md2 Ee2 Cf2 Dg2 Hh2\n\
    1s ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 ha7 db7 cc7 ed7 me7 cf7 dg7 hh7\n\
    2g Ee2n Ee3n Ee4n Hh2n {The elephant goes forward.}\n2s ed7s ed6s\n";

/// Gold can reach its goal at once.
const GOAL: &str = "g [        R      r            E                                   ]";

/// A policy that allows only styles from files and scripts from the site.
const STRICT: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; \
    worker-src 'self'; img-src data:";

/// Records every event of every element, every violation of the policy, and how many workers were started and are
/// running.
const LISTEN: &str = "
    window.heard = [];
    // As many cores as a phone has. The elements should not use them all.
    Object.defineProperty(navigator, 'hardwareConcurrency', { value: 8 });
    window.workers = { made: 0, alive: 0 };
    window.Worker = class extends Worker {
      constructor(...given) {
        super(...given);
        workers.made++;
        workers.alive++;
      }
      terminate() {
        super.terminate();
        workers.alive--;
      }
    };
    // An error does not bubble.
    for (const type of ['ply', 'step', 'turn', 'end', 'solve', 'fail', 'error'])
      document.addEventListener(type, ({ target, detail }) => heard.push([target.id, type, detail]), type === 'error');
    window.uncaught = [];
    window.onerror = (event) => void uncaught.push(String(event));
    document.addEventListener('securitypolicyviolation', (event) => heard.push(['', 'violation', event.violatedDirective]));";

/// Runs a test on a page with these elements in its body and the package beside it.
fn on_page(name: &str, head: &str, body: &str, test: impl Fn(&mut Page)) {
    let Some(package) = needs::package() else { return };
    let folder = page_of(head, body);
    run_in_each_at(
        name,
        || Site::start(folder.path(), "/").with("ansa", &package),
        |page| {
            page.open();
            page.wait_until("all elements", || {
            let loading = "return document.querySelectorAll('arimaa-board').length > 0 && [...document.querySelectorAll('arimaa-board')]
                .every((board) => board.shadowRoot?.querySelector('[data-test=stage]'))";
            page.script(loading) == json!(true)
        });
            test(page);
        },
    );
}

fn page_of(head: &str, body: &str) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("game.txt"), RECORD).unwrap();
    fs::write(folder.path().join("listen.js"), LISTEN).unwrap();
    let page = format!(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\" /><title>A page</title>
        <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" /><link rel=\"icon\" href=\"data:,\" />
{head}<script src=\"listen.js\"></script>
        <script type=\"module\" src=\"ansa/element/arimaa-board.js\"></script></head>
        <body><main><h1>A page</h1>{body}</main></body></html>"
    );
    fs::write(folder.path().join("index.html"), page).unwrap();
    folder
}

/// The value of a script about the element with an id. In the script, `board` is the element and `inside` queries it.
fn of(page: &Page, id: &str, script: &str) -> Value {
    page.script(&format!(
        "const board = document.getElementById('{id}');
        const inside = (selector) => board.shadowRoot.querySelector(selector);
        {script}"
    ))
}

/// Takes the events so far, each as id, type and detail.
fn heard(page: &Page) -> Vec<Value> {
    page.script("return heard.splice(0)").as_array().unwrap().clone()
}

fn types(events: &[Value]) -> Vec<&str> {
    events.iter().map(|event| event[1].as_str().unwrap()).collect()
}

fn text(page: &Page, id: &str, selector: &str) -> String {
    of(page, id, &format!("return inside('{selector}')?.textContent ?? ''")).as_str().unwrap().to_owned()
}

fn press_button(page: &Page, id: &str, name: &str) {
    of(page, id, &format!("inside('[data-test={name}]').click()"));
}

fn replay(page: &mut Page) {
    heard(page);
    // ---- Keys, after a click on the board ----
    page.click("#game");
    page.press(Key::Right);
    let events = heard(page);
    assert_eq!(events, [json!(["game", "ply", { "ply": 3, "plies": 4, "label": "2g", "variation": false }])]);
    assert_eq!(of(page, "game", "return [board.ply, board.getAttribute('ply')]"), json!([3, "3"]));
    assert_eq!(text(page, "game", "[data-test=comment]"), "The elephant goes forward.");
    assert!(text(page, "game", "[data-test=announce]").starts_with("Gold played 2g: gold elephant e2 to e3"));
    page.press(Key::End);
    assert_eq!(types(&heard(page)), ["ply", "end"]);
    page.press(Key::Home);
    assert_eq!(of(page, "game", "return board.ply"), json!(2));
    // ---- The board's own keys read it square by square ----
    page.press(Key::Tab);
    let focus = "return board.shadowRoot.activeElement.getAttribute('aria-label')";
    assert_eq!(of(page, "game", focus), json!("gold elephant on e2"));
    page.press(Key::Up);
    assert_eq!(of(page, "game", focus), json!("e3, empty"));
    assert_eq!(of(page, "game", "return board.ply"), json!(2));
    // ---- Buttons ----
    heard(page);
    press_button(page, "game", "next");
    press_button(page, "game", "last");
    press_button(page, "game", "next");
    assert_eq!(types(&heard(page)), ["ply", "ply", "end"]);
    assert_eq!(of(page, "game", "return inside('[data-test=next]').ariaDisabled"), json!("true"));
    press_button(page, "game", "run");
    page.wait_until("the end of the replay", || {
        of(page, "game", "return board.ply === 4 && inside('[data-test=run]').title === 'Play'")
            == json!(true)
    });
    // ---- The wheel works only after the user has focused the element ----
    let wheel = "const event = new WheelEvent('wheel', { deltaY: -50, bubbles: true, composed: true, cancelable: true });
        inside('[data-square=a1]').dispatchEvent(event);
        return [event.defaultPrevented, board.ply]";
    page.script("document.activeElement.blur()");
    assert_eq!(of(page, "game", wheel), json!([false, 4]));
    of(page, "game", "board.focus()");
    assert_eq!(of(page, "game", focus), json!("e3, empty"), "the square that had the focus last");
    assert_eq!(of(page, "game", wheel), json!([true, 3]));
}

#[test]
fn a_replay_is_led_by_keys_buttons_and_the_wheel() {
    let body = format!("<arimaa-board id=\"game\" interval=\"100\">{RECORD}</arimaa-board>");
    on_page("element_replay", "", &body, replay);
}

#[test]
fn attributes_and_properties_follow_each_other() {
    let body = "<arimaa-board id=\"game\" src=\"game.txt\"></arimaa-board>";
    on_page("element_properties", "", body, |page| {
        page.wait_until("the game", || of(page, "game", "return board.plies") == json!(4));
        for (name, value, attribute) in [
            ("level", json!(9), "9"),
            ("interval", json!(700), "700"),
            ("label", json!("The final"), "The final"),
            ("bottom", json!("silver"), "silver"),
            ("board", json!("slate"), "slate"),
            ("pieces", json!("letters"), "letters"),
            ("coordinates", json!("off"), "off"),
            ("theme", json!("dark"), "dark"),
            ("autoplay", json!(true), ""),
        ] {
            let set = format!("board.{name} = {value}; return [board.getAttribute('{name}'), board.{name}]");
            assert_eq!(of(page, "game", &set), json!([attribute, value]), "{name}");
            let set = format!("board.removeAttribute('{name}'); return board.{name}");
            assert_ne!(of(page, "game", &set), value, "{name}");
            let set = format!("board.setAttribute('{name}', '{attribute}'); return board.{name}");
            assert_eq!(of(page, "game", &set), value, "{name}");
        }
        let ply = "board.ply = 3; const set = board.getAttribute('ply'); board.setAttribute('ply', '4'); return [set, board.ply]";
        assert_eq!(of(page, "game", ply), json!(["3", 4]));
        let looks = "return [inside('[role=grid]').dataset.bottom, inside('[data-test=stage]').getAttribute('aria-label'),
            getComputedStyle(inside('.coordinate')).display]";
        assert_eq!(of(page, "game", looks), json!(["s", "The final", "none"]));
        // Setting a property takes effect at once, and another game is shown from its start.
        let swap = "board.next(); const record = board.game; board.removeAttribute('src'); board.record = record + '3g Hh3n';
            return [board.plies, board.ply]";
        assert_eq!(of(page, "game", swap), json!([5, 4]), "a ply that the page has set stays");
    });
}

#[test]
fn errors_are_shown_in_the_element_and_reported_by_an_event() {
    let body = "<arimaa-board id=\"bad\" record=\"1g Ra1&#10;1s zz\"></arimaa-board>
        <arimaa-board id=\"none\"></arimaa-board><arimaa-board id=\"where\" src=\"data:text/plain,nothing\"></arimaa-board>
        <arimaa-board id=\"puzzle\" mode=\"chess\"></arimaa-board>
        <arimaa-board id=\"look\" board=\"marble\"></arimaa-board>";
    on_page("element_faults", "", body, |page| {
        page.wait_until("all faults", || page.script("return heard.length") == json!(5));
        let events = heard(page);
        let found = |id: &str| events.iter().find(|event| event[0] == id).unwrap()[2].clone();
        for (id, code) in [
            ("bad", "bad-record"),
            ("none", "nothing-given"),
            ("where", "bad-record"),
            ("puzzle", "bad-attribute"),
            ("look", "bad-attribute"),
        ] {
            let detail = found(id);
            assert_eq!(detail["code"], code, "{id}");
            assert_eq!(json!(text(page, id, "[role=alert]")), detail["message"], "{id}");
        }
        assert_eq!((&found("bad")["line"], &found("bad")["column"]), (&json!(2), &json!(4)));
        assert_eq!(
            page.script("return uncaught"),
            json!([]),
            "the window takes them for uncaught exceptions"
        );
        // A corrected record is shown, and the error disappears.
        of(page, "bad", &format!("board.record = {}", json!(RECORD)));
        page.wait_until("the game", || of(page, "bad", "return board.plies") == json!(4));
        assert_eq!(text(page, "bad", "[role=alert]"), "");
    });
}

#[test]
fn three_boards_on_a_narrow_page_with_a_strict_policy_one_of_them_playing() {
    let head =
        format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{}\" />", STRICT.replace('\n', " "));
    let head = format!("{head}<meta name=\"color-scheme\" content=\"light dark\" />");
    let body = format!(
        "<arimaa-board id=\"still\" position=\"{GOAL}\"></arimaa-board><p>Between.</p>
        <arimaa-board id=\"game\" src=\"game.txt\"></arimaa-board><p>Between.</p>
        <arimaa-board id=\"play\" mode=\"play\" level=\"1\"></arimaa-board>"
    );
    on_page("element_blog", &head, &body, |page| {
        page.set_size(360, 740);
        page.wait_until("the engine's setup", || {
            text(page, "play", "[data-test=status]").starts_with("Gold to move")
        });
        let fits = "const root = document.scrollingElement; return root.scrollWidth <= root.clientWidth";
        assert_eq!(page.script(fits), json!(true), "the page scrolls to the side");
        page.screenshot("element_blog");
        // ---- A finger scrolls the page everywhere except on pieces that can be moved ----
        let touch = |id, square| {
            let selector = format!("[data-square={square}] > .grip");
            of(page, id, &format!("return getComputedStyle(inside('{selector}')).touchAction"))
        };
        assert_eq!(
            [touch("still", "a7"), touch("game", "e2"), touch("play", "e7")],
            ["auto", "auto", "auto"]
        );
        assert_eq!(touch("play", "e2"), json!("pinch-zoom"));
        // ---- A turn entered with keys; the engine answers ----
        heard(page);
        of(page, "play", "inside('[data-square=e2]').focus()");
        page.press(' ');
        page.press(Key::Up);
        page.press(' ');
        assert_eq!(types(&heard(page)), ["step"]);
        page.press(Key::Enter);
        page.wait_until("the engine's turn", || of(page, "play", "return board.plies") == json!(4));
        let events = heard(page);
        let by: Vec<&Value> =
            events.iter().filter(|event| event[1] == "turn").map(|event| &event[2]["by"]).collect();
        assert_eq!(by, [&json!("person"), &json!("engine")]);
        assert!(events.iter().all(|event| event[1] != "violation"), "{events:?}");
        // ---- One engine, loaded only for the element in play mode ----
        assert_eq!(page.script("return workers.made"), json!(1), "{:?}", page.requests());
        assert_eq!(of(page, "game", "return board.ply"), json!(2), "the other boards were touched");
    });
}

#[test]
fn ten_boards_that_play_share_one_worker_and_the_last_one_ends_it() {
    let play = "<arimaa-board mode=\"play\" side=\"silver\" level=\"1\"></arimaa-board>".repeat(10);
    on_page("element_ten", "", &play, |page| {
        // The engine sets up and moves first on each. One element is removed while it waits, and that delays no other.
        page.script("document.querySelectorAll('arimaa-board')[1].remove()");
        let plies = "return [...document.querySelectorAll('arimaa-board')].map((board) => board.plies)";
        page.wait_until("nine turns of the engine", || page.script(plies) == json!(vec![3; 9]));
        assert_eq!(page.script("return workers"), json!({ "made": 1, "alive": 1 }));
        page.script(
            "document.querySelectorAll('arimaa-board:not(:last-child)').forEach((board) => board.remove())",
        );
        assert_eq!(page.script("return workers.alive"), json!(1));
        page.script("document.querySelector('arimaa-board').remove()");
        page.wait_until("the worker's end", || page.script("return workers.alive") == json!(0));
    });
}

#[test]
fn an_element_that_is_moved_goes_on_where_it_stood() {
    let body = "<arimaa-board id=\"game\" src=\"game.txt\" interval=\"100000\"></arimaa-board>
        <arimaa-board id=\"play\" mode=\"play\" level=\"1\"></arimaa-board>";
    // Moved to another place at once, or later.
    let at_once = "board.parentNode.prepend(board); return true";
    let later = "const { parentNode } = board; board.remove();
        return new Promise((resolve) => setTimeout(() => { parentNode.append(board); setTimeout(resolve, 100, true); }, 300))";
    on_page("element_moved", "", body, |page| {
        let status = |page: &Page| text(page, "play", "[data-test=status]");
        page.wait_until("the engine's setup", || status(page).starts_with("Gold to move"));
        page.wait_until("the game", || of(page, "game", "return board.plies") == json!(4));
        press_button(page, "game", "next");
        press_button(page, "game", "run");
        of(page, "play", "inside('[data-square=e2]').focus()");
        page.press_with(&[Key::Shift], Key::Up);
        heard(page);
        for (way, runs) in [(at_once, "Pause"), (later, "Play")] {
            of(page, "game", way);
            of(page, "play", way);
            assert_eq!(
                of(page, "game", "return [board.ply, inside('[data-test=run]').title]"),
                json!([3, runs])
            );
            assert_eq!(status(page), "Gold to move, 3 steps left");
            assert_eq!(of(page, "play", "return inside('[data-square=e3]').dataset.piece"), json!("E"));
        }
        assert_eq!(heard(page), [] as [Value; 0], "nothing has happened but that it was moved");
        let asked = page.requests().iter().filter(|url| url.ends_with("game.txt")).count();
        assert_eq!(asked, 1, "{:?}", page.requests());
        // ---- The engine's answer arrives, even if the engine was ended meanwhile ----
        for (plies, way) in [(4, at_once), (6, later)] {
            of(page, "play", &format!("inside('[data-test=end-turn]').click(); {way}"));
            page.wait_until("the engine's turn", || of(page, "play", "return board.plies") == json!(plies));
            of(page, "play", "inside('[data-square=d2]').focus()");
            page.press_with(&[Key::Shift], Key::Up);
        }
        assert!(heard(page).iter().all(|event| event[1] != "error"));
        assert_eq!(page.script("return workers.alive"), json!(1));
    });
}

#[test]
fn a_diagram_loads_no_engine_and_follows_the_page_s_scheme() {
    let body = format!("<arimaa-board id=\"still\" position=\"{GOAL}\"></arimaa-board>");
    on_page("element_still", "", &body, |page| {
        let light = "return getComputedStyle(inside('[data-square=a1]')).backgroundColor";
        let before = of(page, "still", light);
        page.script("document.documentElement.style.colorScheme = 'dark'");
        page.wait_until("the dark board", || of(page, "still", light) != before);
        of(page, "still", "board.theme = 'light'");
        assert_eq!(of(page, "still", light), before);
        let requests = page.requests();
        assert!(requests.iter().all(|url| !url.contains("engine")), "{requests:?}");
        assert_eq!(
            of(page, "still", "return inside('[role=grid]').getAttribute('aria-label')"),
            json!("Arimaa board")
        );
        assert_eq!(
            of(page, "still", "return inside('[data-square=h7]').getAttribute('aria-label')"),
            json!("silver rabbit on h7")
        );
        // It is unchanged after it was removed and added again.
        of(page, "still", "board.remove(); document.querySelector('main').append(board)");
        page.wait_until("the board again", || {
            of(page, "still", "return !!inside('[data-square=h7][data-piece=r]')") == json!(true)
        });
    });
}

#[test]
fn an_event_listener_may_remove_the_element() {
    let body = format!("<arimaa-board id=\"game\" interval=\"100\">{RECORD}</arimaa-board>");
    on_page("element_taken_out", "", &body, |page| {
        let out = "board.addEventListener('ply', () => board.remove(), { once: true });";
        for way in ["board.next()", "inside('[data-test=next]').click()", "inside('[data-test=run]').click()"]
        {
            of(page, "game", "window.board = board");
            of(page, "game", &format!("{out} {way}"));
            page.wait_until("the element to be gone", || {
                page.script("return !document.querySelector('arimaa-board')") == json!(true)
            });
            // Added again, it is rendered again and continues.
            page.script("document.querySelector('main').append(board)");
            page.wait_until("the board again", || {
                of(page, "game", "return board.plies === 4 && !!inside('[data-square=a1][data-piece=R]')")
                    == json!(true)
            });
            of(page, "game", "board.first()");
        }
    });
}

#[test]
fn a_puzzle_is_solved() {
    let body = format!("<arimaa-board id=\"puzzle\" mode=\"puzzle\" position=\"{GOAL}\"></arimaa-board>");
    on_page("element_puzzle", "", &body, |page| {
        assert_eq!(text(page, "puzzle", "[data-test=status]"), "Find the best turn for Gold: 4 steps left");
        of(page, "puzzle", "inside('[data-square=e5]').focus()");
        page.press_with(&[Key::Shift], Key::Up);
        heard(page);
        press_button(page, "puzzle", "end-turn");
        assert!(text(page, "puzzle", "[data-test=notice]").starts_with("That’s not the solution"));
        let events = heard(page);
        assert_eq!(types(&events), ["fail"]);
        assert_eq!(
            (&events[0][2]["fault"], &events[0][2]["puzzle"]),
            (&json!("not-the-solution"), &json!(null))
        );
        press_button(page, "puzzle", "reset");
        of(page, "puzzle", "inside('[data-square=a7]').focus()");
        page.press_with(&[Key::Shift], Key::Up);
        heard(page);
        page.press(Key::Enter);
        let events = heard(page);
        assert_eq!(types(&events), ["turn", "ply", "solve", "end"]);
        let solved = json!({ "puzzle": null, "turn": "Ra7n", "squares": null, "tries": 1, "hints": 0 });
        assert_eq!(events[2][2], solved);
        assert_eq!(events[3][2]["winner"], "gold");
    });
}

/// A goal in one turn and squares to mark, with a line that is no puzzle between them.
const PUZZLES: &str = "ansa-puzzles 1\n\
    goal1 g [........R......r............E...................................] 1200~150 Ra7n\n\
    goal0 g [................................................................] - Ra7n\n\
    captures g [.......r..................c.......D........................R....] 900~400 c5\n";

#[test]
fn puzzles_of_a_file_are_judged_by_the_rules() {
    let line = PUZZLES.lines().nth(1).unwrap();
    let body = format!(
        "<arimaa-board id=\"turn\" mode=\"puzzle\" puzzle=\"{line}\"></arimaa-board>
        <arimaa-board id=\"squares\" pick=\"2\"><script type=\"text/plain\">{PUZZLES}</script></arimaa-board>
        <arimaa-board id=\"none\" pick=\"9\" puzzle=\"{line}\"></arimaa-board>"
    );
    on_page("element_puzzles", "", &body, |page| {
        let events = heard(page);
        assert_eq!((types(&events), &events[0][2]["code"]), (vec!["error"], &json!("bad-puzzle")));
        // ---- A turn, by keys alone: wrong, with a hint, then right ----
        let asked = text(page, "turn", "[data-test=status]");
        assert_eq!(asked, "Gold: reach the goal this turn. 4 steps left.");
        of(page, "turn", "inside('[data-square=e5]').focus()");
        page.press_with(&[Key::Shift], Key::Up);
        heard(page);
        page.press(Key::Enter);
        let events = heard(page);
        assert_eq!(types(&events), ["fail"]);
        let failed = &events[0][2];
        assert_eq!((&failed["fault"], &failed["turn"]), (&json!("no-goal"), &json!("Ee5n")));
        assert_eq!(failed["message"], json!(text(page, "turn", "[data-test=notice]")));
        press_button(page, "turn", "reset");
        press_button(page, "turn", "hint");
        assert_eq!(text(page, "turn", "[data-test=notice]"), "Look at the gold rabbit on a7.");
        of(page, "turn", "inside('[data-square=a7]').focus()");
        page.press_with(&[Key::Shift], Key::Up);
        heard(page);
        page.press(Key::Enter);
        let events = heard(page);
        assert_eq!(types(&events), ["turn", "ply", "solve", "end"]);
        let solved = &events[2][2];
        assert_eq!(
            [&solved["turn"], &solved["tries"], &solved["hints"]],
            [&json!("Ra7n"), &json!(1), &json!(1)]
        );
        assert_eq!(solved["puzzle"].as_str().unwrap().len(), 8);
        // ---- Squares, by keys and by hand ----
        of(page, "squares", "inside('[data-square=b5]').focus()");
        page.press(' ');
        let marked = text(page, "squares", "[data-test=status]");
        assert!(marked.ends_with("Marked: b5."), "{marked}");
        press_button(page, "squares", "check");
        assert_eq!(text(page, "squares", "[data-test=notice]"), "b5 is wrong.");
        page.press(' ');
        of(page, "squares", "inside('[data-square=c5]').click()");
        heard(page);
        page.press(Key::Enter);
        let events = heard(page);
        assert_eq!(types(&events), ["solve"], "{}", text(page, "squares", "[data-test=notice]"));
        assert_eq!((&events[0][2]["squares"], &events[0][2]["tries"]), (&json!(["c5"]), &json!(1)));
    });
}

#[test]
fn an_iframe_takes_its_attributes_from_the_address() {
    let (Some(package), name) = (needs::package(), "element_embed") else { return };
    let folder = page_of("", "");
    let game: String = url::form_urlencoded::byte_serialize(RECORD.as_bytes()).collect();
    run_in_each_at(
        name,
        || Site::start(folder.path(), "/").with("ansa", &package),
        |page| {
            let site = page.site().url().clone();
            let at = |what: &str| site.join(&format!("ansa/element/embed.html#{what}")).unwrap().to_string();
            page.goto(&at(&format!("record={game}&ply=3&onclick=alert(1)")));
            let board = "const board = document.querySelector('arimaa-board'); return ";
            page.wait_until("the game", || page.script(&format!("{board} board.plies")) == json!(4));
            assert_eq!(
                page.script(&format!("{board} [board.ply, board.getAttribute('onclick')]")),
                json!([3, null])
            );
            page.set_size(400, 540);
            let fits = "const root = document.scrollingElement; return [root.scrollWidth, root.scrollHeight]";
            assert_eq!(page.script(fits), json!([400, 540]), "the board does not fit into its frame");
            page.screenshot("element_embed");
            page.goto(&at("mode=still&position=nothing"));
            page.wait_until("a sentence", || {
                let said =
                    format!("{board} board.shadowRoot.querySelector('[role=alert]')?.textContent ?? ''");
                page.script(&said).as_str().unwrap().starts_with("The position can")
            });
        },
    );
}

#[test]
fn the_blog_of_the_examples() {
    let Some(package) = needs::package() else { return };
    let folder = tempfile::tempdir().unwrap();
    let example = needs::project().join("examples/blog");
    for name in ["index.html", "game.txt"] {
        fs::copy(example.join(name), folder.path().join(name)).unwrap();
    }
    run_in_each_at(
        "element_example",
        || Site::start(folder.path(), "/").with("node_modules/ansa", &package),
        |page| {
            page.open();
            page.set_size(360, 740);
            let shown = "return [...document.querySelectorAll('arimaa-board')].map((board) => [board.ply, board.plies, board.label])";
            let all = json!([[0, 0, "Both setups"], [2, 6, "The first turns"], [2, 2, "Your game"]]);
            page.wait_until("the three boards, with the engine's setup", || page.script(shown) == all);
            let fits = "const root = document.scrollingElement; return root.scrollWidth <= root.clientWidth";
            assert_eq!(page.script(fits), json!(true), "the page scrolls to the side");
        },
    );
}
