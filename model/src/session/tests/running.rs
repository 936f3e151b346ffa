//! Tests of games that go on although another one is shown.

use super::*;
use crate::activities::play::ViewAction;
use crate::session::{RunningGame, RunningReport};
use ansa_core::notation::PlyText;

fn computers() -> GameOptions {
    GameOptions { players: BySide { gold: WEAK, silver: STRONG }, ..GameOptions::default() }
}

/// A game between computers in which both have set up, saved as “one”.
fn set_up() -> Session {
    let mut session = begun(computers());
    for side in Side::ALL {
        let setup = PlyText::from(&Setup::from_rows(CLASSIC, side)).to_string();
        session.apply(ComputerAction::Search(awaited(&session.play), best(&setup)));
        session.apply(ViewAction::Skip);
    }
    session.apply(SessionAction::Saved(session.serial, "one".into()));
    session
}

fn answer(session: &mut Session, turn: &str) {
    let request = session.running[0].request().expect("a request").id;
    let report = RunningReport { game: request.0, request: request.1, passed: 700, event: best(turn) };
    session.apply(SessionAction::Running(report));
}

#[test]
fn a_game_between_computers_goes_on_while_another_is_played() {
    let mut session = set_up();
    session.apply(SessionAction::Begin(GameOptions::default()));
    assert_eq!(session.running.len(), 1);
    assert_eq!(session.id, None, "the new game has the id of the old one");
    let shown = session.play.clone();
    for turn in ["Hb2n", "hb7s", "Hb3n"] {
        answer(&mut session, turn);
    }
    let running = &session.running[0].play;
    assert_eq!(running.turns_played(), 3);
    assert_eq!(running.document.time_used(4), 700);
    assert!(running.is_live(), "it waits for a replay");
    assert_eq!(session.play, shown);

    session.apply(SessionAction::Return("one".into()));
    assert_eq!((session.play.turns_played(), session.id.as_deref()), (3, Some("one")));
    assert!(session.running.is_empty());
    assert!(session.play.awaited().is_some(), "it has stopped");
}

#[test]
fn the_computer_answers_in_a_game_that_is_left_and_then_waits() {
    let mut session = begun(GameOptions::default());
    session = Session::new(resume(game(&["Ee2n"]), session.play.options().clone()), LastSetups::default());
    session.apply(SessionAction::Saved(0, "one".into()));
    session.apply(SessionAction::Begin(GameOptions::default()));
    answer(&mut session, "ra7s");
    assert_eq!(session.running[0].request(), None, "it plays for the person");
    assert_eq!(session.running[0].play.turns_played(), 2, "it is kept until it was saved");
    session.apply(SessionAction::Begin(GameOptions::default()));
    assert!(session.running.is_empty());
}

#[test]
fn only_a_saved_game_that_waits_for_the_computer_goes_on() {
    let options = GameOptions::default;
    let cases = [
        // It waits for the person.
        (resume(game(&["Ee2n", "ra7s"]), options()), Some("one"), 0),
        (resume(game(&["Ee2n"]), options()), Some("one"), 1),
        // The store does not have it.
        (resume(game(&["Ee2n"]), options()), None, 0),
        // Another tab plays it.
        (resume(game(&["Ee2n"]), options()).with_read_only(true), Some("one"), 0),
        // Nobody has played.
        (PlayState::new(GameOptions::against(WEAK, Side::Silver)), Some("one"), 0),
    ];
    for (index, (play, id, running)) in cases.into_iter().enumerate() {
        let mut session = Session::new(play, LastSetups::default());
        if let Some(id) = id {
            session.apply(SessionAction::Saved(0, id.into()));
        }
        session.apply(SessionAction::Begin(GameOptions::default()));
        assert_eq!(session.running.len(), running, "case {index}");
    }
}

#[test]
fn a_game_that_was_deleted_or_taken_no_longer_goes_on() {
    let mut session = set_up();
    session.apply(SessionAction::Begin(GameOptions::default()));
    session.apply(SessionAction::Stop("another".into()));
    assert_eq!(session.running.len(), 1);
    session.apply(SessionAction::Stop("one".into()));
    assert!(session.running.is_empty());
    let before = session.clone();
    session.apply(SessionAction::Return("one".into()));
    assert_eq!(session, before, "there is nothing to return to");
}

#[test]
fn a_late_report_changes_nothing() {
    let mut session = set_up();
    session.apply(SessionAction::Begin(GameOptions::default()));
    let request = session.running[0].request().expect("a request").id;
    let report = |request| {
        let event = best("Hb2n");
        SessionAction::Running(RunningReport { game: "one".into(), request, passed: 0, event })
    };
    session.apply(report(request.1.wrapping_sub(1)));
    assert_eq!(session.running[0].play.turns_played(), 0);
    session.apply(report(request.1));
    session.apply(report(request.1));
    assert_eq!(session.running[0].play.turns_played(), 1);
}

#[test]
fn a_game_can_run_without_ever_being_shown() {
    let mut session = begun(GameOptions::default());
    let game = RunningGame::new("one", PlayState::new(computers()));
    session.apply(SessionAction::Run(game.clone()));
    let setup = PlyText::from(&Setup::from_rows(CLASSIC, Side::Gold)).to_string();
    answer(&mut session, &setup);
    assert_eq!(session.running[0].play.game().plies().len(), 1);
    session.apply(SessionAction::Run(game));
    assert_eq!(session.running.len(), 1, "it runs already");
    assert_eq!(session.running[0].play.game().plies().len(), 1);
}
