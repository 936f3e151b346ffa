//! The rules of a turn, sentence by sentence, on hand-made boards. The naive implementation must play or refuse the
//! same steps. Rules of a whole game (setups, repetition, score) are tested in `game`.

mod freeze_capture;
mod game_end;
mod only_turns;
mod push_pull;
mod steps;

use crate::common::diagram::{board, piece, sq, steps};
use crate::naive::{Going, Squares};
use ansa_core::position::Position;
use ansa_core::position::rule_set::RuleSet;
use ansa_core::position::turn::TurnBuilder;
use ansa_core::{Side, StepError, StepKind};

/// Plays steps written as in records, including capture tokens, with both implementations.
#[track_caller]
fn play(start: Position, text: &str) -> TurnBuilder {
    let mut turn = TurnBuilder::new(start);
    let mut going = Going::start(start.board().into(), start.side().into());
    let mut written = Vec::new();
    for step in steps(text) {
        let made = turn.step(step).unwrap_or_else(|error| panic!("{step}: {error}"));
        written.push(made.to_string());
        going = going.step(step.from.index(), step.direction.index()).expect("legal by the naive rules");
        assert_eq!(Squares::from(turn.position().board()), going.squares);
    }
    assert_eq!(written.join(" "), text);
    turn
}

/// Plays a turn that may end and checks the board at its end.
#[track_caller]
fn ends(start: Position, text: &str, on: &str) {
    let turn = play(start, text).finish().expect("the turn may end");
    assert_eq!(*turn.end().board(), board(on), "{:?}", turn.end());
    assert_eq!((turn.end().side(), turn.end().steps_left()), (!start.side(), 4));
    assert_eq!(turn.to_string(), text);
}

/// Plays all steps but the last, which must be refused for this reason without any effect.
#[track_caller]
fn refused(start: Position, text: &str, why: StepError) {
    let (played, last) = text.rsplit_once(' ').unwrap_or(("", text));
    let mut turn = play(start, played);
    let step = steps(last)[0];
    let before = turn.clone();
    assert_eq!(turn.step(step), Err(why));
    assert_eq!(turn, before, "a refused step changed something");
    let mut going = Going::start(start.board().into(), start.side().into());
    for step in steps(played) {
        going = going.step(step.from.index(), step.direction.index()).expect("legal by the naive rules");
    }
    assert!(going.step(step.from.index(), step.direction.index()).is_none(), "the naive rules allow {step}");
}

#[track_caller]
fn kinds(start: Position, text: &str) -> Vec<StepKind> {
    play(start, text).steps().map(|made| made.kind).collect()
}

fn nobody(letter: char, square: &str) -> StepError {
    StepError::NobodyPushes { piece: piece(letter), square: sq(square) }
}

fn over(position: &Position) -> Option<(Option<Side>, char)> {
    position.outcome(RuleSet::CURRENT, |_| false).map(|outcome| (outcome.winner, outcome.reason.letter()))
}

/// The outcome after a complete turn.
#[track_caller]
fn outcome_of(start: Position, text: &str) -> Option<(Option<Side>, char)> {
    over(play(start, text).finish().expect("the turn may end").end())
}
