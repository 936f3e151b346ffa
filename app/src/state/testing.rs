//! Games for tests.

use ansa_board::testing::{position, square};
use ansa_core::{Game, Side};

use super::*;

pub(super) fn two_people() -> PlayState {
    PlayState::new(GameOptions::against(Player::Person, Side::Gold))
}

/// A game of two people after the default setups.
pub(super) fn started() -> PlayState {
    let mut play = two_people();
    play.apply(PlayAction::End);
    play.apply(PlayAction::End);
    play
}

pub(super) fn at(side: &str, pieces: &[&str]) -> PlayState {
    let game =
        Game::from_position(position(side, pieces), 2, ansa_core::position::rule_set::RuleSet::CURRENT);
    PlayState::resume(game, GameOptions::against(Player::Person, Side::Gold))
}

pub(super) fn press(play: &mut PlayState, squares: &[&str]) {
    for name in squares {
        play.apply(EntryAction::Press(square(name)));
    }
}

pub(super) fn made(play: &PlayState) -> String {
    words::of_steps(play.turn().expect("a turn is being entered").steps())
}
