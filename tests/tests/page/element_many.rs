//! Many `<arimaa-board>` on one page: what is drawn of them, and how often.

use ansa_tests::browser::{Key, Page};
use serde_json::{Value, json};

use super::element_viewer::on_page;

const SCRIPT: &str = "<script type=\"module\" src=\"ansa/element/arimaa-board.js\"></script></head>";

const SETUPS: &str = "1g Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Ha2 Db2 Cc2 Md2 Ee2 Cf2 Dg2 Hh2\n\
    1s ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 ha7 db7 cc7 ed7 me7 cf7 dg7 hh7\n";

/// A game with more turns than the list shows at once.
fn long_game() -> String {
    let turns = (1..9).map(|round| {
        let number = round * 2;
        format!("{number}g Ee2n\n{number}s ed7s\n{0}g Ee3s\n{0}s ed6n\n", number + 1)
    });
    // Each time one piece more has moved, so that no position occurs three times.
    let moved = ["Ha2n", "Db2n", "Dg2n", "Hh2n", "ha7s", "db7s", "dg7s", "hh7s"];
    let mut game = SETUPS.to_owned();
    for (turns, moved) in turns.zip(moved) {
        let side = if moved.starts_with(char::is_uppercase) { "g Ee2n" } else { "s ed7s" };
        game += &turns.replacen(side, &format!("{side} {moved}"), 1);
    }
    game
}

/// The value of a script, in which `boards` are the elements, `last` is the last one, and `inside` queries it.
fn run(page: &Page, script: &str) -> Value {
    page.script(&format!(
        "const boards = [...document.querySelectorAll('arimaa-board')];
        const last = boards.at(-1);
        const inside = (selector) => last.shadowRoot.querySelector(selector);
        {script}"
    ))
}

/// The number of elements whose board is drawn.
const DRAWN: &str = "return boards.filter((board) => board.shadowRoot.querySelectorAll('[data-square]').length === 64).length";

fn wait_for_games(page: &Page) {
    let read = "return boards.length > 0 && boards.every((board) => board.plies > 0)";
    page.wait_until("all games", || run(page, read) == json!(true));
}

fn many(record: &str, count: usize, before: &str) -> String {
    let element = format!("<arimaa-board>{record}</arimaa-board><p>Between.</p>");
    format!("{before}{SCRIPT}<body><p>Before.</p>{}</body>", element.repeat(count))
}

#[test]
fn boards_are_drawn_when_they_come_near() {
    on_page("element_near", &many(&long_game(), 50, ""), |page| {
        page.set_size(700, 800);
        wait_for_games(page);
        page.wait_until("the first board", || run(page, DRAWN) != json!(0));
        assert!(run(page, DRAWN).as_u64().unwrap() < 6, "boards that nobody sees are drawn");
        // A piece copies its drawing.
        let nodes = "
            let count = 0;
            const walk = (node) => {
                count++;
                if (node.localName === 'use') walk(node.getRootNode().querySelector(node.getAttribute('href')) ?? document.createTextNode(''));
                node.childNodes.forEach(walk);
                if (node.shadowRoot) walk(node.shadowRoot);
            };
            walk(document);
            return count";
        let count = run(page, nodes).as_u64().unwrap();
        assert!(count < 20_000, "{count} nodes");
        // ---- The last one can do everything but be seen ----
        let works = "
            const said = [];
            last.addEventListener('ply', ({ detail }) => said.push(detail.ply));
            last.next();
            last.ply = 5;
            return [last.plies, last.ply, last.game.startsWith('1g'), said]";
        assert_eq!(run(page, works), json!([34, 5, true, [3, 5]]));
        // ---- Nothing moves when it is drawn ----
        let sizes = "return [last.offsetHeight, document.scrollingElement.scrollHeight, inside('.board').offsetHeight]";
        let before = run(page, sizes);
        assert_eq!(run(page, "return inside('.turn')"), json!(null), "the list is drawn");
        run(page, "last.scrollIntoView()");
        page.wait_until("the last board", || run(page, "return !!inside('[data-square]')") == json!(true));
        assert_eq!(run(page, sizes), before);
        let shown =
            "return [inside('[aria-current]').textContent.slice(0, 2), inside('[data-square=e2]').ariaLabel]";
        assert_eq!(run(page, shown), json!(["3g", "gold elephant on e2"]));
        page.screenshot("element_near");
        // ---- The focus goes to a board that is far away ----
        let focus = "
            const far = boards[20];
            far.shadowRoot.querySelector('[data-test=board-to-come]').focus({ preventScroll: true });
            const first = far.shadowRoot.activeElement.dataset.square;
            boards[22].focus({ preventScroll: true });
            return [first, boards[22].shadowRoot.activeElement.dataset.square]";
        assert_eq!(run(page, focus), json!(["e2", "e2"]));
        // ---- Back from below a board that is far away, to its list ----
        run(page, "boards[31].shadowRoot.querySelector('[data-test=stage]').focus({ preventScroll: true })");
        assert_eq!(run(page, "return boards[30].shadowRoot.querySelector('.turn')"), json!(null));
        page.press_with(&[Key::Shift], Key::Tab);
        let turn = "return boards[30].shadowRoot.activeElement?.textContent.slice(0, 2)";
        assert_eq!(run(page, turn), json!("1s"));
        // ---- Paper shows all ----
        run(page, "dispatchEvent(new Event('beforeprint'))");
        assert_eq!(run(page, DRAWN), json!(50));
    });
}

#[test]
fn all_boards_are_drawn_where_nobody_knows_what_is_seen() {
    let before = "<script>delete window.IntersectionObserver</script>";
    on_page("element_all", &many(SETUPS, 12, before), |page| {
        wait_for_games(page);
        page.wait_until("all boards", || run(page, DRAWN) == json!(12));
    });
}

#[test]
fn the_changes_of_a_task_are_drawn_once() {
    on_page("element_once", &many(&long_game(), 1, ""), |page| {
        wait_for_games(page);
        page.wait_until("the board", || run(page, DRAWN) == json!(1));
        let changes = "
            const counter = inside('[data-test=counter]');
            window.drawn = [];
            new MutationObserver((records) => drawn.push(records.length))
                .observe(counter, { characterData: true, subtree: true, childList: true });
            const heard = [];
            for (const name of ['ply', 'flip']) last.addEventListener(name, ({ detail }) => heard.push([name, detail.ply ?? detail.bottom]));
            const before = counter.textContent;
            last.next();
            last.next();
            last.flip();
            last.back();
            last.label = 'The final';
            return [last.ply, last.bottom, heard, counter.textContent === before]";
        let heard = json!([["ply", 3], ["ply", 4], ["flip", "silver"], ["ply", 3]]);
        assert_eq!(run(page, changes), json!([3, "silver", heard, true]));
        page.wait_until("the drawing", || run(page, "return drawn.length") != json!(0));
        assert_eq!(page.script("return drawn"), json!([1]));
        let shown = "return [inside('[data-test=counter]').textContent.slice(0, 17), inside('[data-test=stage]').ariaLabel]";
        assert_eq!(run(page, shown), json!(["After Gold’s turn", "The final"]));
    });
}

#[test]
fn a_board_that_is_turned_around_keeps_its_pieces() {
    on_page("element_turned", &many(SETUPS, 1, ""), |page| {
        wait_for_games(page);
        page.wait_until("the board", || run(page, DRAWN) == json!(1));
        // Left and top of squares, in squares.
        let turned = "
            const pieces = () => [...last.shadowRoot.querySelectorAll('.mover, .board-frame, .trap')];
            const before = pieces();
            last.flip();
            await null;
            const after = pieces();
            const board = inside('.board').getBoundingClientRect();
            const at = (name) => {
                const { left, top } = inside(`[data-square=${name}]`).getBoundingClientRect();
                return [left - board.left, top - board.top].map((gap) => Math.round((gap * 8) / board.width));
            };
            return [after.length, after.every((one, index) => one === before[index]), at('a1'), at('h1'), at('c6')]";
        let turned = format!("return (async () => {{ {turned} }})()");
        assert_eq!(run(page, &turned), json!([37, true, [7, 0], [0, 0], [5, 5]]));
        let coordinates = "return [...last.shadowRoot.querySelectorAll('.coordinate-file')].filter((one) => one.checkVisibility({ visibilityProperty: true })).map((one) => one.closest('[data-square]').dataset.square).join(' ')";
        assert_eq!(run(page, coordinates), json!("a8 b8 c8 d8 e8 f8 g8 h8"));
        page.screenshot("element_turned");
        assert_eq!(run(page, &turned), json!([37, true, [0, 7], [7, 7], [2, 2]]));
        // ---- Other pieces: the document has the order that is seen ----
        run(page, "last.flip(); last.record = '1g Ra1'; last.plies");
        page.wait_until("other pieces", || {
            run(page, "return inside('.square').dataset.square") == json!("h1")
        });
    });
}
