//! Texts of the home screen.

use ansa_core::Label;

use super::opponent::opponent;
use super::part::words;
use super::player;
use crate::activities::play::PlayState;
use crate::document::Player;

words! { HomeWords {
    /// What the page is.
    about,
    /// Accessible name of the links to the other screens.
    screens,
    /// The course.
    learn,
    /// What the course is for.
    learn_says,
    /// What the study screen is for.
    study_says,
    /// The editor of positions.
    editor,
    /// What it is for.
    editor_says,
    /// The puzzles.
    puzzles,
    /// What they are.
    puzzles_says,
    /// The ladder of opponents.
    ladder,
    /// What it is.
    ladder_says,
    /// The statistics.
    statistics,
    /// The setup explorer.
    setups,
    /// The search for games.
    find,
    /// What the list of saved games is for.
    games_says,
    /// The rules.
    rules,
    /// The user guide.
    guide,
    /// What it is for.
    guide_says,
    /// The list of terms.
    glossary,
    /// The main button while a game is in progress.
    go_on,
    /// The main button otherwise.
    start,
    /// Who plays, if two people do.
    two_people,
    /// Who plays, if two computers do.
    computers(gold: &str, silver: &str),
    /// Who plays, and the turn.
    at_turn(players: &str, turn: Label),
} }

/// The main button.
pub fn play(play: &PlayState) -> &'static str {
    let is_going = play.game().outcome().is_none() && !play.game().plies().is_empty();
    if is_going { go_on() } else { start() }
}

/// What the main button leads to.
pub fn play_says(play: &PlayState) -> String {
    let players = play.options().players;
    let opponent = match (players.gold, players.silver) {
        (Player::Person, Player::Person) => two_people().to_owned(),
        (Player::Person, computer) | (computer, Player::Person) => player(computer),
        (Player::Computer(one), Player::Computer(other)) => computers(&opponent(one), &opponent(other)),
    };
    let is_going = play.game().outcome().is_none() && !play.game().plies().is_empty();
    if is_going { at_turn(&opponent, play.game().next_label()) } else { opponent }
}
