//! The engine as opponent and as adviser.

use std::rc::Rc;

use ansa_board::testing::{position, square};
use ansa_board::{Mode, Pointing};
use ansa_core::game::Setup;
use ansa_core::game::setup::{CLASSIC, NINETY_NINE};
use ansa_core::notation::PlyText;
use ansa_core::position::rule_set::RuleSet;
use ansa_core::{BySide, Game, Level, Side, Square};

use crate::state::*;

const WEAK: Player = Player::Computer(Level::WEAKEST);
const STRONG: Player = Player::Computer(Level::STRONGEST);

/// A game after both setups.
fn started(gold: Player, silver: Player) -> PlayState {
    let mut play = PlayState::new(GameOptions {
        players: BySide { gold, silver },
        ..GameOptions::against(Player::Person, Side::Gold)
    });
    for (side, named) in [(Side::Gold, NINETY_NINE), (Side::Silver, CLASSIC)] {
        Rc::make_mut(&mut play.game).set_up(&Setup::from_rows(named, side)).expect("a setup");
        play.ply_played();
    }
    play
}

fn id(play: &PlayState) -> u32 {
    play.awaited().expect("the computer is asked").id
}

fn answer(play: &mut PlayState, text: &str) {
    let id = id(play);
    play.apply(ComputerAction::Answer(id, text.to_owned()));
}

fn asked_for_hint() -> PlayState {
    let mut play = started(Player::Person, WEAK);
    play.apply(ComputerAction::Hint);
    assert_eq!(play.awaited().map(|request| request.kind), Some(RequestKind::Hint));
    play
}

fn hinted_square(play: &PlayState) -> Option<Square> {
    let view = play.board_view(&Pointing::default(), false);
    view.squares.iter().find(|view| view.hinted).map(|view| view.square)
}

#[test]
fn a_hint_shows_the_piece_and_then_the_turn() {
    let mut play = asked_for_hint();
    assert_eq!(play.hint(), Some(&Hint::Asked));
    let before = play.game.clone();
    answer(&mut play, "Ee2n Ee3n Ee4n Hb2n");
    assert_eq!((hinted_square(&play), play.hint_paths()), (Some(square("e2")), vec![]));
    assert_eq!(play.awaited(), None);
    let words = crate::text::hint(&play).expect("words");
    assert!(words.contains("gold elephant on e2"), "{words}");
    play.apply(ComputerAction::Hint);
    let ways: Vec<String> = play
        .hint_paths()
        .iter()
        .map(|arrow| arrow.squares.iter().map(ToString::to_string).collect::<Vec<_>>().join("-"))
        .collect();
    assert_eq!(ways, ["e2-e3-e4-e5", "b2-b3"]);
    assert_eq!(hinted_square(&play), Some(square("e2")));
    play.apply(ComputerAction::Hint);
    assert_eq!((play.hint(), play.hint_paths()), (None, vec![]));
    assert_eq!((&play.game, play.steps_left()), (&before, 4), "nothing was played");
}

#[test]
fn the_hint_marks_the_piece_that_moves_most() {
    for (turn, named) in [("Hb2n Ee2n Ee3n", "e2"), ("Hb2n Hg2n", "b2"), ("Hb2n Ee2n Hb3n Ee3n", "b2")] {
        let mut play = asked_for_hint();
        answer(&mut play, turn);
        assert_eq!(hinted_square(&play), Some(square(named)), "{turn}");
    }
    // The piece that pushes or pulls counts for more than one that only steps.
    for (elephant, turn) in [("Ec4", "Ra1n Mf4w rd4n Ec4e"), ("Ed5", "Ra1n Ed5n rd4n Mf4n")] {
        let start = position("g", &[elephant, "Mf4", "Ra1", "rd4", "rh8"]);
        let game = Game::from_position(start, 2, RuleSet::CURRENT);
        let mut play = PlayState::resume(game, GameOptions::against(Player::Person, Side::Gold));
        play.apply(ComputerAction::Hint);
        answer(&mut play, turn);
        assert_eq!(hinted_square(&play), Some(square(&elephant[1..])), "{turn}");
    }
}

#[test]
fn a_step_removes_the_hint() {
    let mut play = asked_for_hint();
    answer(&mut play, "Hb2n");
    play.apply(EntryAction::Press(square("b2")));
    assert!(play.hint().is_some(), "a piece in hand is no step");
    play.apply(ReplayAction::Look(0));
    assert_eq!((play.hint_paths(), hinted_square(&play)), (vec![], None), "it is not for an earlier board");
    play.apply(ReplayAction::LookAway);
    assert_eq!(hinted_square(&play), Some(square("b2")));
    play.apply(EntryAction::MoveAlong(vec![square("g2"), square("g3")]));
    assert_eq!(play.hint(), None);
    play.apply(EntryAction::Undo);
    assert_eq!(play.hint(), None);
    // Whatever else ends the request.
    for action in [PlayAction::TakeBack, PlayAction::Resign, PlayAction::Rematch] {
        let mut play = asked_for_hint();
        play.apply(action);
        assert_eq!(play.hint(), None);
    }
}

#[test]
fn a_hint_is_for_a_whole_turn() {
    let mut play = started(Player::Person, Player::Person);
    play.apply(EntryAction::MoveAlong(vec![square("b2"), square("b3")]));
    play.apply(ComputerAction::Hint);
    assert_eq!(play.steps_left(), 4);
    answer(&mut play, "Ee2n");
    play.apply(EntryAction::Redo);
    assert_eq!((play.steps_left(), play.hint()), (3, None));
}

#[test]
fn a_late_answer_is_not_a_hint() {
    let mut play = asked_for_hint();
    let late = id(&play);
    play.apply(EntryAction::MoveAlong(vec![square("b2"), square("b3")]));
    play.apply(ComputerAction::Answer(late, "Ee2n".to_owned()));
    play.apply(ComputerAction::NoAnswer(late, EngineFault::Died));
    assert_eq!((play.hint(), play.notice.clone()), (None, None));
    play.apply(ComputerAction::Hint);
    play.apply(ComputerAction::Answer(late, "Ee2n".to_owned()));
    assert_eq!(play.hint(), Some(&Hint::Asked), "an answer to an earlier question is not taken");
    // Asking again before the answer arrives changes nothing.
    let asked = play.awaited();
    play.apply(ComputerAction::Hint);
    assert_eq!(play.awaited(), asked);
    answer(&mut play, "Ra1s");
    assert_eq!((play.hint(), play.notice.clone()), (None, Some(Notice::NoHint(EngineFault::Misunderstood))));
}

#[test]
fn hints_are_only_for_persons_to_move() {
    let mut play = PlayState::new(GameOptions::against(WEAK, Side::Gold));
    play.apply(ComputerAction::Hint);
    assert_eq!((play.hint(), play.awaited()), (None, None), "not in the setup");
    let mut play = started(WEAK, Player::Person);
    let request = play.awaited();
    play.apply(ComputerAction::Hint);
    assert_eq!((play.hint(), play.awaited()), (None, request), "not in the computer's turn");
}

#[test]
fn a_failed_request_can_be_repeated() {
    let mut play = started(WEAK, Player::Person);
    let failed = id(&play);
    for fault in
        [EngineFault::NotStarted, EngineFault::Died, EngineFault::OtherVersion, EngineFault::Misunderstood]
    {
        let id = id(&play);
        play.apply(ComputerAction::NoAnswer(id, fault));
        assert_eq!((play.engine_fault(), play.awaited()), (Some(fault), None));
        assert!(!crate::text::status(&play).contains("thinking"));
        assert!(!crate::text::engine_fault(fault).is_empty());
        play.apply(ComputerAction::AskAgain);
    }
    play.apply(ComputerAction::NoAnswer(failed, EngineFault::Died));
    assert_eq!(play.engine_fault(), None, "a late failure is not heard");
    answer(&mut play, "Ee2n");
    assert_eq!(play.mode(), Mode::Replay);
    let mut play = started(WEAK, Player::Person);
    let id = id(&play);
    play.apply(ComputerAction::NoAnswer(id, EngineFault::Died));
    play.apply(PlayAction::TakeBack);
    assert_eq!((play.engine_fault(), play.mode()), (None, Mode::Setup));
}

#[test]
fn take_backs_depend_on_the_options() {
    for take_backs in [true, false] {
        let mut play = started(Player::Person, WEAK);
        play.options.take_backs = take_backs;
        play.apply(EntryAction::MoveAlong(vec![square("b2"), square("b3")]));
        play.apply(PlayAction::End);
        answer(&mut play, "ed7s");
        play.apply(PlayAction::TakeBack);
        assert_eq!(play.game.plies().len(), if take_backs { 2 } else { 4 });
    }
}

#[test]
fn a_game_between_computers_can_be_paused() {
    let mut play = started(WEAK, STRONG);
    assert!(play.is_watched() && !play.can_resign());
    answer(&mut play, "Ee2n");
    assert_eq!((play.mode(), play.awaited()), (Mode::Replay, None), "the turn is shown first");
    play.apply(ReplayAction::Skip);
    assert_eq!(
        play.awaited().map(|request| request.kind),
        Some(RequestKind::Ply(Level::STRONGEST)),
        "the other one is asked"
    );
    let stopped = id(&play);
    play.apply(ComputerAction::Pause);
    assert_eq!((play.awaited(), play.is_paused()), (None, true));
    play.apply(ComputerAction::Answer(stopped, "ed7s".to_owned()));
    assert_eq!(play.game.plies().len(), 3, "what comes late is not played");
    play.apply(ComputerAction::GoOn);
    answer(&mut play, "ed7s");
    // A pause during a replay stops the replay and the next request.
    let begun = play.replay.expect("the turn is shown");
    play.apply(ComputerAction::Pause);
    play.apply(ReplayAction::Tick(begun));
    assert_eq!((play.mode(), play.replay, play.replay_stands()), (Mode::Replay, Some(begun), true));
    play.apply(ComputerAction::GoOn);
    play.apply(ReplayAction::Tick(begun));
    assert_eq!(play.replay.map(|replay| replay.shown), Some(1), "it goes on where it stood");
    play.apply(ComputerAction::Pause);
    play.apply(ReplayAction::Skip);
    assert_eq!((play.mode(), play.awaited()), (Mode::Computer, None));
    // While the game is paused, its last turn can be replayed.
    play.apply(ReplayAction::Last);
    play.apply(ReplayAction::Tick(begun));
    assert_eq!(play.replay.map(|replay| replay.shown), Some(1));
    play.apply(ReplayAction::Skip);
    play.apply(ComputerAction::GoOn);
    assert!(play.awaited().is_some());
    // So can earlier positions be viewed.
    play.apply(ReplayAction::Look(0));
    assert_eq!(play.awaited(), None);
    play.apply(ReplayAction::LookAway);
    assert!(play.awaited().is_some());
}

#[test]
fn only_games_between_computers_can_be_paused() {
    let mut play = started(WEAK, Player::Person);
    play.apply(ComputerAction::Pause);
    assert!(!play.is_paused() && play.awaited().is_some());
    // Its turn is replayed while the person thinks, and the hint does not wait for the replay.
    answer(&mut play, "Ee2n");
    play.apply(ReplayAction::Skip);
    play.apply(EntryAction::MoveAlong(vec![square("d7"), square("d6")]));
    play.apply(PlayAction::End);
    play.apply(ReplayAction::Last);
    assert_eq!((play.mode(), play.awaited().is_some()), (Mode::Replay, true));
}

#[test]
fn a_setup_of_the_computer_is_not_replayed() {
    let mut play = PlayState::new(GameOptions {
        players: BySide { gold: WEAK, silver: STRONG },
        ..GameOptions::against(Player::Person, Side::Gold)
    });
    for (side, named) in [(Side::Gold, NINETY_NINE), (Side::Silver, CLASSIC)] {
        answer(&mut play, &PlyText::from(&Setup::from_rows(named, side)).to_string());
    }
    assert_eq!(play.mode(), Mode::Computer);
    assert!(play.awaited().is_some());
}
