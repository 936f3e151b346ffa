//! The rules of a whole game, sentence by sentence: setups, repetition, the last two ends, score, rules of earlier
//! years, handicaps and free positions. The rules of a single turn are tested in `rules`.

mod begun_turns;
mod ends;
mod faults;
mod positions;
mod repetition;
mod setup;
mod take_backs;

use crate::common::diagram::steps;
use ansa_core::game::setup::CLASSIC;
use ansa_core::game::{Game, PlayError, Setup, TurnError};
use ansa_core::{Label, Side};

/// The elephants move back and forth. The position after `1s` occurs again after `3s` and `5s`.
const SHUFFLE: [&str; 4] = ["Ee2n", "ed7s", "Ee3s", "ed6n"];

fn classic() -> Game {
    let mut game = Game::new();
    game.set_up(&Setup::from_rows(CLASSIC, Side::Gold)).expect("a full set");
    game.set_up(&Setup::from_rows(CLASSIC, Side::Silver)).expect("a full set");
    game
}

#[track_caller]
fn play(game: &mut Game, turns: &[&str]) {
    for turn in turns {
        let label = game.next_label();
        game.play_steps(&steps(turn)).unwrap_or_else(|error| panic!("{label} {turn}: {error}"));
    }
}

/// Checks that a turn is refused and leaves the game unchanged.
#[track_caller]
fn refused(game: &mut Game, turn: &str) -> TurnError {
    let before = game.clone();
    let error = game.play_steps(&steps(turn)).expect_err("an illegal turn");
    assert_eq!(*game, before, "a refused turn changed the game");
    match error {
        PlayError::Turn(error) => error,
        error => panic!("refused for another reason: {error}"),
    }
}

fn label(text: &str) -> Label {
    let (number, side) = text.split_at(text.len() - 1);
    let side = side.chars().next().and_then(Side::from_letter).expect("g or s");
    Label { number: number.parse().expect("a number"), side }
}

fn labels(texts: &[&str]) -> Vec<Label> {
    texts.iter().map(|text| label(text)).collect()
}
