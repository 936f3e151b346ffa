//! The options of a new game, and the games played with them.

use ansa_core::PositionBuilder;
use ansa_core::game::Roster;
use ansa_core::notation::PositionText;
use ansa_core::position::rule_set::RuleSet;
use ansa_core::search::{Options, Search};
use ansa_core::{Board, BySide, Game, Piece, Role, Side};
use ansa_tests::browser::Page;
use ansa_tests::game_page::{InputMethod, Preset, hook, words_of};
use ansa_tests::in_each_browser;
use serde_json::json;

use super::computer::{MAX_PLIES, choose};

in_each_browser!(
    ; long in firefox:
    a_pasted_position_is_played_to_a_goal,
    a_phone_has_room_for_every_choice,
    ; long:
    a_game_without_the_computers_camel_is_played_to_its_end,
);

/// Selects one of several options in the dialog.
#[track_caller]
fn choose_radio(page: &Page, name: &str, value: &str) {
    page.click(&radio(name, value));
}

fn radio(name: &str, value: &str) -> String {
    format!("{} label:has(input[name={name}][value='{value}'])", hook("new-game-dialog"))
}

/// Taps an element that may have to be scrolled into view.
#[track_caller]
pub(super) fn tap(page: &Page, selector: &str) {
    page.wait_for(selector);
    let script =
        "document.querySelector(arguments[0]).scrollIntoView({ block: 'nearest', behavior: 'instant' })";
    page.script_with(script, vec![json!(selector)]);
    page.tap(selector);
}

#[track_caller]
fn open_dialog(page: &Page) {
    page.click(&hook("new-game"));
    page.wait_for(&hook("new-game-dialog"));
}

#[track_caller]
fn start(page: &Page) {
    page.click(&hook("start"));
    page.wait_until_gone(&hook("new-game-dialog"));
}

fn a_game_without_the_computers_camel_is_played_to_its_end(page: &mut Page) {
    let camel_off = Roster::without(&[Role::Camel]);
    page.open_new_game();
    assert!(page.focus_is_on(&hook("start")), "a child starts with two presses at most");
    assert_eq!(page.text(&hook("recap")), "No clock, all pieces, takebacks");
    page.click(&hook("more"));
    // ---- A standard handicap, changed piece by piece and back ----
    page.click(&format!("{} option[value='8']", hook("handicap-second")));
    assert_eq!(page.text(&hook("count-second-M")), "0");
    page.click(&hook("less-second-R"));
    page.wait_for_text(&hook("count-second-R"), "7");
    assert_eq!(page.property(&hook("handicap-second"), "value").as_deref(), Some("other"));
    page.click(&hook("more-second-R"));
    page.wait_for_text(&hook("count-second-R"), "8");
    assert_eq!(page.property(&hook("handicap-second"), "value").as_deref(), Some("8"));
    page.click("label:has(input[name=take-backs])");
    page.wait_for_text(&hook("recap"), "No clock, handicap, no takebacks");
    start(page);

    let mut search = Search::new(Options::default());
    let mut game = Game::with(RuleSet::CURRENT, BySide { gold: Roster::FULL, silver: camel_off });
    page.set_up(&mut game, Preset::NinetyNine);
    page.await_computer(&mut game);
    assert_eq!(game.board().side(Side::Silver).count(), 15);
    while game.outcome().is_none() {
        assert!(game.plies().len() < MAX_PLIES, "no end in sight:\n{}", words_of(&game).join("\n"));
        if game.side() == Side::Gold {
            let steps = choose(&mut search, &game);
            page.play_steps(&mut game, &steps, InputMethod::Click);
        } else {
            page.await_computer_and_skip(&mut game);
        }
        assert!(page.has(&format!("{}:disabled", hook("take-back"))), "a turn could be taken back");
    }
    page.wait_for(&hook("over-panel"));
    let winner = if game.outcome().unwrap().winner == Some(Side::Gold) { "Gold wins" } else { "Silver wins" };
    assert!(page.text(&hook("status")).contains(winner));

    // ---- A rematch, then with the sides exchanged: the handicap stays with the computer ----
    page.click(&hook("rematch-same"));
    let shown = page.wait_for_mode(&["setup"]);
    assert_eq!((shown.bottom(), shown.board().side(Side::Gold).count()), ("g", 16));
    page.click(&hook("ready"));
    page.wait_for_mode(&["turn"]);
    page.click(&hook("resign"));
    page.click(&format!("{} {}", hook("confirm-dialog"), hook("confirm")));
    page.click(&hook("rematch"));
    let setup = page.wait_for_plies(1).plies()[0].to_owned();
    assert_eq!((setup.split(' ').count(), setup.contains('M')), (15, false), "{setup}");
    assert_eq!(page.wait_for_mode(&["setup"]).bottom(), "s");

    // ---- The options are remembered ----
    open_dialog(page);
    assert_eq!(page.text(&hook("recap")), "No clock, handicap, no takebacks");
}

/// A position in the short form.
fn short(side: Side, pieces: &[&str]) -> String {
    PositionText::new(board(pieces).to_pieces(), side).to_short()
}

pub(super) fn board(pieces: &[&str]) -> Board {
    let mut board = Board::EMPTY;
    for piece in pieces {
        let (letter, square) = piece.split_at(1);
        let piece = letter.chars().next().and_then(Piece::from_letter).unwrap();
        board.put(square.parse().unwrap(), piece);
    }
    board
}

/// Replaces the content of a field.
#[track_caller]
fn write(page: &Page, field: &str, text: &str) {
    page.clear(&hook(field));
    page.type_into(&hook(field), text);
}

#[track_caller]
fn meaning(page: &Page, of: &str, tone: &str, words: &str) {
    page.wait_for_text(&hook(of), words);
    assert_eq!(page.attribute(&hook(of), "data-tone").as_deref(), Some(tone));
}

fn a_pasted_position_is_played_to_a_goal(page: &mut Page) {
    page.open_new_game();
    choose_radio(page, "opponent", "person");
    page.click(&hook("more"));

    // ---- A custom time control is explained as it is typed, and errors are shown beside it ----
    choose_radio(page, "clock", "standard");
    meaning(page, "clock-meaning", "good", "2 minutes per turn, and the reserve starts at 2 minutes.");
    let presets = page.text(&format!("{} .chips", hook("new-game-dialog"))).replace('\u{a0}', " ");
    assert!(presets.contains("15 s per turn, 2 min reserve"), "the presets hide their times: {presets}");
    choose_radio(page, "clock", "custom");
    let field = |name: &str| page.property(&hook(name), "value").unwrap_or_default();
    assert_eq!(["clock-turn", "clock-reserve", "clock-most"].map(field), ["2m", "2m", "10m"]);
    write(page, "clock-turn", "20s");
    write(page, "clock-reserve", "0");
    meaning(page, "clock-meaning", "good", "20 seconds per turn. Unused time is added to the reserve");
    write(page, "clock-reserve", "later");
    meaning(page, "clock-meaning", "refusal", "Part 2, the starting reserve, is “later”");
    page.click(&hook("start"));
    page.wait_until("the part that is wrong", || page.focus_is_on(&hook("clock-reserve")));
    page.click(&format!("{} summary", hook("clock-notation")));
    assert_eq!(field("clock-text"), "20s/later/100/10m");
    write(page, "clock-text", "5m");
    meaning(page, "clock-meaning", "refusal", "two to six parts");
    page.type_into(&hook("clock-text"), "/soon");
    meaning(page, "clock-meaning", "refusal", "Part 2, the starting reserve, is “soon”");
    page.click(&hook("start"));
    page.wait_for_text(&hook("refused"), "The time control is not valid");
    let said = page.text(&hook("new-game-dialog"));
    assert_eq!(said.matches("is not a time").count(), 1, "once and at its place: {said}");
    page.wait_until("the field that is wrong", || page.focus_is_on(&hook("clock-reserve")));
    write(page, "clock-text", "1h/2h/50/0/60t");
    meaning(page, "clock-meaning", "good", "The game ends after 60 turns by each side");
    page.wait_until_gone(&hook("refused"));

    // ---- A pasted position is previewed, and errors are shown with their place ----
    choose_radio(page, "start-from", "board");
    page.wait_for_text(&hook("start-meaning"), "no position on the board yet");
    choose_radio(page, "start-from", "pasted");
    page.click(&hook("start"));
    page.wait_for_text(&hook("refused"), "Paste a position first");
    write(page, "position-text", "12g\n8| r z");
    meaning(page, "start-meaning", "refusal", "Line 2, character 6: “z” on b8 is not a piece.");
    assert!(!page.has(&hook("picture")));
    write(page, "position-text", &short(Side::Gold, &["Ee4", "Rc3", "ha5"]));
    meaning(
        page,
        "start-meaning",
        "refusal",
        "the gold rabbit on c3 is on a trap with no friendly piece next to it and Silver has no rabbits",
    );
    assert_eq!(page.count(&format!("{} svg.piece", hook("picture"))), 3);
    let pieces = ["Rd6", "Ee4", "ha5", "rh5"];
    write(page, "position-text", &short(Side::Gold, &pieces));
    meaning(page, "start-meaning", "good", "Gold to move.");
    page.screenshot("new-game-pasted");
    start(page);

    let position = PositionBuilder { board: board(&pieces), side: Side::Gold }.build().unwrap();
    let mut game = Game::from_position(position, 2, RuleSet::CURRENT);
    page.wait_for_mode(&["turn"]);
    page.assert_board(&game.board());
    page.play(&mut game, "Rd6n", InputMethod::Click);

    // ---- From the position on the board, with the other side to move ----
    open_dialog(page);
    assert_eq!(page.text(&hook("recap")), "Clock 1h/2h/50/0/60t, all pieces, takebacks");
    page.click(&hook("more"));
    choose_radio(page, "start-from", "board");
    start(page);
    let mut game = Game::from_position(game.position().unwrap(), 2, RuleSet::CURRENT);
    page.wait_for_snapshot("no turn yet", |shown| shown.plies().is_empty());
    page.assert_board(&game.board());
    page.play(&mut game, "ha5s", InputMethod::Click);
    page.play(&mut game, "Rd7n", InputMethod::Click);
    page.wait_for_text(&hook("status"), "Gold wins: a gold rabbit reached the goal.");
    open_dialog(page);
    page.click(&hook("more"));
    choose_radio(page, "start-from", "board");
    page.click(&hook("start"));
    page.wait_for_text(&hook("refused"), "The game on the board is over.");
}

/// Controls of the dialog that overflow it or are too small for a finger, and a hidden Start button.
const FAULTS: &str = r"
    const faults = [];
    const dialog = document.querySelector('[data-test=new-game-dialog]');
    const box = dialog.getBoundingClientRect();
    for (const element of dialog.querySelectorAll('button, label, select, input[type=text], textarea')) {
        const { left, right, width, height } = element.getBoundingClientRect();
        const name = element.dataset.test ?? element.innerText;
        if (left < box.left || right > box.right) faults.push(`${name} sticks out`);
        if (element.tagName === 'BUTTON' && element.scrollHeight > element.clientHeight) faults.push(`${name} is cut off`);
        if (element.tagName !== 'INPUT' && (width < 43.5 || height < 43.5)) faults.push(`${name} is ${width} by ${height}`);
    }
    for (const field of dialog.querySelectorAll('.field')) {
        if (getComputedStyle(field).borderStyle !== 'none') faults.push('a frame stands around a frame');
    }
    const start = dialog.querySelector('[data-test=start]').getBoundingClientRect();
    if (start.top < 0 || start.bottom > innerHeight) faults.push(`Start is at ${start.top} of ${innerHeight}`);
    if (dialog.scrollWidth > dialog.clientWidth) faults.push('it scrolls to the side');
    return faults;
";

fn a_phone_has_room_for_every_choice(page: &mut Page) {
    page.set_size(360, 740);
    page.open_new_game();
    assert_eq!(page.script(FAULTS), json!([]));
    // ---- A level ----
    tap(page, &radio("level", "7"));
    page.wait_for_text(&hook("level-word"), "level 7: hard");
    tap(page, &hook("more"));
    page.wait_for(&hook("handicap-first"));
    assert_eq!(page.script(FAULTS), json!([]));
    page.screenshot("new-game-more-phone");
    page.script("document.querySelector('[data-test=count-second-R]').scrollIntoView()");
    page.screenshot("new-game-handicap-phone");
    choose_radio(page, "clock", "custom");
    choose_radio(page, "start-from", "pasted");
    page.wait_for(&hook("position-text"));
    assert_eq!(page.script(FAULTS), json!([]));
    tap(page, &hook("start"));
    page.wait_for(&hook("refused"));
    page.screenshot("new-game-refused-phone");
    assert_eq!(page.script(FAULTS), json!([]));
    choose_radio(page, "start-from", "setups");
    choose_radio(page, "clock", "none");
    tap(page, &hook("start"));
    page.wait_until_gone(&hook("new-game-dialog"));
    page.wait_for_text(&hook("plate-silver"), "level 7");

    // ---- Two computers with different levels ----
    tap(page, &hook("new-game"));
    page.wait_for(&hook("new-game-dialog"));
    assert!(page.has("input[name=level][value='7']:checked"), "the level is not remembered");
    tap(page, &radio("opponent", "computers"));
    tap(page, &radio("level-gold", "2"));
    tap(page, &radio("level-silver", "1"));
    assert_eq!(page.script(FAULTS), json!([]));
    tap(page, &hook("start"));
    page.wait_for_text(&hook("plate-gold"), "level 2");
    page.wait_for_text(&hook("plate-silver"), "level 1");
    page.wait_for_plies(3);
}
