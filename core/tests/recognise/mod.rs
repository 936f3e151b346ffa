//! Forms in which people hand around games and positions.

mod escapes;
mod forms;
mod long_texts;
mod refusals;
mod remnants;
mod viewer;

use ansa_core::Game;
use ansa_core::game::setup::{CLASSIC, NINETY_NINE};
use ansa_core::game::{Ply, Setup};
use ansa_core::notation::PositionText;
use ansa_core::recognise::{Recognised, RecognisedContent, TextKind, recognise};
use ansa_core::record::{Record, RecordReading};
use ansa_core::{Side, Step};

use crate::common::Random;

/// A game of random turns after two usual setups, with captures. The same number gives the same game.
fn random_game(number: u64, turns: usize) -> Game {
    let mut random = Random(0x5EED + number);
    let mut game = Game::new();
    for (rows, side) in [(NINETY_NINE, Side::Gold), (CLASSIC, Side::Silver)] {
        game.set_up(&Setup::from_rows(rows, side)).unwrap();
    }
    let mut played = 0;
    while played < turns && game.outcome().is_none() {
        let mut turn = game.begin_turn().unwrap();
        for _ in 0..4 {
            let steps: Vec<_> = turn.position().steps().collect();
            if !steps.is_empty() {
                turn.step(steps[random.below(steps.len())].0).unwrap();
            }
        }
        let steps: Vec<Step> = turn.steps().map(|step| step.step).collect();
        played += usize::from(game.play_steps(&steps).is_ok());
    }
    assert!(game.plies().iter().any(|ply| matches!(ply, Ply::Turn(_))));
    game
}

/// The kind and the game of a text that is read to its end.
fn game_of(text: &str) -> (TextKind, Record) {
    let found = recognise(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let (kind, reading) = (found.kind, reading_of(found));
    assert_eq!((&reading.stopped, reading.refused.as_slice()), (&None, [].as_slice()), "{text}");
    (kind, reading.record)
}

fn reading_of(found: Recognised) -> RecordReading {
    match found.content {
        RecognisedContent::Game(reading) => *reading,
        other => panic!("not a game: {other:?}"),
    }
}

/// The kind and the position of a text, and whether its side was assumed.
fn position_of(text: &str) -> (TextKind, PositionText, bool) {
    let found = recognise(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let (kind, assumed) = (found.kind, found.is_side_assumed);
    assert_eq!(found.games, 0);
    match found.content {
        RecognisedContent::Position(position) => (kind, *position, assumed),
        other => panic!("not a position: {other:?}"),
    }
}

/// Plays a record and compares it with the game from which it was written.
fn assert_is_game(record: &Record, game: &Game) {
    assert_eq!(Game::from_record(record).unwrap().to_record().to_plain(), game.to_record().to_plain());
}

/// The old form of a record: `w` and `b` for the sides.
fn with_old_sides(plain: &str) -> String {
    let line = |line: &str| {
        let (label, words) = line.split_once(' ').unwrap();
        format!("{} {words}", label.replace('g', "w").replace('s', "b"))
    };
    plain.lines().map(line).collect::<Vec<_>>().join("\n")
}
