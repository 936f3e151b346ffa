//! `<arimaa-board mode="board">`: pages that play on it, refuse what people play, and draw.

use ansa_tests::browser::{Key, Page};
use serde_json::{Value, json};

use super::element_viewer::{of, on_page};

const SCRIPT: &str = "<script type=\"module\" src=\"ansa/element/arimaa-board.js\"></script></head>";

/// Both sides have set up, and the comments have evaluations.
const RECORD: &str = "1g Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Ha2 Db2 Cc2 Md2 Ee2 Cf2 Dg2 Hh2\n\
    1s ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 ha7 db7 cc7 ed7 me7 cf7 dg7 hh7 {[%eval +0.00,8]}\n";

/// Records every event, and opens a page with this element.
fn on_board(name: &str, element: &str, test: impl Fn(&mut Page)) {
    let body = format!(
        "<script>
            window.heard = [];
            for (const type of ['before-step', 'before-turn', 'step', 'turn', 'ply', 'end', 'draw', 'error'])
                document.addEventListener(type, ({{ target, detail }}) => heard.push([type, detail]), true);
        </script>{SCRIPT}<body>{element}</body>"
    );
    on_page(name, &body, |page| {
        page.wait_until("the element", || {
            page.script(
                "return !!document.querySelector('arimaa-board').shadowRoot?.querySelector('[data-test=stage]')",
            ) == json!(true)
        });
        test(page);
    });
}

/// Takes the types of the events so far.
fn heard(page: &Page) -> Value {
    page.script("return heard.splice(0).map(([type]) => type)")
}

/// The code or the name of the error that a script throws, and its message.
fn thrown(page: &Page, script: &str) -> Value {
    of(
        page,
        &format!("try {{ {script} }} catch (error) {{ return [error.code ?? error.name, error.message] }}"),
    )
}

/// The piece on a square.
fn piece(page: &Page, square: &str) -> Value {
    of(page, &format!("return inside('[data-square={square}]').dataset.piece ?? null"))
}

/// Moves the piece on a square one step up by keys.
fn step_up(page: &Page, square: &str) {
    of(page, &format!("inside('[data-square={square}]').focus()"));
    page.press_with(&[Key::Shift], Key::Up);
}

#[test]
fn a_page_allows_and_refuses_what_people_play() {
    let element = format!("<arimaa-board mode=\"board\" record=\"{RECORD}\"></arimaa-board>");
    on_board("element_board_events", &element, |page| {
        assert_eq!(heard(page), json!([]));
        step_up(page, "e2");
        let events = page.script("return heard.splice(0)");
        let step = json!({ "step": "Ee2n", "from": "e2", "to": "e3", "stepsLeft": 3, "by": "person" });
        assert_eq!(events, json!([["before-step", step], ["step", step]]));
        // ---- Refused: the board stays as it was, and so does the game ----
        page.script("window.refuse = (event) => event.preventDefault(); document.addEventListener('before-step', refuse);
            document.addEventListener('before-turn', refuse)");
        page.press_with(&[Key::Shift], Key::Up);
        assert_eq!(heard(page), json!(["before-step"]));
        assert_eq!((piece(page, "e3"), piece(page, "e4")), (json!("E"), Value::Null));
        page.press(Key::Enter);
        let events = page.script("return heard.splice(0)");
        assert_eq!(events[0][0], json!("before-turn"));
        assert_eq!((&events[0][1]["turn"], &events[0][1]["label"]), (&json!("Ee2n"), &json!("2g")));
        assert!(events[0][1]["record"].as_str().unwrap().contains("2g Ee2n"));
        assert_eq!((events.as_array().unwrap().len(), of(page, "return board.plies")), (1, json!(2)));
        page.script(
            "for (const type of ['before-step', 'before-turn']) document.removeEventListener(type, refuse)",
        );
        // ---- A listener that calls methods: what a person plays then comes too late ----
        page.script("document.addEventListener('before-turn', ({ target }) => { target.takeBack(); target.endTurn(); }, { once: true })");
        of(page, "inside('[data-test=end-turn]').click()");
        assert_eq!(of(page, "return board.plies"), json!(2), "silver's setup is there again, by the page");
        heard(page);
        step_up(page, "e2");
        heard(page);
        // ---- A listener that throws, and one that flips the board: nothing is refused ----
        page.script("window.addEventListener('error', (event) => event.preventDefault(), { once: true });
            document.addEventListener('before-turn', ({ target }) => { target.flip(); throw new Error('mine'); }, { once: true })");
        of(page, "inside('[data-test=end-turn]').click()");
        assert_eq!(heard(page), json!(["before-turn", "turn", "ply"]));
        assert_eq!(of(page, "return [board.plies, board.bottom]"), json!([3, "silver"]));
        // Some browsers report it even so.
        page.take_troubles();
        // ---- A listener that removes the element ----
        page.script(
            "document.addEventListener('before-step', ({ target }) => target.remove(), { once: true })",
        );
        of(page, "inside('[data-square=d7]').focus()");
        page.press_with(&[Key::Shift], Key::Up);
        assert_eq!(page.script("return document.querySelector('arimaa-board')"), Value::Null);
    });
}

#[test]
fn a_page_plays_on_its_board() {
    on_board(
        "element_board_methods",
        "<arimaa-board mode=\"board\" movable=\"none\"></arimaa-board>",
        |page| {
            let ready = "return board.ready.then((one) => one === board)";
            assert_eq!(of(page, ready), json!(true));
            assert_eq!(of(page, "return board.shadowRoot.querySelectorAll('button').length"), json!(0));
            let [gold, silver] = [0, 1].map(|line| {
                let line = RECORD.lines().nth(line).unwrap();
                line.split(" {").next().unwrap().split_once(' ').unwrap().1.to_owned()
            });
            of(
                page,
                &format!(
                    "board.play('{gold}'); board.play('{silver}'); board.step('Ee2n'); board.step('Ee3n'); board.undo()"
                ),
            );
            assert_eq!(heard(page), json!(["turn", "ply", "turn", "ply", "step", "step"]));
            assert_eq!((piece(page, "e3"), of(page, "return board.plies")), (json!("E"), json!(2)));
            of(page, "board.endTurn(); board.play('ed7s')");
            let events = page.script("return heard.splice(0)");
            assert_eq!(events[0][1]["by"], json!("page"));
            assert_eq!(
                of(page, "return board.game.trim().split('\\n').slice(-2)"),
                json!(["2g Ee2n", "2s ed7s"])
            );
            // ---- What is refused changes nothing ----
            for (script, code) in [
                ("board.play('Ee3n Ee4s')", "illegal"),
                ("board.play('nonsense')", "bad-turn"),
                ("board.play()", "bad-turn"),
                ("board.step('Ee3n Ee4n')", "bad-turn"),
                ("board.undo()", "nothing-to-undo"),
                ("board.endTurn()", "illegal"),
                ("board.record = board.game; board.mode = 'replay'; board.takeBack()", "wrong-mode"),
                ("board.record = null; board.undo()", "nothing-given"),
                ("document.createElement('arimaa-board').undo()", "not-ready"),
            ] {
                let error = thrown(page, script);
                assert_eq!(error[0], json!(code), "{script}: {error}");
                assert!(!error[1].as_str().unwrap().is_empty());
            }
            // ---- The end, and back from it ----
            of(
                page,
                "board.mode = 'board'; board.position = 'g [        R      r            E                                   ]'",
            );
            heard(page);
            of(page, "board.play('Ra7n')");
            assert_eq!(heard(page), json!(["step", "turn", "ply", "end"]));
            of(page, "board.takeBack()");
            assert_eq!((piece(page, "a7"), heard(page)), (json!("R"), json!(["ply"])));
            // ---- A file that is still loading ----
            let later = "board.removeAttribute('position'); board.src = 'game.txt';
            let code; try { board.undo() } catch (error) { code = error.code }
            return board.ready.then(() => [code, board.plies])";
            assert_eq!(of(page, later), json!(["not-ready", 4]));
        },
    );
}

#[test]
fn people_set_up_both_sides_on_a_new_board() {
    on_board("element_board_setup", "<arimaa-board mode=\"board\"></arimaa-board>", |page| {
        let status = "return inside('[data-test=status]').textContent";
        assert_eq!(of(page, status), json!("Gold sets up: swap pieces, then press Ready."));
        of(page, "inside('[data-square=a2]').click(); inside('[data-square=b2]').click()");
        let swapped = (piece(page, "a2"), piece(page, "b2"));
        assert_ne!(swapped.0, swapped.1);
        page.screenshot("element-board-setup");
        of(page, "inside('[data-test=end-turn]').click(); inside('[data-test=end-turn]').click()");
        assert_eq!(heard(page), json!(["before-turn", "turn", "ply", "before-turn", "turn", "ply"]));
        assert_eq!(of(page, status), json!("Gold to move, 4 steps left"));
        assert_eq!((piece(page, "a2"), piece(page, "b2")), swapped);
        of(page, "inside('[data-test=take-back]').click()");
        assert_eq!(of(page, status), json!("Silver sets up: swap pieces, then press Ready."));
        of(page, "board.movable = 'gold'");
        assert_eq!(of(page, "return board.plies"), json!(1), "the game goes on");
        page.wait_until("silver", || of(page, status) == json!("Silver to set up."));
    });
}

#[test]
fn a_page_sets_marks_and_people_draw() {
    let element = format!(
        "<arimaa-board record=\"{RECORD}\" drawable></arimaa-board>
        <script>document.querySelector('arimaa-board').circles = [{{ square: 'h8', colour: 'blue' }}]</script>"
    );
    on_board("element_board_marks", &element, |page| {
        let drawn =
            "return [...board.shadowRoot.querySelectorAll('[data-drawn]')].map((one) => one.dataset.drawn)";
        let lit = "return [...board.shadowRoot.querySelectorAll('[data-highlight]')].map((one) => one.dataset.highlight)";
        assert_eq!(of(page, drawn), json!(["Bh8"]), "a property that was set before the class was there");
        of(
            page,
            "board.arrows = [{ from: 'e2', to: 'e4' }, { from: 'a1', to: 'a3', colour: 'red' }]; board.highlights = ['c3', { square: 'f6', colour: 'yellow' }]",
        );
        page.wait_until("the marks", || of(page, drawn) == json!(["Ge2e4", "Ra1a3", "Bh8"]));
        assert_eq!(of(page, lit), json!(["Gc3", "Yf6"]));
        page.screenshot("element-board-marks");
        // ---- Bad values change nothing ----
        for script in [
            "board.arrows = 'e2e4'",
            "board.arrows = [{ from: 'e2' }]",
            "board.arrows = [{ from: 'e2', to: 'e9' }]",
            "board.arrows = [{ from: 'e2', to: 'e2' }]",
            "board.arrows = [{ from: 'e2', to: 'e4', colour: 'constructor' }]",
            "board.arrows = [null]",
            "board.circles = ['e4']",
            "board.circles = new Array(5000).fill({ square: 'e4' })",
            "board.highlights = [{ square: 4 }]",
        ] {
            let error = thrown(page, script);
            assert_eq!(error[0], json!("TypeError"), "{script}");
            assert!(error[1].as_str().unwrap().contains(" must "), "{error}");
        }
        assert_eq!(
            of(page, "return [board.arrows, board.circles, board.highlights]"),
            json!([
                [{ "from": "e2", "to": "e4" }, { "from": "a1", "to": "a3", "colour": "red" }],
                [{ "square": "h8", "colour": "blue" }],
                ["c3", { "square": "f6", "colour": "yellow" }]
            ])
        );
        // ---- People draw: with the right button, and by keys ----
        let drag = "const at = (square) => {
                const { left, top, width, height } = inside(`[data-square=${square}]`).getBoundingClientRect();
                return { clientX: left + width / 2, clientY: top + height / 2, isPrimary: true, pointerId: 1, button: 2, buttons: 2,
                    bubbles: true, composed: true, cancelable: true };
            };
            for (const [type, square] of [['pointerdown', 'd2'], ['pointermove', 'd4'], ['pointerup', 'd4']])
                inside(`[data-square=${square}]`).dispatchEvent(new PointerEvent(type, at(square)));
            const menu = new MouseEvent('contextmenu', at('d4'));
            inside('[data-square=d4]').dispatchEvent(menu);
            return menu.defaultPrevented";
        heard(page);
        let help = "return inside('#board-help').textContent";
        let keys = "M marks a square, and A draws an arrow to a square from the one marked last.";
        assert!(of(page, help).as_str().unwrap().ends_with(keys));
        assert_eq!(of(page, drag), json!(true), "no menu over what is drawn");
        let events = page.script("return heard.splice(0)");
        assert_eq!(events[0][0], json!("draw"));
        assert_eq!(events[0][1]["arrows"][2], json!({ "from": "d2", "to": "d4", "colour": "green" }));
        assert_eq!(events[0][1]["circles"], json!([{ "square": "h8", "colour": "blue" }]));
        of(page, "inside('[data-square=e5]').focus()");
        page.press('m');
        assert_eq!(of(page, "return board.circles.map(({ square }) => square)"), json!(["h8", "e5"]));
        assert_eq!(of(page, drawn), json!(["Ge2e4", "Ra1a3", "Bh8", "Gd2d4", "Ge5"]));
        // ---- What is drawn stays with other plies, and without `drawable`, until the page removes it ----
        of(page, "board.drawable = false; board.back()");
        assert_eq!(of(page, drag), json!(false));
        assert_eq!(of(page, help), json!("Arrow keys move around the board."));
        assert_eq!(of(page, "return board.arrows.length"), json!(3));
        of(page, "board.arrows = null; board.circles = undefined; board.highlights = []");
        page.wait_until("no marks", || of(page, drawn) == json!([]) && of(page, lit) == json!([]));
    });
}

#[test]
fn a_replay_shows_the_evaluations_of_its_record() {
    let record = format!("{RECORD}2g Ee2n {{[%eval +5.00,8]}}\n2s ed7s?? {{[%eval #2,9]}}\n3g Ee3n\n");
    let element = format!("<arimaa-board record=\"{record}\"></arimaa-board>");
    on_board("element_board_evaluations", &element, |page| {
        let shown = "const graph = inside('[data-test=graph]');
            return [graph.ariaValueNow, graph.ariaValueMax, graph.getAttribute('aria-valuetext'), inside('[data-test=evaluation]').textContent]";
        assert_eq!(
            of(page, shown),
            json!(["2", "5", "After Silver’s setup: 2 of 5 turns. The position is even.", "+0.00"])
        );
        let press = "const { left, right, top } = inside('[data-test=graph]').getBoundingClientRect();
            inside('[data-test=graph] svg').dispatchEvent(new MouseEvent('click', { clientX: left + (right - left) * 0.79, clientY: top + 3, bubbles: true, composed: true }))";
        of(page, press);
        assert_eq!(
            of(page, shown),
            json!(["4", "5", "After Silver’s turn 2: 4 of 5 turns. Gold wins in 2 turns.", "#2"])
        );
        of(page, "inside('[data-test=graph]').focus()");
        page.screenshot("element-board-evaluations");
        page.press(Key::Left);
        assert_eq!(of(page, "return board.ply"), json!(3));
        assert_eq!(of(page, shown)[3], json!("+5.00"));
        // ---- The other keys of a slider, which do not scroll ----
        let scrolled = of(page, "return scrollY");
        for (key, ply) in [
            (Key::Up, 4),
            (Key::Up, 5),
            (Key::Down, 4),
            (Key::PageDown, 0),
            (Key::Up, 1),
            (Key::PageUp, 5),
            (Key::Home, 0),
            (Key::End, 5),
        ] {
            page.press(key);
            assert_eq!(of(page, "return board.ply"), json!(ply), "{key:?}");
        }
        assert_eq!(of(page, "return scrollY"), scrolled);
        page.press_with(&[Key::Shift], Key::Down);
        assert_eq!(of(page, "return board.ply"), json!(5), "a key that is held makes it the page’s");
        of(page, "board.ply = 3");
        assert!(of(page, "return all('.turn').join(' ')").as_str().unwrap().contains("ed7s ??"));
        of(page, "board.hide = 'evaluations'");
        page.wait_until("no graph", || of(page, "return inside('[data-test=graph]')") == Value::Null);
    });
}
