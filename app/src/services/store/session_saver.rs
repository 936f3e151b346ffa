//! How the session is saved in the store, for the parts of the program that are loaded before the store.

use yew::Callback;

use super::{Store, StoreError};
use ansa_model::session::{Session, SessionAction};

/// Saves the session after its changes, and opens other games.
pub(crate) trait SessionSaver {
    fn store(&self) -> &Store;

    /// The id of the current game, if it is saved.
    fn id(&self) -> Option<String>;

    /// Saves the session, unless the store already has this state.
    fn save(&self, session: &Session);

    /// Opens a game by id. If another tab plays it, it is read-only unless `take` is set.
    fn open(&self, id: String, take: bool);

    /// Retries failed saves, because there may be room again.
    fn retry(&self);
}

/// What a [`SessionSaver`] reports.
#[derive(Clone)]
pub(crate) struct SaveReports {
    pub(crate) act: Callback<SessionAction>,
    /// Receives the reason why the game is not saved; `None` once it is.
    pub(crate) trouble: Callback<Option<StoreError>>,
}
