//! The start of the store, and what there is to open in it.

use super::reader::{self, InitialGame};
use super::{Store, StoreError};

/// The result of opening the store at the start of the page.
pub(crate) struct Started {
    /// The store, if it is open.
    pub(crate) store: Option<Store>,
    /// The game found in it.
    pub(crate) found: InitialGame,
    /// The store's error, if any.
    pub(crate) trouble: Option<StoreError>,
}

impl Started {
    /// Without a store.
    pub(crate) fn without(trouble: Option<StoreError>) -> Started {
        Started { store: None, found: InitialGame::Nothing, trouble }
    }
}

/// Opens the store and finds the game to resume.
pub(crate) async fn start() -> Started {
    let store = match Store::open().await {
        Ok(store) => store,
        Err(error) => return Started::without(Some(error)),
    };
    let (found, trouble) = match reader::find(&store).await {
        Ok(found) => (found, None),
        Err(error) => (InitialGame::Nothing, Some(error)),
    };
    Started { store: Some(store), found, trouble }
}
