//! Tests of boards that a page drives.

use ansa_board::{BoardEvent, Mode, Pointing};
use ansa_core::Side;

use super::tests::{code, configure, move_along, notice, piece, square, with};
use super::*;

const SETUPS: &str = "1g Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Ha2 Db2 Cc2 Md2 Ee2 Cf2 Dg2 Hh2\n\
    1s ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 ha7 db7 cc7 ed7 me7 cf7 dg7 hh7\n";
/// Gold's elephant is on e3, and its rabbit on a7 can reach its goal.
const POSITION: &str = "g [        R              r           c        E                   ]";

fn board(pairs: &[(&str, &str)]) -> ElementState {
    let mut all = vec![("mode", "board")];
    all.extend(pairs);
    let (state, events) = with(&all);
    assert_eq!(events, []);
    state
}

/// What the events are, in short.
fn names(events: &[ElementEvent]) -> Vec<String> {
    let name = |event: &ElementEvent| match event {
        ElementEvent::Step(step, left, by) => format!("step {step} {left} {by:?}"),
        ElementEvent::Turn(label, words, by) => format!("turn {label} {words} {by:?}"),
        ElementEvent::Ply => "ply".to_owned(),
        ElementEvent::End(outcome) => format!("end {:?}", outcome.and_then(|outcome| outcome.winner)),
        other => format!("{other:?}"),
    };
    events.iter().map(name).collect()
}

fn play(state: &mut ElementState, words: &str) -> Result<Vec<String>, &'static str> {
    drive(state, &BoardCommand::Play(words.to_owned()))
}

fn step(state: &mut ElementState, words: &str) -> Result<Vec<String>, &'static str> {
    drive(state, &BoardCommand::Step(words.to_owned()))
}

fn drive(state: &mut ElementState, command: &BoardCommand) -> Result<Vec<String>, &'static str> {
    let before = (state.game_record(), state.entry.clone(), state.setup.clone());
    let driven = state.drive(command).map(|events| names(&events)).map_err(|error| {
        assert!(!error.message.is_empty(), "{}", error.code);
        error.code
    });
    if driven.is_err() {
        assert_eq!(
            before,
            (state.game_record(), state.entry.clone(), state.setup.clone()),
            "nothing has changed"
        );
    }
    driven
}

#[test]
fn a_new_game_begins_with_the_setups_of_both_sides() {
    let mut state = board(&[]);
    assert!(state.is_setting_up());
    assert_eq!(state.board_view(&Pointing::default()).mode, Mode::Setup);
    let (rabbit, elephant) = ("a1", "e2");
    assert_eq!((piece(&state, rabbit), piece(&state, elephant)), (Some('R'), Some('E')), "a setup is there");
    move_along(&mut state, rabbit, elephant);
    assert_eq!((piece(&state, rabbit), piece(&state, elephant)), (Some('E'), Some('R')));
    assert!(!state.feedback.event.is_empty(), "it is announced");
    let events = names(&state.apply(ElementAction::End));
    assert_eq!(events.len(), 2);
    assert!(events[0].starts_with("turn 1g ") && events[0].ends_with("Person"), "{}", events[0]);
    assert_eq!(events[1], "ply");
    // Enter ends the setup, too, if no piece is selected.
    state.apply(ElementAction::Board(BoardEvent::Enter(square("a8"))));
    assert!(state.is_entering());
    assert_eq!((state.game().side(), state.plies(), state.bottom()), (Side::Gold, 2, Side::Gold));
    move_along(&mut state, "a1", "a3");
    assert_eq!(piece(&state, "a3"), None, "the rabbit before it is in the way");
}

#[test]
fn people_play_for_both_sides_and_take_back_ply_by_ply() {
    let mut state = board(&[("record", SETUPS)]);
    let events = names(&move_along(&mut state, "e2", "e4"));
    assert_eq!(events, ["step Ee2n 3 Person", "step Ee3n 2 Person"]);
    assert_eq!(names(&state.apply(ElementAction::End)), ["turn 2g Ee2n Ee3n Person", "ply"]);
    assert_eq!(state.game().side(), Side::Silver);
    assert!(state.is_entering());
    assert_eq!(names(&move_along(&mut state, "d7", "d6")), ["step ed7s 3 Person"]);
    assert_eq!(state.plies_to_take_back(), 1);
    assert_eq!(names(&state.apply(ElementAction::TakeBack)), ["ply"]);
    assert_eq!((state.plies(), piece(&state, "d7"), piece(&state, "e2")), (2, Some('e'), Some('E')));
}

#[test]
fn the_page_says_for_which_sides_people_play() {
    let mut state = board(&[("record", SETUPS), ("movable", "silver")]);
    assert_eq!((state.is_entering(), state.bottom()), (false, Side::Silver));
    assert_eq!(state.board_view(&Pointing::default()).mode, Mode::Replay);
    assert_eq!(names(&move_along(&mut state, "e2", "e3")), [""; 0]);
    assert_eq!(names(&state.apply(ElementAction::TakeBack)), [""; 0], "the turns are the page's");
    assert_eq!(play(&mut state, "Ee2n").unwrap(), ["step Ee2n 3 Page", "turn 2g Ee2n Page", "ply"]);
    assert!(state.is_entering(), "now silver moves");
    state.apply(ElementAction::Board(BoardEvent::Select(square("d7"))));
    assert!(state.entry.as_ref().unwrap().selection().is_some());
    let pairs = [("mode", "board"), ("record", SETUPS), ("movable", "none")];
    assert_eq!(configure(&mut state, &pairs), [], "the game goes on");
    assert_eq!((state.plies(), state.is_entering()), (3, false));
    assert!(state.entry.as_ref().unwrap().selection().is_none(), "the piece is put down");
    let (_, events) = with(&[("mode", "board"), ("movable", "me")]);
    assert_eq!(code(&events), "bad-attribute");
    // A side that others set up is not arranged yet.
    let state = board(&[("movable", "silver")]);
    assert_eq!((state.is_setting_up(), piece(&state, "a1")), (false, None));
}

#[test]
fn methods_play_steps_and_turns() {
    let mut state = board(&[("position", POSITION), ("movable", "none")]);
    assert_eq!(step(&mut state, "Ee3e").unwrap(), ["step Ee3e Ef3x 3 Page"]);
    assert_eq!(piece(&state, "f3"), None, "the elephant is lost on the trap");
    let mut state = board(&[("position", POSITION), ("movable", "none")]);
    assert_eq!(step(&mut state, "Ee3n").unwrap(), ["step Ee3n 3 Page"]);
    assert_eq!(drive(&mut state, &BoardCommand::Undo).unwrap(), [""; 0]);
    assert_eq!(piece(&state, "e3"), Some('E'));
    assert_eq!(drive(&mut state, &BoardCommand::Undo), Err("nothing-to-undo"));
    assert_eq!(drive(&mut state, &BoardCommand::EndTurn), Err("illegal"), "a turn has a step");
    step(&mut state, "Ee3n").unwrap();
    assert_eq!(drive(&mut state, &BoardCommand::EndTurn).unwrap(), ["turn 2g Ee3n Page", "ply"]);
    assert_eq!(drive(&mut state, &BoardCommand::TakeBack).unwrap(), ["ply"]);
    assert_eq!(drive(&mut state, &BoardCommand::TakeBack), Err("nothing-to-undo"));
    // The whole turn replaces the steps made so far, and ends the game.
    step(&mut state, "Ee3n").unwrap();
    assert_eq!(
        play(&mut state, "Ra7n").unwrap(),
        ["step Ra7n 3 Page", "turn 2g Ra7n Page", "ply", "end Some(Gold)"]
    );
    assert_eq!(play(&mut state, "Ra8s"), Err("illegal"), "the game is over");
    assert_eq!(step(&mut state, "Ra8s"), Err("illegal"));
    assert_eq!(drive(&mut state, &BoardCommand::EndTurn), Err("illegal"));
    assert_eq!(drive(&mut state, &BoardCommand::TakeBack).unwrap(), ["ply"], "and goes on");
    assert!(state.outcome().is_none() && state.entry.is_some());
}

#[test]
fn methods_change_nothing_on_an_error() {
    let mut state = board(&[("record", SETUPS)]);
    move_along(&mut state, "e2", "e3");
    for (words, expected) in [
        ("", "illegal"),
        ("hello", "bad-turn"),
        ("takeback", "bad-turn"),
        ("resigns", "bad-turn"),
        ("Ee2s", "illegal"),
        ("Ra1n", "illegal"),
        ("Ra1 Rb1", "illegal"),
        ("Ee2n Ee3s", "illegal"),
    ] {
        assert_eq!(play(&mut state, words), Err(expected), "{words:?}");
    }
    for (words, expected) in [
        ("Ee3n Ee4n", "bad-turn"),
        ("Ra1", "bad-turn"),
        ("\u{0}", "bad-turn"),
        ("Ee2n", "illegal"),
        ("Ee3n Rc3x", "illegal"),
    ] {
        assert_eq!(step(&mut state, words), Err(expected), "{words:?}");
    }
    assert_eq!(notice(&state), "");
    for mode in ["still", "replay", "play", "puzzle"] {
        let (mut state, _) = with(&[("mode", mode), ("record", SETUPS)]);
        assert_eq!(play(&mut state, "Ee2n"), Err("wrong-mode"), "{mode}");
    }
    let (mut state, _) = with(&[("mode", "board"), ("record", "1g zz")]);
    assert_eq!(play(&mut state, "Ee2n"), Err("bad-record"));
}

#[test]
fn setups_are_played_by_methods() {
    let mut state = board(&[]);
    let gold = SETUPS.lines().next().unwrap().strip_prefix("1g ").unwrap();
    assert_eq!(step(&mut state, "Ee2n"), Err("illegal"), "no setup yet");
    assert_eq!(play(&mut state, "Ra1 Ra1"), Err("illegal"));
    let events = play(&mut state, gold).unwrap();
    assert_eq!(events, [format!("turn 1g {gold} Page"), "ply".to_owned()]);
    let events = drive(&mut state, &BoardCommand::EndTurn).unwrap();
    assert!(events[0].starts_with("turn 1s "), "the setup on the board: {events:?}");
    assert_eq!(drive(&mut state, &BoardCommand::TakeBack).unwrap(), ["ply"]);
    assert!(state.is_setting_up());
}

#[test]
fn only_what_people_play_is_asked_for() {
    let mut state = board(&[("record", SETUPS)]);
    let asked =
        |events: &[ElementEvent]| events.iter().filter_map(ElementEvent::asked_as).collect::<Vec<_>>();
    assert_eq!(asked(&move_along(&mut state, "e2", "e4")), ["before-step", "before-step"]);
    assert_eq!(asked(&state.apply(ElementAction::End)), ["before-turn"]);
    assert_eq!(asked(&state.drive(&BoardCommand::Play("ed7s".to_owned())).unwrap()), [""; 0]);
}
