//! The page around a frame with the element: `connectFrame` of `ansa/embed`.

use ansa_tests::browser::Page;
use serde_json::json;

use super::element_viewer::on_page;

/// A page that makes frames. `heard` has the events of each.
const BODY: &str = "</head><body><script type=\"module\">
    import { connectFrame } from './ansa/element/frame.js';
    window.connectFrame = connectFrame;
    window.heard = [];
    window.uncaught = [];
    window.addEventListener('error', ({ message }) => uncaught.push(message));
    window.address = (more = '') => `ansa/element/embed.html#src=../../game.txt&parent=${encodeURIComponent(location.origin)}${more}`;
    window.hear = (frame, data) => {
        const event = new MessageEvent('message', { data, origin: 'null' });
        // In Firefox, the window of another process can't be given to the constructor.
        dispatchEvent(Object.defineProperty(event, 'source', { value: frame.contentWindow }));
    };
    window.frameOf = (name) => {
        const frame = document.createElement('iframe');
        Object.assign(frame, { id: name, title: name, width: 400, height: 200 });
        for (const type of ['ply', 'flip']) {
            frame.addEventListener(`arimaa-${type}`, ({ detail }) => heard.push([name, type, detail.ply ?? detail.bottom]));
        }
        return frame;
    };
    </script></body>";

fn wait_for_events(page: &Page, events: &serde_json::Value) {
    page.wait_until(&events.to_string(), || page.script("return heard") == *events);
}

#[test]
fn a_frame_gets_its_address_after_it_is_connected() {
    on_page("a_frame_gets_its_address_after_it_is_connected", BODY, |page| {
        page.wait_until("the script", || page.script("return typeof frameOf") == "function");
        // ---- The frame has no address, and is not in the page: the commands wait ----
        page.script(
            "window.late = frameOf('late');
            window.board = connectFrame(late);
            board.go(2);
            document.body.append(late);
            board.go(3);
            late.src = address('&level=3');",
        );
        page.enter_frame("#late");
        let shown = "const board = document.querySelector('arimaa-board'); return [board?.ply, board?.plies]";
        page.wait_until("the game at the last command", || page.script(shown) == json!([3, 4]));
        page.leave_frame();
        page.script("board.go('next')");
        wait_for_events(page, &json!([["late", "ply", 3], ["late", "ply", 4]]));
        let height = "return document.querySelector('iframe').offsetHeight";
        page.wait_until("the height", || page.script(height).as_i64() > Some(600));
        // ---- Another address, with another origin than before ----
        page.script(
            "heard.length = 0;
            late.setAttribute('sandbox', 'allow-scripts');
            late.src = address('&level=4').replace('#', '?again#');
            board.go(3);",
        );
        page.enter_frame("#late");
        page.wait_until("the game again", || page.script(shown) == json!([3, 4]));
        page.leave_frame();
        page.script("board.go('back')");
        wait_for_events(page, &json!([["late", "ply", 3], ["late", "ply", 2]]));
        // ---- Only the fragment changes ----
        // A message comes in that the frame has sent before it saw the fragment.
        page.script(
            "heard.length = 0;
            const address = late.src;
            late.src += '&bottom=silver';
            board.flip();
            hear(late, { ansa: 1, type: 'height', detail: { height: 700 }, address })",
        );
        wait_for_events(page, &json!([["late", "flip", "gold"]]));
        // ---- Another address with the same fragment ----
        page.script("heard.length = 0; late.src = late.src.replace('?again', '?third'); board.go(1)");
        page.enter_frame("#late");
        page.wait_until("the first ply", || page.script(shown) == json!([1, 4]));
        page.leave_frame();
        // ---- A frame that has loaded before it is connected ----
        page.script("const ready = frameOf('ready'); ready.src = address(); document.body.append(ready)");
        page.enter_frame("#ready");
        let plies = "return document.querySelector('arimaa-board')?.plies ?? 0";
        page.wait_until("the loaded game", || page.script(plies) == json!(4));
        page.leave_frame();
        page.script("heard.length = 0; connectFrame(document.getElementById('ready')).go('last')");
        wait_for_events(page, &json!([["ready", "ply", 4]]));
        // ---- An address that is none, and a closed connection ----
        page.script(
            "heard.length = 0;
            for (const src of ['http://[', 'data:text/plain,x', '']) {
                const frame = frameOf('odd');
                const odd = connectFrame(frame);
                frame.src = src;
                document.body.append(frame);
                odd.go(1);
                odd.go({ to: Symbol() });
            }
            board.close();
            board.go('first');
            postMessage({ ansa: 1, type: 'ply', detail: { ply: 9 } }, '*');
            return new Promise((resolve) => setTimeout(resolve, 200))",
        );
        assert_eq!(page.script("return [heard, uncaught]"), json!([[], []]));
        page.take_troubles();
    });
}

#[test]
fn what_is_no_frame_is_refused() {
    on_page("what_is_no_frame_is_refused", BODY, |page| {
        page.wait_until("the script", || page.script("return typeof frameOf") == "function");
        let refused = "
            const wrong = [null, undefined, 7, 'iframe', {}, document, document.createElement('div'), document.createElementNS('http://www.w3.org/2000/svg', 'iframe')];
            return wrong.map((one) => { try { connectFrame(one); return 'connected'; } catch ({ name, code, message }) { return `${name} ${code}: ${message}`; } })";
        let said = "ArimaaError wrong-type: connectFrame needs an <iframe> element";
        assert_eq!(page.script(refused), json!(vec![said; 8]));
        // A frame of another document, as in a page that has frames in a frame.
        let elsewhere = "
            const outer = document.body.appendChild(frameOf('outer'));
            connectFrame(outer.contentDocument.createElement('iframe')).close();
            return 'connected'";
        assert_eq!(page.script(elsewhere), "connected");
    });
}

#[test]
fn flips_are_told_and_come_to_an_end() {
    on_page("flips_are_told_and_come_to_an_end", BODY, |page| {
        page.wait_until("the script", || page.script("return typeof frameOf") == "function");
        page.script(
            "window.boards = ['one', 'two'].map((name) => {
                const frame = frameOf(name);
                frame.src = address();
                document.body.append(frame);
                return connectFrame(frame);
            });
",
        );
        for name in ["#one", "#two"] {
            page.enter_frame(name);
            let plies = "return document.querySelector('arimaa-board')?.plies ?? 0";
            page.wait_until("the game", || page.script(plies) == json!(4));
            page.leave_frame();
        }
        page.script("boards[0].flip()");
        wait_for_events(page, &json!([["one", "flip", "silver"]]));
        // ---- A listener that flips ----
        page.script(
            "heard.length = 0;
            document.getElementById('one').addEventListener('arimaa-flip', () => boards[0].flip());
            boards[0].flip();
            return new Promise((resolve) => setTimeout(resolve, 300))",
        );
        assert_eq!(page.script("return heard"), json!([["one", "flip", "gold"]]));
        // ---- Two boards the same way round. The command may be the listener of a button ----
        page.script(
            "heard.length = 0;
            for (const [name, other] of [['one', 1], ['two', 0]]) {
                document.getElementById(name).addEventListener('arimaa-flip', ({ detail }) => boards[other].flip(detail.bottom));
            }
            const button = document.body.appendChild(document.createElement('button'));
            button.addEventListener('click', boards[0].flip);
            button.click();",
        );
        wait_for_events(page, &json!([["one", "flip", "silver"]]));
        page.enter_frame("#two");
        page.wait_until("the same side", || {
            page.script("return document.querySelector('arimaa-board').bottom") == "silver"
        });
        // ---- In the element ----
        let element = "
            const board = document.querySelector('arimaa-board');
            const told = [];
            window.onerror = (message) => void told.push(String(message));
            board.addEventListener('flip', ({ detail }) => { told.push(detail.bottom); board.next(); board.flip(); });
            board.flip();
            board.flip();
            return told";
        assert_eq!(page.script(element), json!(["gold", "silver"]));
        page.leave_frame();
        page.script("return new Promise((resolve) => setTimeout(resolve, 200))");
        let ends = [["one", "flip", "silver"], ["two", "flip", "gold"], ["two", "flip", "silver"]];
        let flips = "return heard.filter(([, type]) => type === 'flip')";
        assert_eq!(page.script(flips), json!(ends));
    });
}
