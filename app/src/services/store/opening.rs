//! Opens the store at the start of the page, and saved games.

use super::tabs::{self, Owner};
use super::unsaved;
use super::{Store, StoreError};
use ansa_model::Apply;
use ansa_model::activities::play::saved::{SavedError, UncheckedReading};
use ansa_model::activities::play::{Notice, PlayAction};
use ansa_model::library::{QuarantinedItem, Save, key_of};
use ansa_model::reason::Reason;
use ansa_model::session::OpenedGame;
use ansa_model::text::{self, library as words};
use derive_more::From;

/// Why a game was not opened.
#[derive(Clone, PartialEq, Debug, From)]
pub(crate) enum OpenError {
    #[from]
    Store(StoreError),
    /// The game is unreadable and was quarantined.
    Unreadable(SavedError),
}

/// The game that the page starts with.
pub(crate) enum InitialGame {
    Nothing,
    /// A saved game to resume.
    Game(Box<OpenedGame>),
    /// An unreadable game was quarantined; what to say about it.
    Quarantined(String),
}

/// The result of opening the store at the start of the page.
pub(crate) struct Started {
    pub(crate) store: Option<Store>,
    pub(crate) found: InitialGame,
    pub(crate) error: Option<StoreError>,
}

impl Started {
    pub(crate) fn without(error: Option<StoreError>) -> Started {
        Started { store: None, found: InitialGame::Nothing, error }
    }
}

/// Opens the store and finds the game to resume.
pub(crate) async fn start() -> Started {
    let store = match Store::open().await {
        Ok(store) => store,
        Err(error) => return Started::without(Some(error)),
    };
    let (found, error) = match find(&store).await {
        Ok(found) => (found, None),
        Err(error) => (InitialGame::Nothing, Some(error)),
    };
    Started { store: Some(store), found, error }
}

/// What a game is opened for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Purpose {
    /// To be shown: read-only if another tab plays it.
    Show,
    /// To be shown, and taken from the tab that plays it.
    Take,
    /// To go on without being shown.
    Run,
}

/// Finds the game to resume: the game that this tab showed, else the one that any tab showed last.
async fn find(store: &Store) -> Result<InitialGame, StoreError> {
    unsaved::restore(store).await?;
    let last = store.last().await?.map(|id| (id, String::new()));
    for (id, before) in [tabs::remembered(), last].into_iter().flatten() {
        match store.open_as(&id, Purpose::Show, Some(&before)).await {
            Ok(opened) => {
                tabs::remember(&id, &opened.save.lease);
                return Ok(InitialGame::Game(Box::new(opened)));
            }
            Err(OpenError::Unreadable(error)) => {
                return Ok(InitialGame::Quarantined(text::quarantined(&error)));
            }
            // The game was deleted: try the next one.
            Err(OpenError::Store(StoreError::Gone)) => {}
            Err(OpenError::Store(error)) => return Err(error),
        }
    }
    Ok(InitialGame::Nothing)
}

/// Opens a game.
pub(super) async fn open(store: &Store, id: &str, purpose: Purpose) -> Result<OpenedGame, OpenError> {
    // The tab that played it may have just closed, leaving unsaved games.
    unsaved::restore(store).await?;
    store.open_as(id, purpose, None).await
}

impl Store {
    /// Opens a game; `before` is the lease that this tab held before a reload.
    async fn open_as(
        &self,
        id: &str,
        purpose: Purpose,
        before: Option<&str>,
    ) -> Result<OpenedGame, OpenError> {
        let save = self.read(id).await?;
        let owner = self.owner(&save.lease, before).await;
        let (save, passive) = if owner == Owner::Another && purpose != Purpose::Take {
            (Save { lease: String::new(), ..save }, true)
        } else {
            let save = self.take_lease(id, purpose == Purpose::Run).await?;
            if owner != Owner::Nobody {
                self.announce_taken(id);
            }
            (save, false)
        };
        match save.stored.read() {
            Ok(UncheckedReading { mut play, error }) => {
                if let Some(error) = error {
                    play.apply(PlayAction::Say(Notice::Failed(words::opened_in_part(&error.reason()))));
                }
                Ok(OpenedGame { play: play.with_read_only(passive), save })
            }
            Err(error) => {
                let Save { stored, .. } = save;
                let quarantined =
                    QuarantinedItem { id: key_of(&stored.text), reason: error.reason(), text: stored.text };
                self.quarantine_game(id, &quarantined).await?;
                Err(OpenError::Unreadable(error))
            }
        }
    }
}
