//! Texts of the home screen.

pub use ansa_texts::home::*;

use super::opponent::opponent;
use super::player;
use crate::activities::play::PlayState;
use crate::document::{GameOptions, Player};

/// The main button.
pub fn play(play: &PlayState) -> &'static str {
    let is_going = play.game().outcome().is_none() && !play.game().plies().is_empty();
    if is_going { go_on() } else { start() }
}

/// What the main button leads to: the game in hand, or one with these options.
pub fn play_says(play: &PlayState, options: &GameOptions) -> String {
    let players = options.players;
    let opponent = match (players.gold, players.silver) {
        (Player::Person, Player::Person) => two_people().to_owned(),
        (Player::Person, other) | (other, Player::Person) => player(other),
        (Player::Computer(one), Player::Computer(other)) => computers(&opponent(one), &opponent(other)),
        (Player::Friend, _) | (_, Player::Friend) => player(Player::Friend),
    };
    let is_going = play.game().outcome().is_none() && !play.game().plies().is_empty();
    if is_going { at_turn(&opponent, play.game().next_label()) } else { opponent }
}
