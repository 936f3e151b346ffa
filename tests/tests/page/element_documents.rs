//! `<arimaa-board>` in other documents: those of frames, of popups and of windows in a picture.

use ansa_tests::browser::{Key, Kind, Page};
use serde_json::json;

use super::element_hosts::{ELEMENT, of, on_page};

#[test]
fn a_board_goes_to_another_document_and_back() {
    let body = format!(
        "{ELEMENT}<body><main><arimaa-board id=\"game\" src=\"game.txt\"></arimaa-board>
        <arimaa-board id=\"play\" mode=\"play\" position=\"g [rrrrrrrrhdcemcdh                                HDCMECDHRRRRRRRR]\"></arimaa-board>
        </main><iframe title=\"Another document\" width=\"700\" height=\"900\"></iframe></body>"
    );
    on_page("element_documents", &body, |page| {
        page.script(
            "window.heard = [];
            window.inner = document.querySelector('iframe').contentDocument;
            for (const place of [document, inner]) place.addEventListener('ply', (event) =>
                heard.push([event instanceof event.target.ownerDocument.defaultView.CustomEvent, event.detail.ply]));
            window.move = (to) => {
                for (const id of ['game', 'play']) to.append(document.getElementById(id) ?? inner.getElementById(id));
            };",
        );
        let square = "return style('[data-square=b1]').backgroundColor";
        let light = of(page, "game", square);
        let press = |page: &Page, key| {
            of(page, "game", "inside('[data-test=stage]').focus()");
            page.press(key);
        };
        // ---- In the frame: styles, keys, the pointer, and its own scheme ----
        page.script("move(inner.body)");
        assert_eq!(of(page, "game", square), light);
        page.enter_frame("iframe");
        press(page, Key::Right);
        assert_eq!(of(page, "game", "return board.ply"), json!(3));
        of(page, "play", "inside('[data-square=d2]').focus()");
        page.press_with(&[Key::Shift], Key::Up);
        assert_eq!(of(page, "play", "return inside('[data-square=d3]').dataset.piece"), json!("M"));
        page.leave_frame();
        page.script("inner.documentElement.style.colorScheme = 'dark'");
        page.wait_until("the dark board", || of(page, "game", square) != light);
        // ---- Back: as if it had never been away ----
        page.script("move(document.querySelector('main'))");
        assert_eq!(of(page, "game", square), light);
        press(page, Key::Left);
        assert_eq!(of(page, "game", "return board.ply"), json!(2));
        assert_eq!(page.script("return heard"), json!([[true, 3], [true, 2]]));
        of(page, "play", "inside('[data-square=d3]').focus()");
        page.press_with(&[Key::Shift], Key::Up);
        assert_eq!(of(page, "play", "return inside('[data-square=d4]').dataset.piece"), json!("M"));
    });
}

/// Opens another window and shows its document, `inner`, to the scripts of the test. Not all browsers have a window
/// in a picture, which needs a press, as every popup does.
const OPENERS: &str = "<button id=\"picture\">Picture in picture</button><button id=\"popup\">Popup</button>
    <script>
        const show = (opened) => { window.opened = opened; window.inner = opened.document; };
        picture.addEventListener('click', async () =>
            show(await documentPictureInPicture.requestWindow({ width: 700, height: 900 })));
        popup.addEventListener('click', () => show(open('', '', 'popup,width=700,height=900')));
        window.boards = () => ['game', 'play', 'far'].map((id) => document.getElementById(id) ?? inner.getElementById(id));
        window.move = (to) => to.append(...boards());
        window.heard = [];
    </script>";

#[test]
fn a_board_goes_to_a_window_of_its_own_and_back() {
    let body = format!(
        "{ELEMENT}<body>{OPENERS}<main><arimaa-board id=\"game\" src=\"game.txt\"></arimaa-board>
        <arimaa-board id=\"play\" mode=\"play\" position=\"g [rrrrrrrrhdcemcdh                                HDCMECDHRRRRRRRR]\"></arimaa-board>
        <p style=\"height: 5000px\">Far below, a board that nobody has seen:</p>
        <arimaa-board id=\"far\" src=\"game.txt\"></arimaa-board></main>"
    );
    on_page("element_windows", &body, |page| {
        let square = "return style('[data-square=b1]').backgroundColor";
        let light = of(page, "game", square);
        // Keys of a window that no driver knows.
        let press = |page: &Page, id: &str, selector: &str, key: &str, shift: bool| {
            of(
                page,
                id,
                &format!(
                    "const {{ KeyboardEvent }} = board.ownerDocument.defaultView;
                    const key = {{ key: '{key}', code: '{key}', shiftKey: {shift}, bubbles: true, composed: true, cancelable: true }};
                    inside('{selector}').focus();
                    inside('{selector}').dispatchEvent(new KeyboardEvent('keydown', key))"
                ),
            );
        };
        // The same function again is no second listener.
        let listen = "window.tell ??= (event) => {
                const board = event.currentTarget;
                const { CustomEvent } = board.ownerDocument.defaultView;
                heard.push([event instanceof CustomEvent, board.id, event.detail.ply ?? event.detail.to]);
            };
            for (const type of ['ply', 'step']) for (const board of boards()) board.addEventListener(type, tell)";
        let has_pictures = page.script("return 'documentPictureInPicture' in window") == json!(true);
        assert!(has_pictures || page.kind() == Kind::Firefox);
        for opener in ["picture", "popup"].iter().skip(usize::from(!has_pictures)) {
            page.click(&format!("#{opener}"));
            page.wait_until(opener, || page.script("return !!window.inner?.body") == json!(true));
            // In some browsers, a window that closes has ended those of before.
            page.script(listen);
            for (to, rank) in [("d3", "2"), ("d2", "3")] {
                page.script("heard.length = 0; move(inner.body)");
                assert_eq!(of(page, "game", square), light, "{opener}");
                press(page, "game", "[data-test=stage]", "ArrowRight", false);
                of(page, "game", "inside('[data-test=next]').click()");
                let up = if to == "d3" { "ArrowUp" } else { "ArrowDown" };
                press(page, "play", &format!("[data-square=d{rank}]"), up, true);
                page.wait_until("the board that was far", || {
                    of(page, "far", "return !!inside('[data-square]')") == json!(true)
                });
                page.script("inner.documentElement.style.colorScheme = 'dark'");
                page.wait_until("the dark board", || of(page, "game", square) != light);
                // ---- Back, and all goes on ----
                page.script("move(document.querySelector('main'))");
                assert_eq!(of(page, "game", square), light, "{opener}");
                assert_eq!(of(page, "game", "return board.ply"), json!(4));
                assert_eq!(
                    of(page, "play", &format!("return inside('[data-square={to}]').dataset.piece")),
                    json!("M")
                );
                of(page, "game", "inside('[data-test=back]').click(); inside('[data-test=back]').click()");
                page.script("inner.documentElement.style.colorScheme = ''");
                let told = json!([
                    [true, "game", 3],
                    [true, "game", 4],
                    [true, "play", to],
                    [true, "game", 3],
                    [true, "game", 2]
                ]);
                assert_eq!(page.script("return heard"), told, "{opener}");
            }
            // ---- The window closes with a board in it, which the page takes back ----
            page.script("move(inner.body); opened.close()");
            page.script("move(document.querySelector('main')); delete window.inner");
            of(page, "game", "inside('[data-test=next]').click()");
            assert_eq!(of(page, "game", "return board.ply"), json!(3), "{opener}");
            of(page, "game", "inside('[data-test=back]').click()");
        }
    });
}
