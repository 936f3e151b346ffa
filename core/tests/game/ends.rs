//! Score and the other ends of a game.

use super::{SHUFFLE, classic, play, refused};
use crate::common::diagram::{piece, sq, steps, to_move};
use ansa_core::game::setup::CLASSIC;
use ansa_core::game::{Game, PlayError, Ply, Setup, TurnError};
use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::position::rule_set::RuleSet;
use ansa_core::position::turn::EndError;
use ansa_core::{Side, StepError};

// "`s` score at a game limit: who has more pieces after the last completed turn wins; if equal, who had more after the
// most recent turn at which the counts differed; if they never differed, silver."

/// Each side can lose a cat (c4 to c3, c5 to c6) or step with its elephant.
const CATS: &str = "7  . . . . . . . r\n 5  . . c . . . . e\n 4  . . C . . . . E\n 2  R . . . . . . .";

#[test]
fn score_more_pieces_after_the_last_turn_wins() {
    let mut game = Game::from_position(to_move(Side::Gold, CATS), 2, RuleSet::CURRENT);
    play(&mut game, &["Cc4s"]);
    assert_eq!(game.leader_by_score(), Side::Silver);
    let mut game = Game::from_position(to_move(Side::Silver, CATS), 2, RuleSet::CURRENT);
    play(&mut game, &["cc5n"]);
    assert_eq!(game.leader_by_score(), Side::Gold);
}

#[test]
fn score_equal_pieces_go_to_the_side_that_had_more_when_they_last_differed() {
    let mut game = Game::from_position(to_move(Side::Silver, CATS), 2, RuleSet::CURRENT);
    play(&mut game, &["cc5n", "Cc4s"]);
    assert_eq!(game.board().side(Side::Gold).count(), game.board().side(Side::Silver).count());
    assert_eq!(game.leader_by_score(), Side::Gold);
    play(&mut game, &["eh5w", "Eh4w"]);
    assert_eq!(game.leader_by_score(), Side::Gold, "turns without captures change nothing");
    game.take_back();
    game.take_back();
    game.take_back();
    game.take_back();
    assert_eq!(game.leader_by_score(), Side::Silver);
    let mut game = Game::from_position(to_move(Side::Gold, CATS), 2, RuleSet::CURRENT);
    play(&mut game, &["Cc4s", "cc5n"]);
    assert_eq!(game.leader_by_score(), Side::Silver);
}

#[test]
fn score_the_latest_difference_counts_not_the_first() {
    // Gold leads first, then silver, then both have the same number.
    let drawn = "7  . . . . . . . r\n 5  . . c . . c . e\n 4  . . C . . C . E\n 2  R . . . . . . .";
    let mut game = Game::from_position(to_move(Side::Silver, drawn), 2, RuleSet::CURRENT);
    play(&mut game, &["cc5n", "Cc4s Cf4s", "cf5n"]);
    assert_eq!(game.board().side(Side::Gold).count(), game.board().side(Side::Silver).count());
    assert_eq!(game.leader_by_score(), Side::Silver);
}

#[test]
fn score_silver_wins_if_the_counts_never_differed() {
    assert_eq!(Game::new().leader_by_score(), Side::Silver);
    let mut game = classic();
    assert_eq!(game.leader_by_score(), Side::Silver);
    play(&mut game, &SHUFFLE);
    assert_eq!(game.leader_by_score(), Side::Silver);
    let half = {
        let mut game = Game::new();
        game.set_up(&Setup::from_rows(CLASSIC, Side::Gold)).expect("a full set");
        game
    };
    assert_eq!(half.leader_by_score(), Side::Silver, "gold’s setup alone is no lead");
}

// "Other ends"

#[test]
fn a_game_can_end_off_the_board_once() {
    let letters = [
        (Reason::Time, 't', "gold wins: silver ran out of time"),
        (Reason::Resignation, 'r', "gold wins: silver resigned"),
        (Reason::Illegal, 'i', "gold wins: silver made an illegal move"),
        (Reason::Forfeit, 'f', "gold wins: silver forfeited the game"),
        (Reason::Abandoned, 'a', "gold wins: the game was abandoned"),
        (Reason::Score, 's', "gold wins on score: the game reached its limit"),
    ];
    for (reason, letter, sentence) in letters {
        let mut game = classic();
        let outcome = Outcome::win(Side::Gold, reason);
        assert_eq!(outcome.to_string(), sentence);
        assert_eq!((reason.letter(), Reason::from_letter(letter)), (letter, Some(reason)));
        assert!(!reason.is_on_board());
        game.end(outcome).expect("not over yet");
        let ended = game.clone();
        assert_eq!(game.end(outcome), Err(PlayError::GameOver));
        assert_eq!(game.play_steps(&steps("Ee2n")), Err(PlayError::GameOver));
        assert_eq!(game.set_up(&Setup::from_rows(CLASSIC, Side::Gold)), Err(PlayError::GameOver));
        assert_eq!(game, ended);
    }
    let mut game = Game::new();
    game.end(Outcome::win(Side::Silver, Reason::Resignation)).expect("during the setup too");
    assert_eq!(game.set_up(&Setup::from_rows(CLASSIC, Side::Gold)), Err(PlayError::GameOver));
    for (reason, letter) in [
        (Reason::Goal, 'g'),
        (Reason::Elimination, 'e'),
        (Reason::Immobilisation, 'm'),
        (Reason::Repetition, 'p'),
        (Reason::NoRabbits, 'n'),
    ] {
        assert!(reason.is_on_board());
        assert_eq!((reason.letter(), Reason::from_letter(letter)), (letter, Some(reason)));
    }
    assert_eq!(Reason::from_letter('?'), None);
}

#[test]
fn ends_on_the_board_end_the_game_with_their_reason() {
    let goal = to_move(Side::Gold, "7  R . . . . . . .\n 2  . . . . . . . r");
    let mut game = Game::from_position(goal, 30, RuleSet::CURRENT);
    play(&mut game, &["Ra7n"]);
    let outcome = game.outcome().expect("over");
    assert_eq!(outcome.to_string(), "gold wins: a gold rabbit reached the goal");
    assert_eq!(game.play_steps(&steps("rh2s")), Err(PlayError::GameOver));
    let last = to_move(Side::Gold, "7  . . . . . . . r\n 3  . . R C . . . .");
    let mut game = Game::from_position(last, 30, RuleSet::CURRENT);
    play(&mut game, &["Cd3e"]);
    assert_eq!(game.outcome().expect("over").to_string(), "silver wins: gold has no rabbits left");
    let both = to_move(Side::Gold, "8  . . . . . E . .\n 7  . . . . . r . c\n 3  . . R C . . . .");
    let mut game = Game::from_position(both, 30, RuleSet::UNTIL_2008_07);
    play(&mut game, &["rf7s Ef8s Cd3e"]);
    assert_eq!(game.outcome(), Some(Outcome { winner: None, reason: Reason::NoRabbits }));
    assert_eq!(game.outcome().expect("over").to_string(), "draw: neither side has rabbits left");
}

// Every refused turn reports the step and the reason.

#[test]
fn a_refused_turn_names_the_step_and_the_reason() {
    let mut game = classic();
    let step = steps("Ee3s Ee2s")[1];
    assert_eq!(
        refused(&mut game, "Ee2n Ee3s Ee2s"),
        TurnError::Step {
            index: 2,
            step,
            error: StepError::Occupied { step, by: piece('R'), square: sq("e1") }
        }
    );
    assert_eq!(
        refused(&mut game, "Ee2n Ee3s").to_string(),
        TurnError::End(EndError::NothingChanged).to_string()
    );
    assert_eq!(refused(&mut game, ""), TurnError::End(EndError::NoStep));
    assert_eq!(refused(&mut game, "Ee2n Ee3n Ee4n Ee5n Ee6e").to_string(), "e6e: the turn has no steps left");
    // A half-done push.
    let start = to_move(Side::Gold, "5  r . . . . . . .\n 4  E . . . . . . .\n 2  R . . . . . . .");
    let mut game = Game::from_position(start, 2, RuleSet::CURRENT);
    assert_eq!(
        refused(&mut game, "ra5n"),
        TurnError::End(EndError::PushUnfinished { into: sq("a5"), pushed: piece('r') })
    );
    for (error, sentence) in [
        (PlayError::GameOver, "the game is over"),
        (PlayError::SetupExpected, "both sides must set up before a turn can be played"),
        (PlayError::TurnExpected, "both sides have already set up; a turn is expected"),
        (PlayError::AnotherPosition, "the turn starts from a different position"),
    ] {
        assert_eq!(error.to_string(), sentence);
    }
}

#[test]
fn checking_a_turn_plays_nothing_and_agrees_with_playing() {
    let mut game = classic();
    let mut turn = game.begin_turn().expect("a turn");
    assert_eq!(game.check(&turn), Err(PlayError::Turn(TurnError::End(EndError::NoStep))));
    turn.step(steps("Ee2n")[0]).expect("legal");
    let before = game.clone();
    let checked = game.check(&turn).expect("legal");
    assert_eq!(game, before);
    game.play(&turn).expect("legal");
    assert_eq!(game.plies().last(), Some(&Ply::Turn(checked)));
    // The same turn can't be played from the new position.
    assert_eq!(game.play(&turn), Err(PlayError::AnotherPosition));
}
