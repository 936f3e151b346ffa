//! The tournaments, and their games: results are recorded when games end, and games of computers begin when they are due.

use std::rc::Rc;

use ansa_model::activities::play::PlayState;
use ansa_model::document::GameOptions;
use ansa_model::session::{
    RunningGame, Session, SessionAction, TournamentPlace, due_games, ended_games, state_of,
};
use ansa_model::text::storage;
use ansa_model::tournaments::{TournamentAction, Tournaments};
use ansa_tournament::{ChangeError, GameId};
use yew::prelude::*;

use super::GameSaving;
use super::use_stored::{StoredHandle, use_stored};
use crate::given::use_effect_given;
use crate::services::random;

/// The result of [`use_tournaments`].
#[derive(Clone, PartialEq)]
pub(crate) struct TournamentsHandle {
    pub(crate) stored: StoredHandle<Tournaments>,
    session: Rc<Session>,
    act: Callback<SessionAction>,
    saving: GameSaving,
}

impl TournamentsHandle {
    /// Changes a tournament. What is not possible changes nothing.
    pub(crate) fn change(&self, id: &str, action: TournamentAction) -> Option<Result<(), ChangeError>> {
        let id = id.to_owned();
        self.stored.change(move |own| own.change(&id, |own| own.apply(action.clone())))
    }

    /// Shows a game of a tournament, which begins if it has not begun.
    pub(crate) fn show_game(&self, id: &str, game: GameId) {
        let Some((saved, options)) = self.game(id, game) else { return };
        match saved {
            Some(saved) if self.session.id.as_deref() == Some(&*saved) => {}
            Some(saved) => self.saving.open.emit(saved),
            None => self.act.emit(SessionAction::BeginAs(self.begin(id, game, options))),
        }
    }

    /// The state of a saved game, if it is in hand or goes on.
    pub(crate) fn state(&self, saved: &str) -> Option<&PlayState> {
        state_of(&self.session, saved)
    }

    /// The saved game and the options of a game.
    fn game(&self, id: &str, game: GameId) -> Option<(Option<String>, GameOptions)> {
        let own = self.stored.value.get(id)?;
        let game = own.page_game(own.tournament.game(game)?);
        Some((game.saved.map(str::to_owned), own.options(game)))
    }

    /// Begins a game, which gets an id.
    fn begin(&self, id: &str, game: GameId, options: GameOptions) -> RunningGame {
        let saved = random::key();
        let _ = self.change(id, TournamentAction::Begin(game, saved.clone()));
        RunningGame::new(saved, PlayState::new(options))
    }

    /// Lets a game of computers go on.
    fn run(&self, place: &TournamentPlace) {
        let TournamentPlace { tournament, game, saved } = place;
        let Some((_, options)) = self.game(tournament, *game) else { return };
        match saved {
            None => self.act.emit(SessionAction::Run(self.begin(tournament, *game, options))),
            Some(saved) => {
                let (handle, tournament, game) = (self.clone(), tournament.clone(), *game);
                // It begins anew if it was deleted.
                let on_gone = Callback::from(move |()| {
                    let _ = handle.change(&tournament, TournamentAction::Lose(game));
                });
                self.saving.run.emit((saved.clone(), on_gone));
            }
        }
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
    let handle =
        TournamentsHandle { stored, session: session.clone(), act: act.clone(), saving: saving.clone() };
    let tournaments = &handle.stored.value;
    use_effect_given(ended_games(tournaments, session), handle.clone(), |ended, handle| {
        for (place, outcome) in ended {
            let _ = handle.change(&place.tournament, TournamentAction::End(place.game, *outcome));
        }
    });
    let due = if saving.store.is_some() { due_games(tournaments, session) } else { Vec::new() };
    use_effect_given(due, handle.clone(), |due, handle| due.iter().for_each(|place| handle.run(place)));
    handle
}
