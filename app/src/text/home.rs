//! Texts of the home screen.

use super::{player, turn_number};
use crate::activities::play::PlayState;
use crate::document::Player;

/// What the page is.
pub(crate) const ABOUT: &str =
    "Arimaa, the game of push and pull: easy to learn, hard to master. Free, offline, without an account.";
/// Accessible name of the links to the other screens.
pub(crate) const SCREENS: &str = "Screens";
/// What the rules are for.
pub(crate) const LEARN_SAYS: &str = "The rules in five minutes";
/// What the study screen is for.
pub(crate) const STUDY_SAYS: &str = "Open a record or a position";
/// What the list of saved games is for.
pub(crate) const GAMES_SAYS: &str = "Continue, search, import and export";
/// The main button.
pub(crate) fn play(play: &PlayState) -> &'static str {
    let is_going = play.game().outcome().is_none() && !play.game().plies().is_empty();
    if is_going { "Continue the game" } else { "Play" }
}

/// What the main button leads to.
pub(crate) fn play_says(play: &PlayState) -> String {
    let players = play.options().players;
    let opponent = match (players.gold, players.silver) {
        (Player::Person, Player::Person) => "Two people".to_owned(),
        (Player::Person, computer) | (computer, Player::Person) => player(computer),
        (Player::Computer(one), Player::Computer(other)) => {
            format!("Computer, level {} against level {}", one.number(), other.number())
        }
    };
    let is_going = play.game().outcome().is_none() && !play.game().plies().is_empty();
    if is_going { format!("{opponent}, turn {}", turn_number(play.game().next_label())) } else { opponent }
}
