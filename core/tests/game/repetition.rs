//! Repetition of positions.

use super::{SHUFFLE, classic, label, labels, play, refused};
use crate::common::diagram::{steps, to_move};
use ansa_core::game::{Game, PlayError, TurnError};
use ansa_core::position::builder::PositionBuilder;
use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::position::rule_set::RuleSet;
use ansa_core::{Board, Side};

// "A turn may not end (c) on a position (board + side to move) that stood at the end of two earlier turns: a third
// repetition is an illegal turn, not a loss. Positions during the two setups do not count."

#[test]
fn a_third_repetition_is_an_illegal_turn_and_the_earlier_ones_are_named() {
    let mut game = classic();
    play(&mut game, &SHUFFLE);
    play(&mut game, &SHUFFLE[..3]);
    assert_eq!(game.next_label(), label("5s"));
    let error = refused(&mut game, "ed6n");
    assert_eq!(error, TurnError::Repetition { earlier: labels(&["1s", "3s"]) });
    assert_eq!(
        error.to_string(),
        "this position already occurred after 1s and 3s; a third occurrence is not allowed"
    );
    assert_eq!(game.outcome(), None, "an illegal turn is no loss");
    // Another turn is legal.
    play(&mut game, &["ed6s"]);
}

#[test]
fn the_position_after_both_setups_has_stood_once_and_half_set_up_boards_never() {
    let game = classic();
    let start = game.position().expect("set up");
    assert_eq!(game.earlier(&start), labels(&["1s"]));
    let half = PositionBuilder { board: game.board_at(1).expect("gold’s setup"), side: Side::Silver };
    assert_eq!(game.earlier(&half.build_lenient().expect("playable")), []);
    let empty = PositionBuilder { board: Board::EMPTY, side: Side::Gold };
    assert_eq!(game.earlier(&empty.build_lenient().expect("playable")), []);
}

#[test]
fn the_same_board_with_the_other_side_to_move_is_another_position() {
    let game = classic();
    let start = game.position().expect("set up");
    let other = PositionBuilder { side: Side::Silver, ..start.to_builder() }.build().expect("playable");
    assert_eq!(game.earlier(&other), []);
    assert!(!game.is_forbidden(&other) && !game.is_forbidden(&start));
}

#[test]
fn taking_back_takes_the_repetition_back_too() {
    let mut game = classic();
    play(&mut game, &SHUFFLE);
    play(&mut game, &SHUFFLE[..3]);
    let start = classic().position().expect("set up");
    assert!(game.is_forbidden(&start));
    for _ in 0..4 {
        game.take_back().expect("a turn");
    }
    assert!(!game.is_forbidden(&start));
    assert_eq!(game.earlier(&start), labels(&["1s"]));
}

// "until 2008-07-01: the turn that made the third repetition lost (`p`) instead of being illegal"

#[test]
fn until_2008_the_turn_that_makes_the_third_repetition_loses() {
    let start = classic().position().expect("set up");
    let mut game = Game::from_position(start, 2, RuleSet::UNTIL_2008_07);
    play(&mut game, &SHUFFLE);
    play(&mut game, &SHUFFLE[..3]);
    assert_eq!(game.outcome(), None);
    play(&mut game, &SHUFFLE[3..]);
    assert_eq!(game.outcome(), Some(Outcome::win(Side::Gold, Reason::Repetition)));
    assert_eq!(
        game.outcome().expect("over").to_string(),
        "gold wins: silver repeated a position for the third time"
    );
    assert_eq!(game.play_steps(&steps("Ee2n")), Err(PlayError::GameOver));
    // After taking it back, the game continues.
    game.take_back().expect("a turn");
    assert_eq!(game.outcome(), None);
    play(&mut game, &["ed6s"]);
}

// "until 2005-05-28: repetition counted the board without the side to move."

#[test]
fn until_2005_repetition_counts_the_board_alone() {
    let start = to_move(
        Side::Gold,
        "7  r . . . . . . .\n 5  . . . . . . . e\n 4  . . . E . . . .\n 2  R . . . . . . .",
    );
    // Gold loses a tempo: the board occurs again with silver to move, and then once more.
    let turns = ["Ed4n", "eh5s", "Ed5n", "eh4n", "Ed6s Ed5s", "eh5s", "Ed4n", "eh4n", "Ed5s"];
    let mut oldest = Game::from_position(start, 2, RuleSet::UNTIL_2005_05);
    play(&mut oldest, &turns);
    assert_eq!(oldest.outcome(), Some(Outcome::win(Side::Silver, Reason::Repetition)));
    for rules in [RuleSet::UNTIL_2008_07, RuleSet::CURRENT] {
        let mut game = Game::from_position(start, 2, rules);
        play(&mut game, &turns);
        assert_eq!(game.outcome(), None);
    }
    assert_eq!(RuleSet::on(2005, 5, 27), RuleSet::UNTIL_2005_05);
    assert_eq!(RuleSet::on(2005, 5, 28), RuleSet::UNTIL_2008_07);
}

// "every turn that B could make is illegal (third repetitions or back to the start): A wins (`m`)"

#[test]
fn a_side_whose_every_turn_is_a_third_repetition_loses() {
    // The cat steps to a7 and is frozen there by the dog. Gold pushes it back each time. The rabbit is frozen.
    let start = to_move(
        Side::Gold,
        "8  . C . . . . . .\n 7  c . . . . . . .\n 6  D . . . . . . .\n 5  . . . . . . H r\n 2  R . . . . . . .",
    );
    let back = "ca7n Da6n Da7s";
    let mut game = Game::from_position(start, 2, RuleSet::CURRENT);
    play(&mut game, &[back]);
    assert_eq!(game.position().expect("a turn").turn_ends(), [*start.board()], "the only turn there is");
    play(&mut game, &["ca8s"]);
    assert_eq!(game.earlier(&start), labels(&["1s", "2s"]));
    assert_eq!(game.outcome(), None);
    play(&mut game, &[back]);
    assert_eq!(game.outcome(), Some(Outcome::win(Side::Gold, Reason::Immobilisation)));
    assert_eq!(game.outcome().expect("over").to_string(), "gold wins: silver has no legal turn");
    // By the earlier rules the turn is legal, and loses.
    let mut old = Game::from_position(start, 2, RuleSet::UNTIL_2008_07);
    play(&mut old, &[back, "ca8s", back]);
    assert_eq!(old.outcome(), None);
    play(&mut old, &["ca8s"]);
    assert_eq!(old.outcome(), Some(Outcome::win(Side::Gold, Reason::Repetition)));
}

#[test]
fn a_side_whose_every_turn_is_a_third_repetition_or_ends_where_it_began_loses() {
    // The rabbit can only move between a5 and b5.
    let start = to_move(Side::Gold, "5  r . R . . . . .\n 4  R R . . . . . .\n 1  . . . . . . . E");
    let mut game = Game::from_position(start, 2, RuleSet::CURRENT);
    play(&mut game, &["Eh1n", "ra5e", "Eh2s", "rb5w", "Eh1n", "ra5e"]);
    assert_eq!(game.outcome(), None);
    let last = game.clone();
    play(&mut game, &["Eh2s"]);
    assert_eq!(game.outcome(), Some(Outcome::win(Side::Gold, Reason::Immobilisation)));
    // If gold had put the elephant on a square where it was not before, silver could continue.
    let mut other = last;
    play(&mut other, &["Eh2w"]);
    assert_eq!(other.outcome(), None);
    play(&mut other, &["rb5w"]);
}

#[test]
fn a_game_may_be_over_at_once_from_a_free_position() {
    for (drawn, side, outcome) in [
        (
            "8  R . . . . . . .\n 5  r . . . . . . .",
            Side::Silver,
            Some(Outcome::win(Side::Gold, Reason::Goal)),
        ),
        ("8  R . . . . . . .\n 5  r . . . . . . .", Side::Gold, Some(Outcome::win(Side::Gold, Reason::Goal))),
        (
            "8  R . . . . . . .\n 1  r . . . . . . .",
            Side::Gold,
            Some(Outcome::win(Side::Silver, Reason::Goal)),
        ),
        ("5  r . . . . . . .", Side::Gold, Some(Outcome::win(Side::Silver, Reason::Elimination))),
        ("5  E . . . . . . .", Side::Gold, Some(Outcome::win(Side::Silver, Reason::Elimination))),
        (
            "5  H r . . . . . .\n 2  R . . . . . . .",
            Side::Silver,
            Some(Outcome::win(Side::Gold, Reason::Immobilisation)),
        ),
        ("5  H r . . . . . .\n 2  R . . . . . . .", Side::Gold, None),
    ] {
        let game = Game::from_position(to_move(side, drawn), 5, RuleSet::CURRENT);
        assert_eq!(game.outcome(), outcome, "{drawn} {side}");
        assert_eq!(game.begin_turn().is_err(), outcome.is_some());
    }
}
