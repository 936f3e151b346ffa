//! The start of the store, and what there is to open in it. Nothing that reads games is needed before there is one.

use super::reader::{self, InitialGame, OpenError};
use super::{Store, StoreError, journal, legacy, tabs};
use crate::session::OpenedGame;

/// The result of opening the store at the start of the page.
pub(crate) struct Started {
    /// The store, if there is one.
    pub(crate) store: Option<Store>,
    /// The game found in it.
    pub(crate) found: InitialGame,
    /// The store's error, if any.
    pub(crate) trouble: Option<StoreError>,
}

/// Opens the store and finds the game to resume.
pub(crate) async fn start() -> Started {
    let store = match Store::open().await {
        Ok(store) => store,
        Err(error) => return Started { store: None, found: InitialGame::Nothing, trouble: Some(error) },
    };
    let (found, trouble) = match find_if_any(&store).await {
        Ok(found) => (found, None),
        Err(error) => (InitialGame::Nothing, Some(error)),
    };
    Started { store: Some(store), found, trouble }
}

async fn find_if_any(store: &Store) -> Result<InitialGame, StoreError> {
    let is_first_visit = journal::is_empty()
        && legacy::is_empty()
        && tabs::remembered().is_none()
        && store.last().await?.is_none();
    if is_first_visit {
        return Ok(InitialGame::Nothing);
    }
    let reader = reader::load().await?;
    (reader.find)(store.clone()).await
}

impl Store {
    /// Opens a game. If another tab plays it, it is read-only unless `take` is set.
    pub(crate) async fn open_game(&self, id: &str, take: bool) -> Result<OpenedGame, OpenError> {
        let reader = reader::load().await?;
        (reader.open)(self.clone(), id.to_owned(), take).await
    }
}
