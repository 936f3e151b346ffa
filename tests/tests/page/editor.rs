//! The editor of positions.

use ansa_core::notation::PositionText;
use ansa_core::{Board, Piece, Side};
use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::{hook, on};
use ansa_tests::in_each_browser;
use serde_json::json;

in_each_browser!(
    ; long in firefox:
    a_position_is_set_up_by_mouse_mended_studied_and_played,
    a_position_is_set_up_by_keys_alone,
    a_position_is_given_by_text_and_address_and_survives_a_reload,
    a_finger_drags_pieces_from_beside_the_board,
);

/// Pieces such as `Ee4`, with gold to move, in one line.
fn short(pieces: &[&str]) -> String {
    PositionText::new(board(pieces).to_pieces(), Side::Gold).to_short()
}

fn board(pieces: &[&str]) -> Board {
    let mut board = Board::EMPTY;
    for piece in pieces {
        let letter = piece.chars().next().and_then(Piece::from_letter).unwrap();
        board.put(piece[1..].parse().unwrap(), letter);
    }
    board
}

/// Opens the editor with an empty board.
fn open(page: &mut Page) {
    page.open();
    page.click(&hook("home-editor"));
    page.wait_for(&hook("editor-screen"));
    // It begins with both sides set up.
    page.wait_for_snapshot("32 pieces", |shown| shown.squares_with("piece").len() == 32);
    page.click(&hook("editor-clear"));
    page.wait_for_snapshot("no piece", |shown| shown.squares_with("piece").is_empty());
}

fn shows(page: &Page, pieces: &[&str]) {
    let wanted = board(pieces);
    page.wait_for_snapshot(&format!("{pieces:?}"), |shown| shown.board() == wanted);
}

/// Waits for a number of faults, and returns what is said about them.
fn faults(page: &Page, count: usize) -> Vec<String> {
    page.wait_until(&format!("{count} faults"), || {
        page.attribute(&hook("check"), "data-faults") == Some(count.to_string())
    });
    page.texts(&hook("fault"))
}

fn a_position_is_set_up_by_mouse_mended_studied_and_played(page: &mut Page) {
    open(page);
    assert_eq!(faults(page, 3).len(), 3, "no rabbits of either side, and no step");

    // ---- Press, drag from beside the board, drag between squares ----
    page.click(&hook("put-E"));
    page.click(&on("d4"));
    page.click(&on("e4"));
    page.click(&on("e4"));
    shows(page, &["Ed4"]);
    page.drag(&[&hook("put-R"), &on("a2")]);
    page.drag(&[&hook("put-r"), &on("h7")]);
    page.drag(&[&hook("put-m"), &on("b2")]);
    page.drag(&[&on("b2"), &on("f6")]);
    shows(page, &["Ed4", "Ra2", "rh7", "mf6"]);

    // ---- The camel on the trap is named, marked, and taken away ----
    let named = faults(page, 1);
    assert_eq!(named, ["The silver camel on f6 is on a trap with no friendly piece next to it."]);
    assert_eq!(page.attribute(&hook("fault"), "data-effect").as_deref(), Some("impossible"));
    assert!(page.has("[data-drawn=Rf6]"), "it is marked on the board");
    for way in ["editor-study", "editor-play"] {
        assert_eq!(page.property(&hook(way), "disabled").as_deref(), Some("true"), "{way}");
    }
    page.drag(&[&on("f6"), &on("g5"), &hook("check")]);
    shows(page, &["Ed4", "Ra2", "rh7"]);
    assert_eq!(faults(page, 0).len(), 0);
    page.press_with(&[Key::Control], 'z');
    assert_eq!(faults(page, 1).len(), 1);
    page.click(&hook("editor-redo"));
    assert_eq!(faults(page, 0).len(), 0);

    // ---- A side that has won can be studied, and not played ----
    page.drag(&[&on("a2"), &on("a8")]);
    assert_eq!(faults(page, 1), ["The gold rabbit on a8 has already reached its goal."]);
    page.wait_for_text(&hook("check"), "Gold wins");
    assert_eq!(page.property(&hook("editor-play"), "disabled").as_deref(), Some("true"));
    page.click(&hook("editor-study"));
    page.wait_for(&hook("study-tree"));
    shows(page, &["Ed4", "Ra8", "rh7"]);
    page.wait_for_text(&hook("status"), "Gold wins");

    // ---- Back, with the other side to move, it is studied ----
    page.click(&hook("study-edit"));
    page.wait_for(&hook("editor-screen"));
    shows(page, &["Ed4", "Ra8", "rh7"]);
    page.drag(&[&on("a8"), &on("a5")]);
    page.click("input[name=side-to-move][value=silver]");
    page.wait_for_text(&hook("check"), "A game can be played");
    page.click(&hook("editor-study"));
    page.wait_for(&hook("study-tree"));
    assert_eq!(page.text(&hook("status")), "Silver to move");
    shows(page, &["Ed4", "Ra5", "rh7"]);

    // ---- And played, by two people ----
    page.click(&hook("study-edit"));
    page.wait_for(&hook("editor-play"));
    page.click(&hook("editor-play"));
    page.wait_for_text(&hook("start-meaning"), "Silver to move");
    page.click(&hook("close"));
    page.wait_until_gone(&hook("new-game-dialog"));
    page.wait_for(&hook("editor-screen"));
    page.click(&hook("editor-play"));
    page.wait_for(&hook("new-game-dialog"));
    page.click("label:has(> input[name=opponent][value=person])");
    page.click(&hook("start"));
    page.wait_for_mode(&["turn"]);
    page.wait_until_gone(&hook("editor-screen"));
    shows(page, &["Ed4", "Ra5", "rh7"]);
    page.wait_for_text(&hook("status"), "Silver");
    page.script("history.back()");
    page.wait_for(&hook("editor-screen"));
}

fn a_position_is_set_up_by_keys_alone(page: &mut Page) {
    open(page);
    page.script("document.querySelector('[data-square=e2]').focus()");
    page.press('E');
    page.press(Key::Up);
    page.press('r');
    page.wait_for_text(&hook("editor-announce"), "Silver rabbit on e3.");
    shows(page, &["Ee2", "re3"]);
    // Shift and an arrow move it.
    page.press_with(&[Key::Shift], Key::Right);
    shows(page, &["Ee2", "rf3"]);
    assert_eq!(faults(page, 2).len(), 2, "gold has no rabbits, and silver's is alone on a trap");
    assert!(page.attribute(&on("f3"), "aria-label").unwrap().contains("marked red"));
    page.press_with(&[Key::Shift], Key::Up);
    shows(page, &["Ee2", "rf4"]);
    page.press(Key::Left);
    page.press('R');
    page.press('m');
    page.wait_for_text(&hook("editor-announce"), "Silver camel on e4.");
    page.press(Key::Delete);
    page.wait_for_text(&hook("editor-announce"), "Silver camel on e4 removed.");
    page.press('R');
    assert_eq!(faults(page, 0).len(), 0);
    // Space uses the tool: the piece is taken up, and put down elsewhere.
    page.press(' ');
    page.wait_for_snapshot("taken up", |shown| shown.attribute("e4", "held").is_some());
    page.press(Key::Left);
    page.press(' ');
    shows(page, &["Ee2", "rf4", "Rd4"]);
    page.press_with(&[Key::Control], 'z');
    shows(page, &["Ee2", "rf4", "Re4"]);
    page.press_with(&[Key::Control], 'y');
    shows(page, &["Ee2", "rf4", "Rd4"]);
    page.press('f');
    page.wait_for_snapshot("flipped", |shown| shown.bottom() == "s");
    page.press('x');
    shows(page, &["Ed2", "rc4", "Re4"]);
    // Beside the board, a letter chooses the piece.
    page.script("document.activeElement.blur()");
    page.press('d');
    page.wait_until("the dog is chosen", || {
        page.attribute(&hook("put-d"), "aria-pressed").as_deref() == Some("true")
    });
    page.press(Key::Escape);
    page.wait_until("it is put away", || {
        page.attribute(&hook("tool-move"), "aria-pressed").as_deref() == Some("true")
    });
}

fn a_position_is_given_by_text_and_address_and_survives_a_reload(page: &mut Page) {
    open(page);
    let text = short(&["Ee4", "Ra2", "rh6", "cd5"]);
    let write = |page: &Page, text: &str| {
        page.clear(&hook("editor-text"));
        page.type_into(&hook("editor-text"), text);
        page.click(&hook("editor-take"));
    };
    write(page, &text);
    shows(page, &["Ee4", "Ra2", "rh6", "cd5"]);
    // What is no position changes nothing, and stays in the field.
    let evil = "<img src=x onerror=alert(1)>";
    write(page, evil);
    page.wait_for_text(&hook("notice"), "can’t be opened");
    shows(page, &["Ee4", "Ra2", "rh6", "cd5"]);
    assert_eq!(page.property(&hook("editor-text"), "value").as_deref(), Some(evil));
    assert_eq!(page.count("main img"), 0);
    page.click(&hook("editor-exchange"));
    shows(page, &["ee5", "ra7", "Rh3", "Cd4"]);
    page.click(&hook("flip"));

    page.come_back();
    page.wait_for(&hook("editor-screen"));
    shows(page, &["ee5", "ra7", "Rh3", "Cd4"]);
    page.wait_for_snapshot("still flipped", |shown| shown.bottom() == "s");
    assert!(page.has("input[name=side-to-move][value=silver]:checked"));

    // An address gives another one, once: what is changed then survives.
    page.open_at("#/editor?position=r7/8/8/8/8/8/8/7R+s");
    shows(page, &["ra8", "Rh1"]);
    page.click(&hook("editor-mirror"));
    shows(page, &["rh8", "Ra1"]);
    page.come_back();
    shows(page, &["rh8", "Ra1"]);
    // What an address gives may be nothing.
    page.open_at("#/editor?position=nothing");
    page.wait_for_text(&hook("notice"), "can’t be opened");
    shows(page, &["rh8", "Ra1"]);

    // What was damaged is set aside.
    page.script("localStorage.setItem('ansa.editor', '{\"format\":\"ansa-editor\",\"version\":9}')");
    page.come_back();
    page.wait_for_text(&hook("notice"), "set aside");
    let aside = page.script("return localStorage.getItem('ansa.editor.unreadable')");
    assert!(aside.as_str().is_some_and(|aside| aside.contains("\"version\":9")), "{aside}");
}

fn a_finger_drags_pieces_from_beside_the_board(page: &mut Page) {
    page.set_size(360, 740);
    open(page);
    page.drag_by_touch(&[&hook("put-E"), &on("e4")]);
    page.drag_by_touch(&[&hook("put-r"), &on("e7")]);
    shows(page, &["Ee4", "re7"]);
    page.drag_by_touch(&[&on("e4"), &on("d4"), &on("d5")]);
    shows(page, &["Ed5", "re7"]);
    page.tap(&hook("tool-remove"));
    page.tap(&on("e7"));
    shows(page, &["Ed5"]);
    // Every control is large enough, and nothing sticks out, on the smallest phone, too.
    for (width, height) in [(360, 740), (320, 568)] {
        page.set_size(width, height);
        let small = "return [...document.querySelectorAll('main button, main label.setting-item')]
            .map((one) => [one.dataset.test ?? one.innerText, one.getBoundingClientRect()])
            .filter(([, { width, height, left, right }]) =>
                width < 43.5 || height < 43.5 || left < 0 || right > innerWidth)
            .map(([name, { width, height }]) => `${name}: ${width} by ${height}`)";
        assert_eq!(page.script(small), json!([]), "{width} by {height}");
        assert_eq!(page.script("return document.documentElement.scrollWidth <= innerWidth"), json!(true));
    }
}
