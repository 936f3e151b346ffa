//! Setups: named, random, and piece by piece.

use ansa_core::game::{Roster, Setup};
use ansa_core::position::rule_set::RuleSet;
use ansa_core::{Board, BySide, Game, Piece, Role, Side, Square};
use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::{InputMethod, PageSnapshot, Preset, hook, on};
use ansa_tests::in_each_browser;

use super::keyboard::{go_to, tab_back_to, tab_to};
use super::new_game::tap;

in_each_browser!(
    ; long in firefox:
    a_finger_places_pieces_around_a_hole,
    every_way_to_set_up,
    a_setup_from_nothing_by_keys,
);

/// The named setups by their hooks: the back rank and the front rank, seen by their owner.
const PRESETS: [(&str, &str, &str); 6] = [
    ("99of9", "RRRDDRRR", "RHCMECHR"),
    ("cats-behind", "RRRCCRRR", "RHDMEDHR"),
    ("classic", "RRRRRRRR", "DHCMECHD"),
    ("horses-inside", "RRRCCRRR", "RDHMEHDR"),
    ("camel-wing", "RRRCCRRR", "RMDHEDHR"),
    ("rabbits-forward", "RCRRDRRR", "HMRDERCH"),
];

fn setup_of(back: &str, front: &str, side: Side) -> Setup {
    let row = |row: &str| {
        let roles: Vec<Role> = row.chars().filter_map(Piece::from_letter).map(|piece| piece.role).collect();
        <[Role; 8]>::try_from(roles).unwrap()
    };
    Setup::from_rows([row(back), row(front)], side)
}

fn board_of(setup: &Setup) -> Board {
    let mut board = Board::EMPTY;
    for &(square, piece) in setup.pieces() {
        board.put(square, piece);
    }
    board
}

/// The setup of a side on the page, in a form that the rules can check.
fn put_up(shown: &PageSnapshot, side: Side) -> Setup {
    let board = shown.board();
    let own = board.side(side).into_iter().filter_map(|square| Some((square, board.piece_at(square)?)));
    Setup::new(own.collect())
}

/// Clicks a button until the setup changes, and fails if it is illegal.
#[track_caller]
fn changes(page: &Page, button: &str, side: Side) -> Board {
    let before = page.snapshot().board();
    page.click(&hook(button));
    let shown = page.wait_for_snapshot("another setup", |shown| shown.board() != before);
    assert_eq!(put_up(&shown, side).check(side, Roster::FULL), Ok(()), "{button}");
    shown.board()
}

fn every_way_to_set_up(page: &mut Page) {
    page.open_play();
    page.new_game("person", Side::Gold);
    let mut game = Game::new();
    assert!(page.has(&format!("{}:disabled", hook("last-setup"))), "there is no setup before the first");

    // ---- Named, mirrored, random ----
    for (name, back, front) in PRESETS {
        let gold = setup_of(back, front, Side::Gold);
        page.click(&hook(&format!("preset-{name}")));
        page.wait_for_snapshot(name, |shown| shown.board() == board_of(&gold));
        assert_eq!(page.attribute(&hook(&format!("preset-{name}")), "aria-pressed").as_deref(), Some("true"));
        page.click(&hook("mirror"));
        page.wait_for_snapshot("its mirror", |shown| shown.board() == board_of(&gold.mirror()));
    }
    changes(page, "shuffle", Side::Gold);
    let suggested: Vec<Board> = (0..12)
        .map(|_| {
            page.click(&hook("suggest"));
            page.snapshot().board()
        })
        .collect();
    assert!(suggested.iter().any(|other| *other != suggested[0]), "the computer always suggests the same");

    // ---- Two pieces are swapped by click and by drag; targets are marked ----
    page.click(&hook("preset-99of9"));
    page.click(&on("e2"));
    let shown = page.wait_for_snapshot("e2 in hand", |shown| shown.attribute("e2", "held").is_some());
    assert_eq!(shown.squares_with("target").len(), 15);
    let marked = "return getComputedStyle(document.querySelector('[data-square=a1] .target')).display";
    assert_eq!(page.script(marked), "block");
    page.click(&on("d1"));
    page.wait_for_snapshot("the swap", |shown| shown.attribute("d1", "piece") == Some("E"));
    page.carry("d1", "e2", InputMethod::Drag);
    page.wait_for_snapshot("the swap back", |shown| shown.attribute("e2", "piece") == Some("E"));

    // ---- Piece by piece; the setup can't end before all are placed ----
    page.click(&hook("clear"));
    let shown = page.wait_for_snapshot("an empty board", |shown| shown.board() == Board::EMPTY);
    assert_eq!(shown.squares_with("target").len(), 16);
    for square in ["e2", "d2", "b2", "g2"] {
        page.click(&on(square));
    }
    page.click(&hook("place-R"));
    for square in ["a1", "b1", "c1", "f1", "g1", "h1", "a2", "h2"] {
        page.click(&on(square));
    }
    page.wait_for(&format!("{}:disabled", hook("place-R")));
    page.click(&hook("ready"));
    let shown = page.wait_for_snapshot("a refusal", |shown| shown.notice().is_some());
    let (tone, words) = shown.notice().unwrap();
    assert_eq!(tone, "refusal");
    assert!(words.contains("Gold still has to place 2 dogs and 2 cats"), "{words}");
    page.screenshot("setup-beside");
    // The dogs are selected next automatically.
    for square in ["d1", "e1", "c2", "f2"] {
        page.click(&on(square));
    }
    let gold = Preset::NinetyNine.setup(Side::Gold);
    page.wait_for_snapshot("99of9 made by hand", |shown| shown.board() == board_of(&gold));
    page.click(&hook("ready"));
    game.set_up(&gold).unwrap();
    page.wait_for_plies(1);

    // ---- Silver sees gold's setup, and the computer suggests another ----
    page.assert_board(&{
        let mut both = game.board();
        for &(square, piece) in Preset::NinetyNine.setup(Side::Silver).pieces() {
            both.put(square, piece);
        }
        both
    });
    page.click(&hook("preset-camel-wing"));
    let silver = setup_of("RRRCCRRR", "RMDHEDHR", Side::Silver);
    game.set_up(&silver).unwrap();
    page.wait_for_snapshot("silver's setup", |shown| shown.board() == game.board());
    page.click(&hook("ready"));
    page.wait_for_mode(&["turn"]);

    // ---- The next game starts with each player's last setup ----
    page.new_game("person", Side::Gold);
    page.wait_for_mode(&["setup"]);
    page.click(&hook("preset-classic"));
    page.click(&hook("last-setup"));
    page.wait_for_snapshot("gold's last setup", |shown| shown.board() == board_of(&gold));
    page.come_back();
    page.wait_for_mode(&["setup"]);
    page.click(&hook("ready"));
    page.wait_for_plies(1);
    page.click(&hook("last-setup"));
    page.wait_for_snapshot("silver's last setup", |shown| shown.board() == game.board());
}

fn a_finger_places_pieces_around_a_hole(page: &mut Page) {
    page.set_size(360, 740);
    page.open_new_game();
    tap(page, &format!("{} label:has(input[name=opponent][value=person])", hook("new-game-dialog")));
    tap(page, &hook("more"));
    page.click(&format!("{} option[value='8']", hook("handicap-first")));
    page.tap(&hook("start"));
    let rosters = BySide { gold: Roster::without(&[Role::Camel]), silver: Roster::FULL };
    let mut game = Game::with(RuleSet::CURRENT, rosters);
    // ---- The camel's square is empty: another piece can go there ----
    let shown = page.wait_for_mode(&["setup"]);
    assert_eq!((shown.attribute("d2", "piece"), shown.board().side(Side::Gold).count()), (None, 15));
    page.carry("e2", "d2", InputMethod::Touch);
    page.wait_for_snapshot("the elephant in the hole", |shown| shown.attribute("d2", "piece") == Some("E"));
    page.tap(&on("d2"));
    page.wait_for_snapshot("d2 in hand", |shown| shown.attribute("d2", "held").is_some());
    page.tap(&on("e2"));
    page.wait_for_snapshot("the elephant back", |shown| shown.attribute("e2", "piece") == Some("E"));
    // ---- From an empty board, in order; the button at the end is visible ----
    page.tap(&hook("clear"));
    page.wait_for(&format!("{}:disabled", hook("place-M")));
    let in_sight = "const { bottom } = document.querySelector('[data-test=ready]').getBoundingClientRect();
        return bottom <= innerHeight && scrollY === 0";
    assert_eq!(page.script(in_sight), true, "Ready is out of sight");
    page.screenshot("setup-beside-phone");
    for square in ["d2", "b2", "g2"] {
        page.tap(&on(square));
    }
    page.wait_for_snapshot("two horses", |shown| shown.attribute("g2", "piece") == Some("H"));
    page.tap(&hook("place-R"));
    page.tap(&on("a1"));
    page.wait_for_snapshot("a rabbit", |shown| shown.attribute("a1", "piece") == Some("R"));
    page.tap(&hook("fill"));
    let shown = page.wait_for_snapshot("all placed", |shown| shown.board().side(Side::Gold).count() == 15);
    assert_eq!(shown.attribute("d2", "piece"), Some("E"));
    game.set_up(&put_up(&shown, Side::Gold)).unwrap();
    assert_eq!(page.script(in_sight), true, "Ready is out of sight");
    page.screenshot("setup-phone");
    page.tap(&hook("ready"));
    page.wait_for_plies(1);
    page.assert_plies(&game);
}

fn a_setup_from_nothing_by_keys(page: &mut Page) {
    page.open_new_game();
    // ---- The options ----
    tab_back_to(page, "input[name=opponent]");
    page.press(Key::Right);
    page.wait_for("input[name=opponent][value=person]:checked");
    tab_to(page, &hook("more"));
    page.press(Key::Enter);
    tab_to(page, "input[name=clock]");
    page.press(Key::Left);
    for field in ["clock-turn", "clock-reserve", "clock-most"] {
        page.wait_for(&hook(field));
        tab_to(page, &hook(field));
        for key in "1h".chars() {
            page.press(key);
        }
    }
    page.wait_for_text(&hook("clock-meaning"), "1 hour per turn");
    tab_to(page, &hook("less-first-M"));
    page.press(' ');
    page.wait_for_text(&hook("count-first-M"), "0");
    tab_to(page, "input[name=take-backs]");
    page.press(' ');
    page.wait_for_text(&hook("recap"), "Clock 1h/1h/100/1h, handicap, no takebacks");
    page.press(Key::Enter);
    page.wait_until_gone(&hook("new-game-dialog"));

    // ---- The setup ----
    page.wait_for_mode(&["setup"]);
    tab_to(page, &hook("clear"));
    page.press(' ');
    page.wait_for_snapshot("an empty board", |shown| shown.board() == Board::EMPTY);
    tab_back_to(page, "[data-square]");
    for square in ["e2", "g2", "b2"] {
        go_to(page, square);
        page.press(' ');
    }
    page.wait_for_snapshot("three pieces", |shown| shown.board().side(Side::Gold).count() == 3);
    tab_to(page, &hook("place-C"));
    page.press(' ');
    tab_back_to(page, "[data-square]");
    go_to(page, "c2");
    page.press(' ');
    page.wait_for_snapshot("a cat", |shown| shown.attribute("c2", "piece") == Some("C"));
    page.wait_for_text(&hook("announce"), "Gold cat on c2, 11 pieces left to place");
    page.press_with(&[Key::Shift], Key::Enter);
    page.wait_for_text(&hook("notice"), "still has to place");
    tab_to(page, &hook("fill"));
    page.press(Key::Enter);
    let shown = page.wait_for_snapshot("all placed", |shown| shown.board().side(Side::Gold).count() == 15);
    assert!(Square::all().all(|square| square.rank() < 2 || shown.board().piece_at(square).is_none()));
    assert!(page.focus_is_on(".setup-tools button"), "the focus is where it was");
    tab_back_to(page, &hook("ready"));
    page.press(Key::Enter);
    page.wait_for_plies(1);
}
