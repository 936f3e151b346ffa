//! The games in progress, those first in which a person at this screen is to move.

use super::state::Session;
use super::tournament_games::state_of;
use crate::activities::play::PlayState;
use crate::document::Player;
use crate::library::{Library, LibraryEntry, Summary};

/// Whose turn it is, in the order of the list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum GameTurn {
    /// A person's, against somebody who is not at this screen.
    Yours,
    /// That of one of two people at this screen.
    OneOfTwo,
    /// That of a friend at another browser.
    Friends,
    /// The computer's, which is thinking.
    Running,
    /// The computer's, which goes on when the game is opened.
    Waiting,
}

/// A game in progress, as it stands now.
#[derive(Clone, PartialEq, Debug)]
pub struct GameInProgress {
    pub entry: LibraryEntry,
    pub turn: GameTurn,
    /// Whether it is the game in hand.
    pub is_current: bool,
}

/// The games in progress among the saved ones: whose turn it is decides the order, then when they were last changed.
pub fn games_in_progress(library: &Library, session: &Session) -> Vec<GameInProgress> {
    let mut games: Vec<GameInProgress> = library
        .own_games()
        .filter_map(|entry| {
            let play = state_of(session, &entry.id);
            let summary = play.map_or_else(|| entry.summary.clone(), |play| Summary::of(&play.document));
            let is_over = summary.outcome.is_some();
            let turn = turn_of(&summary, play);
            let is_current = session.id.as_deref() == Some(&*entry.id);
            (!is_over).then(|| GameInProgress {
                entry: LibraryEntry { summary, ..entry.clone() },
                turn,
                is_current,
            })
        })
        .collect();
    // Games of the same kind keep the order of the list: the last changed first.
    games.sort_by_key(|game| game.turn);
    games
}

fn turn_of(summary: &Summary, play: Option<&PlayState>) -> GameTurn {
    match (summary.players[summary.side], summary.players[!summary.side]) {
        (Player::Person, Player::Person) => GameTurn::OneOfTwo,
        (Player::Person, _) => GameTurn::Yours,
        (Player::Friend, _) => GameTurn::Friends,
        _ if play.is_some_and(PlayState::awaits_computer) => GameTurn::Running,
        _ => GameTurn::Waiting,
    }
}
