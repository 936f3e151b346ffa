//! Finding the game to go on with, and opening games.

use super::journal;
use super::legacy::{self, Legacy};
use super::tabs::{self, Owner};
use super::{Store, StoreError};
use crate::state::PlayState;
use crate::state::library::{QuarantinedItem, Save, key_of};
use crate::state::saved::{self, SavedError};

/// A game that was opened.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct OpenedGame {
    /// The game; it is only looked at where another tab plays it.
    pub(crate) play: PlayState,
    /// The store's copy of it, with the lease that this tab holds.
    pub(crate) save: Save,
}

/// Why a game was not opened.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum OpenError {
    /// The store failed.
    Store(StoreError),
    /// It can't be read and was quarantined.
    Unreadable(SavedError),
}

impl From<StoreError> for OpenError {
    fn from(error: StoreError) -> OpenError {
        OpenError::Store(error)
    }
}

/// The game that the page starts with.
pub(crate) enum InitialGame {
    /// There is none.
    Nothing,
    /// A saved game, which goes on.
    Game(Box<OpenedGame>),
    /// A game that can't be read and was quarantined.
    Quarantined(SavedError),
}

/// The result of opening the store at the start of the page.
pub(crate) struct Started {
    /// The store, if there is one.
    pub(crate) store: Option<Store>,
    /// The game that was found in it.
    pub(crate) found: InitialGame,
    /// What did not work.
    pub(crate) trouble: Option<StoreError>,
}

/// Opens the store and finds the game to go on with: one of an earlier version, else what this tab had open, else what
/// was opened last in any.
pub(crate) async fn start() -> Started {
    let store = match Store::open().await {
        Ok(store) => store,
        Err(error) => return Started { store: None, found: InitialGame::Nothing, trouble: Some(error) },
    };
    let (found, trouble) = match find(&store).await {
        Ok(found) => (found, None),
        Err(error) => (InitialGame::Nothing, Some(error)),
    };
    Started { store: Some(store), found, trouble }
}

async fn find(store: &Store) -> Result<InitialGame, StoreError> {
    journal::take_in(store).await?;
    let moved = match legacy::move_here(store).await? {
        Legacy::Quarantined(error) => return Ok(InitialGame::Quarantined(error)),
        Legacy::Game(id) => Some(id),
        Legacy::Nothing => None,
    };
    let moved = moved.map(|id| (id, String::new()));
    let last = store.last().await?.map(|id| (id, String::new()));
    for (id, before) in [moved, tabs::remembered(), last].into_iter().flatten() {
        match store.open_as(&id, false, Some(&before)).await {
            Ok(opened) => return Ok(InitialGame::Game(Box::new(opened))),
            Err(OpenError::Unreadable(error)) => return Ok(InitialGame::Quarantined(error)),
            // It was deleted: the next one.
            Err(OpenError::Store(StoreError::Gone)) => {}
            Err(OpenError::Store(error)) => return Err(error),
        }
    }
    Ok(InitialGame::Nothing)
}

impl Store {
    /// Opens a game. Where another tab plays it, it is only looked at, unless it is to be taken from there.
    pub(crate) async fn open_game(&self, id: &str, take: bool) -> Result<OpenedGame, OpenError> {
        // The tab that has played it may have been closed a moment ago.
        journal::take_in(self).await?;
        self.open_as(id, take, None).await
    }

    /// Opens a game; `before` is the lease that this tab held before it was reloaded.
    async fn open_as(&self, id: &str, take: bool, before: Option<&str>) -> Result<OpenedGame, OpenError> {
        let save = self.read(id).await?;
        let owner = self.owner(&save.lease, before).await;
        let (save, passive) = if owner == Owner::Another && !take {
            (Save { lease: String::new(), ..save }, true)
        } else {
            let save = self.take_lease(id).await?;
            if owner != Owner::Nobody {
                self.tell_taken(id);
            }
            (save, false)
        };
        tabs::remember(id, &save.lease);
        match saved::read(&save.stored.text) {
            Ok(play) => {
                Ok(OpenedGame { play: PlayState { saved_id: Some(id.into()), passive, ..play }, save })
            }
            Err(error) => {
                let Save { stored, .. } = save;
                let quarantined = QuarantinedItem {
                    id: key_of(&stored.text),
                    reason: error.to_string(),
                    text: stored.text,
                };
                self.quarantine_game(id, &quarantined).await?;
                Err(OpenError::Unreadable(error))
            }
        }
    }
}
