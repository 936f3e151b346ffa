//! The replay of `<arimaa-board>`: players, the list of turns, variations and the menu; and the frame for other sites.

use std::fs;

use ansa_tests::browser::{Key, Page, Site, run_in_each_at};
use ansa_tests::needs;
use serde_json::{Value, json};

pub(super) const RECORD: &str = "[Gold \"Anna <i>A.</i>\"]\n[Silver \"Ben\"]\n[GoldRating \"1850\"]\n[TimeControl \"1m/5m\"]\n\n\
    1g Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Ha2 Db2 Cc2 Md2 Ee2 Cf2 Dg2 Hh2 {[%emt 0:00:20]}\n\
    1s ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 ha7 db7 cc7 ed7 me7 cf7 dg7 hh7 {[%emt 0:00:20]}\n\
    2g Db2n Db3e Cc2w Dc3x {[%emt 0:01:30] A <script>lost</script> dog.}\n\
    (\n{Safer:}\n2g Ee2n\n2s me7s\n(\n2s ed7s\n)\n3g Ee3n\n)\n2s ed7s ed6s {[%emt 0:00:10]}\n";

pub(super) const HEAD: &str = "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\" /><title>A page</title>\
    <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" /><link rel=\"icon\" href=\"data:,\" />";

/// Runs a test on this page, with the package beside it.
pub(super) fn on_page(name: &str, page: &str, test: impl Fn(&mut Page)) {
    let Some(package) = needs::package() else { return };
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("index.html"), format!("{HEAD}{page}</html>")).unwrap();
    fs::write(folder.path().join("game.txt"), RECORD).unwrap();
    run_in_each_at(
        name,
        || Site::start(folder.path(), "/").with("ansa", &package),
        |page| {
            page.open();
            test(page);
        },
    );
}

/// The value of a script about the element. In it, `inside` queries the element and `all` queries all.
pub(super) fn of(page: &Page, script: &str) -> Value {
    page.script(&format!(
        "const board = document.querySelector('arimaa-board');
        const inside = (selector) => board.shadowRoot.querySelector(selector);
        const all = (selector) => [...board.shadowRoot.querySelectorAll(selector)].map((one) => one.textContent);
        {script}"
    ))
}

fn press_button(page: &Page, name: &str) {
    of(page, &format!("inside('[data-test={name}]').click()"));
}

#[test]
fn a_replay_shows_players_turns_and_variations() {
    let body = "<script type=\"module\" src=\"ansa/element/arimaa-board.js\"></script></head>
        <body><p>Before.</p><arimaa-board src=\"game.txt\"></arimaa-board><p style=\"height: 200vh\">After.</p></body>";
    on_page("element_viewer", body, |page| {
        page.wait_until("the game", || of(page, "return board.plies") == json!(4));
        page.script(
            "window.heard = []; document.addEventListener('ply', ({ detail }) => heard.push(detail))",
        );
        // ---- The players, the one at the top first ----
        let players = "return all('.player').map((line) => line.replace(/\\s+/g, ' '))";
        assert_eq!(of(page, players), json!(["Silver: Ben6:00", "Gold: Anna <i>A.</i>18506:00"]));
        assert_eq!(
            of(page, "return inside('.player i, .note script')"),
            json!(null),
            "words became elements"
        );
        press_button(page, "next");
        let gold = "return [inside('[data-test=player-gold] .clock').textContent, inside('[data-test=player-gold] [data-test=lost]').ariaLabel]";
        assert_eq!(of(page, gold), json!(["5:30", "Lost: gold dog."]));
        // ---- The list of turns ----
        let shown = "return all('[aria-current=step]')";
        assert_eq!(of(page, shown), json!(["2g Db2n Db3e Cc2w Dc3x"]));
        let notes = json!(["A <script>lost</script> dog. ", "Safer: "]);
        assert_eq!(of(page, "return all('[data-test=note]')"), notes);
        let visible = "return getComputedStyle(inside('[data-test=comment]')).display";
        assert_eq!(of(page, visible), json!("none"), "the comment is shown twice");
        of(
            page,
            "[...board.shadowRoot.querySelectorAll('.turn')].find((turn) => turn.textContent === '2s me7s').click()",
        );
        let counter = "return [board.ply, board.plies, inside('[data-test=counter]').textContent]";
        let there = json!([4, 5, "After Silver’s turn 2 (variation): 4 of 5 turns"]);
        assert_eq!(of(page, counter), there);
        assert_eq!(page.script("return scrollY"), json!(0), "the list scrolled the page");
        let detail = json!({ "ply": 4, "plies": 5, "label": "2s", "variation": true });
        assert_eq!(page.script("return heard.pop()"), detail);
        // ---- Keys in the list, with the focus going along ----
        of(page, "inside('[aria-current]').focus()");
        page.press(Key::Down);
        let focus = "return board.shadowRoot.activeElement.textContent";
        assert_eq!(of(page, focus), json!("3g Ee3n"));
        page.press(Key::Up);
        page.press(Key::Up);
        page.press(Key::Up);
        assert_eq!(of(page, counter), json!([2, 4, "After Silver’s setup: 2 of 4 turns"]));
        page.press(Key::End);
        assert_eq!(of(page, focus), json!("2s ed7s ed6s"));
        // ---- The board turned around ----
        page.press('f');
        assert_eq!(
            of(page, "return [board.bottom, inside('.player').dataset.test]"),
            json!(["silver", "player-gold"])
        );
        // ---- The menu ----
        let menu =
            "return [inside('[data-test=menu-items]') !== null, board.shadowRoot.activeElement?.title]";
        press_button(page, "menu-button");
        of(page, "inside('[data-test=flip]').focus()");
        page.press(Key::Escape);
        assert_eq!(of(page, menu), json!([false, "Menu"]));
        of(page, "Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: async (text) => void (window.copied = text) } });
            board.requestFullscreen = async () => void (window.filled = true)");
        for item in ["copy", "fill", "flip"] {
            press_button(page, "menu-button");
            press_button(page, item);
            assert_eq!(of(page, menu), json!([false, "Menu"]), "{item}");
        }
        page.wait_until("the copy", || page.script("return window.copied") == json!(RECORD));
        assert_eq!(
            (page.script("return filled"), of(page, "return board.bottom")),
            (json!(true), json!("gold"))
        );
        press_button(page, "menu-button");
        of(page, "navigator.clipboard.writeText = () => Promise.reject(new Error())");
        press_button(page, "copy");
        page.wait_until("the refusal", || {
            of(page, "return inside('[data-test=notice]')?.textContent ?? ''")
                .as_str()
                .unwrap()
                .contains("could not")
        });
        page.catch_files();
        press_button(page, "menu-button");
        press_button(page, "save");
        page.wait_until("the file", || page.caught_files() == [("arimaa.txt".to_owned(), RECORD.to_owned())]);
        // ---- From narrow to wide ----
        for width in [240, 320, 600, 900] {
            page.set_size(width, 700);
            of(
                page,
                &format!(
                    "board.style.setProperty('--arimaa-board-size', '{width}px'); document.body.style.margin = 0"
                ),
            );
            let fits = "const { right } = board.getBoundingClientRect();
                return [...board.shadowRoot.querySelectorAll('.steps .button, .menu, .clock, .turn')].every((one) => one.getBoundingClientRect().right <= right + 1)";
            assert_eq!(of(page, fits), json!(true), "{width}: a button is outside");
            let beside = "return inside('.turns-list').getBoundingClientRect().left >= inside('.main').getBoundingClientRect().right";
            assert_eq!(of(page, beside), json!(width == 900), "{width}");
        }
        page.screenshot("element_viewer");
        // ---- Hidden parts ----
        let parts = "return ['.player', '.turns', '.menu', '[data-test=comment]'].map((part) => inside(part) !== null)";
        of(page, "board.ply = 3; board.hide = 'turns menu'");
        assert_eq!(of(page, "board.plies; return [board.getAttribute('hide')]"), json!(["turns menu"]));
        assert_eq!(of(page, parts), json!([true, false, false, true]));
        assert_eq!(of(page, visible), json!("block"), "without the list the comment is below the board");
    });
}

#[test]
fn a_frame_and_the_page_around_it_talk_only_to_each_other() {
    let body = "</head><body><script type=\"module\">
        import { connectFrame } from './ansa/element/frame.js';
        window.heard = [];
        window.open_frame = (name, more, parent) => {
            const frame = document.createElement('iframe');
            Object.assign(frame, { id: name, title: name, width: 400, height: 200 });
            if (more) frame.setAttribute('sandbox', more);
            frame.src = `ansa/element/embed.html#src=../../game.txt&parent=${encodeURIComponent(parent)}`;
            for (const type of ['ply', 'end', 'error']) frame.addEventListener(`arimaa-${type}`, ({ detail }) => heard.push([name, type, detail.ply ?? detail.code ?? null]));
            document.body.append(frame);
            return (window[name] = connectFrame(frame));
        };
        open_frame('right', '', location.origin);
        </script></body>";
    on_page("element_frame", body, |page| {
        let height = |page: &Page, name: &str| {
            page.script(&format!("return document.getElementById('{name}')?.offsetHeight ?? 0"))
                .as_i64()
                .unwrap()
        };
        let inner = "return document.querySelector('arimaa-board')?.plies ?? 0";
        page.wait_until("the height of the board", || height(page, "right") > 600);
        // ---- Commands and events ----
        page.enter_frame("#right");
        page.wait_until("the game", || page.script(inner) == json!(4));
        page.leave_frame();
        page.script("heard.length = 0; right.go(3); right.go('next'); right.flip()");
        page.wait_until("the events", || page.script("return heard.length") == json!(3));
        assert_eq!(
            page.script("return heard"),
            json!([["right", "ply", 3], ["right", "ply", 4], ["right", "end", null]])
        );
        // ---- What is no command is ignored ----
        page.script(
            "heard.length = 0;
            const to = document.getElementById('right').contentWindow;
            for (const data of [null, 7, 'go', [], { ansa: 2, type: 'go', to: 0 }, { ansa: 1, type: 'go', to: -1 }, { ansa: 1, type: 'go', to: 1e9 },
                { ansa: 1, type: 'go', to: 'remove' }, { ansa: 1, type: 'go', to: { valueOf: 0 } }, { ansa: 1, type: 'load', record: 7 },
                { ansa: 1, type: 'constructor' }, { ansa: 1, type: 'load', record: 'x'.repeat(5000001) }, { type: 'flip' }]) to.postMessage(data, '*');
            right.go('first')",
        );
        page.wait_until("the command after them", || page.script("return heard.length > 0") == json!(true));
        assert_eq!(page.script("return heard"), json!([["right", "ply", 2]]));
        // ---- The height follows; a record that can't be shown is reported ----
        let before = height(page, "right");
        page.script("heard.length = 0; right.load('nothing')");
        page.wait_until("a lower frame", || height(page, "right") < before);
        page.wait_until("the error", || {
            page.script("return heard") == json!([["right", "error", "bad-record"]])
        });
        // ---- Messages from another window are none of the frame ----
        let own = height(page, "right");
        page.script("heard.length = 0; postMessage({ ansa: 1, type: 'height', detail: { height: 5 } }, '*'); postMessage({ ansa: 1, type: 'ply', detail: { ply: 9 } }, '*')");
        page.script("return new Promise((resolve) => setTimeout(resolve, 100))");
        assert_eq!((height(page, "right"), page.script("return heard")), (own, json!([])));
        // ---- A frame that has no origin of its own ----
        page.script("open_frame('sandboxed', 'allow-scripts', location.origin)");
        page.wait_until("its height", || height(page, "sandboxed") > 600);
        page.script("sandboxed.load('1g Ra1 Rb2'); heard.length = 0; sandboxed.go('last')");
        page.enter_frame("#sandboxed");
        page.wait_until("another record", || page.script(inner) == json!(1));
        page.leave_frame();
        assert_eq!(height(page, "right"), own, "the other frame was changed");
        // ---- A frame for another site ignores this page, and tells it nothing ----
        page.take_troubles();
        page.script("open_frame('wrong', '', 'https://example.org')");
        page.enter_frame("#wrong");
        page.wait_until("the game", || page.script(inner) == json!(4));
        page.leave_frame();
        page.script("heard.length = 0; wrong.go(4); wrong.flip(); return new Promise((resolve) => setTimeout(resolve, 200))");
        assert_eq!((height(page, "wrong"), page.script("return heard")), (204, json!([])));
        page.enter_frame("#wrong");
        let untouched =
            "const board = document.querySelector('arimaa-board'); return [board.ply, board.bottom]";
        assert_eq!(page.script(untouched), json!([2, ""]));
        page.leave_frame();
        // The browser reports that it did not deliver what the frame said.
        page.take_troubles();
    });
}
