//! The games of tournaments that are in hand or go on: which have ended, and which are to begin.

use ansa_core::Board;
use ansa_core::position::outcome::Outcome;
use ansa_tournament::GameId;

use super::state::Session;
use crate::activities::play::PlayState;
use crate::tournaments::{PageGame, PageTournament, Tournaments};

/// How many games of computers are played at the same time.
const MAX_RUNNING: usize = 4;

/// A game of a tournament.
#[derive(Clone, PartialEq, Debug)]
pub struct TournamentPlace {
    /// The id of the tournament.
    pub tournament: String,
    pub game: GameId,
    /// The id of the saved game, if it has been begun.
    pub saved: Option<String>,
}

/// The state of a saved game, if it is in hand or goes on.
pub fn state_of<'a>(session: &'a Session, id: &str) -> Option<&'a PlayState> {
    if session.id.as_deref() == Some(id) {
        return Some(&session.play);
    }
    session.running.iter().find(|game| &*game.id == id).map(|game| &*game.play)
}

/// The ids of the games that are in hand or go on.
fn known_ids(session: &Session) -> impl Iterator<Item = &str> {
    session.running.iter().map(|game| &*game.id).chain(session.id.as_deref())
}

/// The boards of the games of a tournament that are in hand or go on.
pub fn boards_of(session: &Session, own: &PageTournament) -> Vec<(GameId, Board)> {
    known_ids(session).filter_map(|id| Some((own.game_of(id)?, state_of(session, id)?.own_board()))).collect()
}

/// The games that have ended since the tournament was told.
pub fn ended_games(tournaments: &Tournaments, session: &Session) -> Vec<(TournamentPlace, Outcome)> {
    let ended = known_ids(session).filter_map(|id| {
        let outcome = state_of(session, id)?.game().outcome()?;
        let own = tournaments.list.iter().find(|own| own.game_of(id).is_some())?;
        let game = own.game_of(id)?;
        let is_open = own.tournament.game(game)?.result.is_none();
        let place = TournamentPlace { tournament: own.id.clone(), game, saved: Some(id.to_owned()) };
        is_open.then_some((place, outcome))
    });
    ended.collect()
}

/// The games of computers that are to begin, or to go on, now.
pub fn due_games(tournaments: &Tournaments, session: &Session) -> Vec<TournamentPlace> {
    let running = session.running.iter().filter(|game| game.play.awaits_computer()).count();
    let open = tournaments.list.iter().filter(|own| own.is_running).flat_map(|own| {
        let open = own.tournament.open_games().map(|game| own.page_game(game));
        open.filter(PageGame::runs).map(|game| TournamentPlace {
            tournament: own.id.clone(),
            game: game.game.id,
            saved: game.saved.map(str::to_owned),
        })
    });
    let is_known =
        |place: &TournamentPlace| place.saved.as_ref().is_some_and(|id| state_of(session, id).is_some());
    open.filter(|place| !is_known(place)).take(MAX_RUNNING.saturating_sub(running)).collect()
}
