//! The computer as a player and as an adviser.

use std::rc::Rc;

use ansa_board::testing::{position, square};
use ansa_board::{Mode, Pointing};
use ansa_core::game::Placing;
use ansa_core::game::placing::{CLASSIC, NINETY_NINE};
use ansa_core::notation::BodyText;
use ansa_core::position::outcome::RuleSet;
use ansa_core::{BySide, Game, Level, Side, Square};

use super::*;

const WEAK: Player = Player::Computer(Level::WEAKEST);
const STRONG: Player = Player::Computer(Level::STRONGEST);

/// A game after both setups.
fn started(gold: Player, silver: Player) -> PlayState {
    let mut table = PlayState::new(GameOptions {
        players: BySide { gold, silver },
        ..GameOptions::against(Player::Person, Side::Gold)
    });
    for (side, named) in [(Side::Gold, NINETY_NINE), (Side::Silver, CLASSIC)] {
        Rc::make_mut(&mut table.game).set_up(&Placing::named(named, side)).expect("a setup");
        table.ply_played();
    }
    table
}

fn id(table: &PlayState) -> u32 {
    table.awaited().expect("the computer is asked").id
}

fn answer(table: &mut PlayState, text: &str) {
    let id = id(table);
    table.apply(ComputerAction::Answer(id, text.to_owned()));
}

fn asked_for_hint() -> PlayState {
    let mut table = started(Player::Person, WEAK);
    table.apply(ComputerAction::Hint);
    assert_eq!(table.awaited().map(|request| request.kind), Some(RequestKind::Hint));
    table
}

fn hinted_square(table: &PlayState) -> Option<Square> {
    let view = table.board_view(&Pointing::default(), false);
    view.squares.iter().find(|view| view.hinted).map(|view| view.square)
}

#[test]
fn a_hint_tells_the_piece_and_then_the_turn() {
    let mut table = asked_for_hint();
    assert_eq!(table.hint(), Some(&Hint::Asked));
    let before = table.game.clone();
    answer(&mut table, "Ee2n Ee3n Ee4n Hb2n");
    assert_eq!((hinted_square(&table), table.hint_paths()), (Some(square("e2")), vec![]));
    assert_eq!(table.awaited(), None);
    let words = crate::text::hint(&table).expect("words");
    assert!(words.contains("gold elephant on e2"), "{words}");
    table.apply(ComputerAction::Hint);
    let ways: Vec<String> = table
        .hint_paths()
        .iter()
        .map(|arrow| arrow.squares.iter().map(ToString::to_string).collect::<Vec<_>>().join("-"))
        .collect();
    assert_eq!(ways, ["e2-e3-e4-e5", "b2-b3"]);
    assert_eq!(hinted_square(&table), Some(square("e2")));
    table.apply(ComputerAction::Hint);
    assert_eq!((table.hint(), table.hint_paths()), (None, vec![]));
    assert_eq!((&table.game, table.steps_left()), (&before, 4), "nothing was played");
}

#[test]
fn the_piece_that_moves_most_is_named() {
    for (turn, named) in [("Hb2n Ee2n Ee3n", "e2"), ("Hb2n Hg2n", "b2"), ("Hb2n Ee2n Hb3n Ee3n", "b2")] {
        let mut table = asked_for_hint();
        answer(&mut table, turn);
        assert_eq!(hinted_square(&table), Some(square(named)), "{turn}");
    }
    // A push or a pull is more than a step.
    for (elephant, turn) in [("Ec4", "Ra1n Mf4w rd4n Ec4e"), ("Ed5", "Ra1n Ed5n rd4n Mf4n")] {
        let start = position("g", &[elephant, "Mf4", "Ra1", "rd4", "rh8"]);
        let game = Game::from_position(start, 2, RuleSet::CURRENT);
        let mut table = PlayState::resume(game, GameOptions::against(Player::Person, Side::Gold));
        table.apply(ComputerAction::Hint);
        answer(&mut table, turn);
        assert_eq!(hinted_square(&table), Some(square(&elephant[1..])), "{turn}");
    }
}

#[test]
fn a_hint_lasts_until_a_step_and_no_longer() {
    let mut table = asked_for_hint();
    answer(&mut table, "Hb2n");
    table.apply(EntryAction::Press(square("b2")));
    assert!(table.hint().is_some(), "a piece in hand is no step");
    table.apply(ReplayAction::Look(0));
    assert_eq!((table.hint_paths(), hinted_square(&table)), (vec![], None), "it is not for an earlier board");
    table.apply(ReplayAction::LookAway);
    assert_eq!(hinted_square(&table), Some(square("b2")));
    table.apply(EntryAction::Carry(vec![square("g2"), square("g3")]));
    assert_eq!(table.hint(), None);
    table.apply(EntryAction::Undo);
    assert_eq!(table.hint(), None);
    // Whatever else ends it.
    for action in [PlayAction::TakeBack, PlayAction::Resign, PlayAction::Rematch] {
        let mut table = asked_for_hint();
        table.apply(action);
        assert_eq!(table.hint(), None);
    }
}

#[test]
fn a_hint_is_for_a_whole_turn() {
    let mut table = started(Player::Person, Player::Person);
    table.apply(EntryAction::Carry(vec![square("b2"), square("b3")]));
    table.apply(ComputerAction::Hint);
    assert_eq!(table.steps_left(), 4);
    answer(&mut table, "Ee2n");
    table.apply(EntryAction::Redo);
    assert_eq!((table.steps_left(), table.hint()), (3, None));
}

#[test]
fn what_comes_late_is_no_hint() {
    let mut table = asked_for_hint();
    let late = id(&table);
    table.apply(EntryAction::Carry(vec![square("b2"), square("b3")]));
    table.apply(ComputerAction::Answer(late, "Ee2n".to_owned()));
    table.apply(ComputerAction::NoAnswer(late, EngineFault::Died));
    assert_eq!((table.hint(), table.notice.clone()), (None, None));
    table.apply(ComputerAction::Hint);
    table.apply(ComputerAction::Answer(late, "Ee2n".to_owned()));
    assert_eq!(table.hint(), Some(&Hint::Asked), "an answer to an earlier question is not taken");
    // Asking again before the answer is there changes nothing.
    let asked = table.awaited();
    table.apply(ComputerAction::Hint);
    assert_eq!(table.awaited(), asked);
    answer(&mut table, "Ra1s");
    assert_eq!(
        (table.hint(), table.notice.clone()),
        (None, Some(Notice::NoHint(EngineFault::Misunderstood)))
    );
}

#[test]
fn hints_are_for_persons_in_their_turns() {
    let mut table = PlayState::new(GameOptions::against(WEAK, Side::Gold));
    table.apply(ComputerAction::Hint);
    assert_eq!((table.hint(), table.awaited()), (None, None), "not in the setup");
    let mut table = started(WEAK, Player::Person);
    let request = table.awaited();
    table.apply(ComputerAction::Hint);
    assert_eq!((table.hint(), table.awaited()), (None, request), "not in the computer's turn");
}

#[test]
fn an_engine_that_fails_can_be_asked_again() {
    let mut table = started(WEAK, Player::Person);
    let failed = id(&table);
    for fault in
        [EngineFault::NotStarted, EngineFault::Died, EngineFault::OtherVersion, EngineFault::Misunderstood]
    {
        let id = id(&table);
        table.apply(ComputerAction::NoAnswer(id, fault));
        assert_eq!((table.engine_fault(), table.awaited()), (Some(fault), None));
        assert!(!crate::text::status(&table).contains("thinking"));
        assert!(!crate::text::engine_fault(fault).is_empty());
        table.apply(ComputerAction::AskAgain);
    }
    table.apply(ComputerAction::NoAnswer(failed, EngineFault::Died));
    assert_eq!(table.engine_fault(), None, "a late failure is not heard");
    answer(&mut table, "Ee2n");
    assert_eq!(table.mode(), Mode::Replay);
    let mut table = started(WEAK, Player::Person);
    let id = id(&table);
    table.apply(ComputerAction::NoAnswer(id, EngineFault::Died));
    table.apply(PlayAction::TakeBack);
    assert_eq!((table.engine_fault(), table.mode()), (None, Mode::Setup));
}

#[test]
fn turns_are_taken_back_where_the_terms_allow_it() {
    for take_backs in [true, false] {
        let mut table = started(Player::Person, WEAK);
        table.options.take_backs = take_backs;
        table.apply(EntryAction::Carry(vec![square("b2"), square("b3")]));
        table.apply(PlayAction::End);
        answer(&mut table, "ed7s");
        table.apply(PlayAction::TakeBack);
        assert_eq!(table.game.plies().len(), if take_backs { 2 } else { 4 });
    }
}

#[test]
fn computers_play_by_themselves_and_can_be_stopped() {
    let mut table = started(WEAK, STRONG);
    assert!(table.is_watched() && !table.can_resign());
    answer(&mut table, "Ee2n");
    assert_eq!((table.mode(), table.awaited()), (Mode::Replay, None), "the turn is shown first");
    table.apply(ReplayAction::Skip);
    assert_eq!(
        table.awaited().map(|request| request.kind),
        Some(RequestKind::Ply(Level::STRONGEST)),
        "the other one is asked"
    );
    let stopped = id(&table);
    table.apply(ComputerAction::Pause);
    assert_eq!((table.awaited(), table.is_paused()), (None, true));
    table.apply(ComputerAction::Answer(stopped, "ed7s".to_owned()));
    assert_eq!(table.game.plies().len(), 3, "what comes late is not played");
    table.apply(ComputerAction::GoOn);
    answer(&mut table, "ed7s");
    // A pause while a turn is shown stops that at once, and what comes after it.
    let begun = table.replay.expect("the turn is shown");
    table.apply(ComputerAction::Pause);
    table.apply(ReplayAction::Tick(begun));
    assert_eq!((table.mode(), table.replay, table.replay_stands()), (Mode::Replay, Some(begun), true));
    table.apply(ComputerAction::GoOn);
    table.apply(ReplayAction::Tick(begun));
    assert_eq!(table.replay.map(|replay| replay.shown), Some(1), "it goes on where it stood");
    table.apply(ComputerAction::Pause);
    table.apply(ReplayAction::Skip);
    assert_eq!((table.mode(), table.awaited()), (Mode::Computer, None));
    // While the game waits its last turn can be looked at once more.
    table.apply(ReplayAction::Last);
    table.apply(ReplayAction::Tick(begun));
    assert_eq!(table.replay.map(|replay| replay.shown), Some(1));
    table.apply(ReplayAction::Skip);
    table.apply(ComputerAction::GoOn);
    assert!(table.awaited().is_some());
    // So does a look at an earlier board.
    table.apply(ReplayAction::Look(0));
    assert_eq!(table.awaited(), None);
    table.apply(ReplayAction::LookAway);
    assert!(table.awaited().is_some());
}

#[test]
fn only_games_of_computers_are_stopped() {
    let mut table = started(WEAK, Player::Person);
    table.apply(ComputerAction::Pause);
    assert!(!table.is_paused() && table.awaited().is_some());
    // Its turn is shown over the person's thinking, and the answer to that does not wait.
    answer(&mut table, "Ee2n");
    table.apply(ReplayAction::Skip);
    table.apply(EntryAction::Carry(vec![square("d7"), square("d6")]));
    table.apply(PlayAction::End);
    table.apply(ReplayAction::Last);
    assert_eq!((table.mode(), table.awaited().is_some()), (Mode::Replay, true));
}

#[test]
fn a_setup_of_the_computer_is_not_shown_step_by_step() {
    let mut table = PlayState::new(GameOptions {
        players: BySide { gold: WEAK, silver: STRONG },
        ..GameOptions::against(Player::Person, Side::Gold)
    });
    for (side, named) in [(Side::Gold, NINETY_NINE), (Side::Silver, CLASSIC)] {
        answer(&mut table, &BodyText::from(&Placing::named(named, side)).to_string());
    }
    assert_eq!(table.mode(), Mode::Computer);
    assert!(table.awaited().is_some());
}
