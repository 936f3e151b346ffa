//! Games played by the rules alone, to compare the page with.

use std::str::FromStr;

use ansa_core::notation::{PlyText, StepTextKind};
use ansa_core::position::turn::TurnBuilder;
use ansa_core::{Game, Side, Step};

use super::new_game::Preset;

/// A game with these setups and turns.
#[must_use]
pub fn game_of(gold: Preset, silver: Preset, turns: &[&str]) -> Game {
    let mut game = Game::new();
    for (side, preset) in [(Side::Gold, gold), (Side::Silver, silver)] {
        game.set_up(&preset.setup(side)).unwrap_or_else(|error| panic!("{side}: {error}"));
    }
    for turn in turns {
        game.play_steps(&steps_of(turn)).unwrap_or_else(|error| panic!("{turn}: {error}"));
    }
    game
}

/// Begins the next turn of a game.
#[must_use]
pub fn begin(game: &Game) -> TurnBuilder {
    game.begin_turn().unwrap_or_else(|error| panic!("no turn can begin: {error}"))
}

/// The steps in a text. Captures are omitted, because the rules imply them.
#[must_use]
pub fn steps_of(words: &str) -> Vec<Step> {
    let ply = PlyText::from_str(words).unwrap_or_else(|error| panic!("{words}: {error}"));
    let PlyText::Turn(steps) = ply else { panic!("{words} are no steps") };
    steps
        .into_iter()
        .filter_map(|step| match step.kind {
            StepTextKind::Step(direction) => Some(Step { from: step.square, direction }),
            StepTextKind::Capture => None,
        })
        .collect()
}

/// The plies of a game as text.
#[must_use]
pub fn words_of(game: &Game) -> Vec<String> {
    game.plies().iter().map(|ply| PlyText::from(ply).to_string()).collect()
}
