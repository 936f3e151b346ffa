//! The tournaments, and their games: results are recorded when games end, and games of computers begin when they are due.

use std::rc::Rc;

use ansa_core::Board;
use ansa_model::activities::play::PlayState;
use ansa_model::document::Document;
use ansa_model::session::{
    RunningGame, Session, SessionAction, TournamentPlace, boards_of, due_games, ended_games,
};
use ansa_model::text::storage;
use ansa_model::tournaments::{PageTournament, TournamentAction, Tournaments};
use ansa_tournament::{ChangeError, GameId};
use yew::html::ImplicitClone;
use yew::prelude::*;

use super::GameSaving;
use super::use_latest::use_latest;
use super::use_stored::{StoredHandle, use_stored};
use crate::given::use_effect_given;
use crate::services::random;

/// The result of [`use_tournaments`]. It changes only with the tournaments, not with the session.
#[derive(Clone, PartialEq)]
pub(crate) struct TournamentsHandle {
    pub(crate) stored: StoredHandle<Tournaments>,
    show_game: Callback<(String, GameId)>,
    add_game: Callback<(String, GameId, Document)>,
}

impl TournamentsHandle {
    /// The tournament with this id, which may not exist.
    pub(crate) fn of(&self, id: &str) -> TournamentHandle {
        TournamentHandle { all: self.clone(), id: id.into() }
    }
}

/// One of the tournaments.
#[derive(Clone, PartialEq)]
pub(crate) struct TournamentHandle {
    all: TournamentsHandle,
    id: Rc<str>,
}

// A component passes it on as it is.
impl ImplicitClone for TournamentHandle {}

impl TournamentHandle {
    /// The tournament, unless it was deleted.
    pub(crate) fn own(&self) -> Option<&PageTournament> {
        self.all.stored.value.get(&self.id)
    }

    /// Changes it. What is not possible changes nothing.
    pub(crate) fn change(&self, action: TournamentAction) {
        let _ = change(&self.all.stored, &self.id, action);
    }

    /// Shows a game, which begins if it has not begun.
    pub(crate) fn show_game(&self, game: GameId) {
        self.all.show_game.emit((self.id.to_string(), game));
    }

    /// Adds a game that was played elsewhere.
    pub(crate) fn add_game(&self, game: GameId, document: Document) {
        self.all.add_game.emit((self.id.to_string(), game, document));
    }

    pub(crate) fn delete(&self) {
        let id = self.id.clone();
        self.all.stored.change(move |all| all.delete(&id));
    }

    /// The boards of the games that are in hand or go on.
    pub(crate) fn boards(&self, session: &Session) -> Rc<[(GameId, Board)]> {
        self.own().map(|own| boards_of(session, own)).unwrap_or_default().into()
    }
}

fn change(
    stored: &StoredHandle<Tournaments>,
    id: &str,
    action: TournamentAction,
) -> Option<Result<(), ChangeError>> {
    let id = id.to_owned();
    stored.change(move |all| all.change(&id, |own| own.apply(action.clone())))
}

/// What begins games, and lets them go on.
#[derive(Clone)]
struct Starter {
    stored: StoredHandle<Tournaments>,
    session: Rc<Session>,
    act: Callback<SessionAction>,
    saving: GameSaving,
}

impl Starter {
    fn show(&self, id: &str, game: GameId) {
        let Some((saved, document)) = self.game(id, game) else { return };
        match saved {
            Some(saved) if self.session.id.as_deref() == Some(&*saved) => {}
            Some(saved) => self.saving.open.emit(saved),
            None => self.act.emit(SessionAction::BeginAs(self.begin(id, game, document))),
        }
    }

    /// Lets a game of computers go on.
    fn run(&self, place: &TournamentPlace) {
        let TournamentPlace { tournament, game, saved } = place;
        let Some((_, document)) = self.game(tournament, *game) else { return };
        match saved {
            None => self.act.emit(SessionAction::Run(self.begin(tournament, *game, document))),
            Some(saved) => {
                let (stored, tournament, game) = (self.stored.clone(), tournament.clone(), *game);
                // It begins anew if it was deleted.
                let on_gone = Callback::from(move |()| {
                    let _ = change(&stored, &tournament, TournamentAction::Lose(game));
                });
                self.saving.run.emit((saved.clone(), on_gone));
            }
        }
    }

    /// The id of the saved game, and what a game begins with.
    fn game(&self, id: &str, game: GameId) -> Option<(Option<String>, Document)> {
        let own = self.stored.value.get(id)?;
        let game = own.page_game(own.tournament.game(game)?);
        Some((game.saved.map(str::to_owned), own.document(game, random::game_id())))
    }

    /// Begins a game, which gets an id.
    fn begin(&self, id: &str, game: GameId, document: Document) -> RunningGame {
        let saved = random::key();
        let _ = change(&self.stored, id, TournamentAction::Begin(game, saved.clone()));
        RunningGame::new(saved, PlayState::resume(document))
    }
}

/// The tournaments. Their games of computers go on while the component is shown.
#[hook]
pub(crate) fn use_tournaments(
    session: &Rc<Session>,
    act: &Callback<SessionAction>,
    saving: &GameSaving,
) -> TournamentsHandle {
    let stored = use_stored::<Tournaments>(storage::tournaments);
    let starter = Starter {
        stored: stored.clone(),
        session: session.clone(),
        act: act.clone(),
        saving: saving.clone(),
    };
    use_effect_given(ended_games(&stored.value, session), stored.clone(), |ended, stored| {
        for (place, outcome) in ended {
            let _ = change(&stored, &place.tournament, TournamentAction::End(place.game, *outcome));
        }
    });
    let due = if saving.store.is_some() { due_games(&stored.value, session) } else { Vec::new() };
    use_effect_given(due, starter.clone(), |due, starter| due.iter().for_each(|place| starter.run(place)));
    let show_game = use_latest({
        let starter = starter.clone();
        Callback::from(move |(id, game): (String, GameId)| starter.show(&id, game))
    });
    let add_game = use_latest(Callback::from(move |(id, game, document): (String, GameId, Document)| {
        // It is saved like a game that goes on, and its result is recorded like that of one that ends.
        let added = starter.begin(&id, game, document);
        starter.act.emit(SessionAction::Run(added));
    }));
    TournamentsHandle { stored, show_game, add_game }
}
