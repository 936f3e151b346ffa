//! Keeping the game between visits.

use core::fmt;

use web_sys::Storage;

/// Where the game is kept.
const GAME: &str = "ansa.game";
/// What the names of games that could not be read begin with; a number follows.
const UNREADABLE: &str = "ansa.game.unreadable.";
/// How many unreadable games are kept at most; more would only fill the store.
const MOST_UNREADABLE: u32 = 100;

/// Why something could not be kept or found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum StorageError {
    /// The browser gives the page no store: a private window or a setting.
    Forbidden,
    /// The store is full.
    Full,
}

impl fmt::Display for StorageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            StorageError::Forbidden => crate::text::label::STORAGE_FORBIDDEN,
            StorageError::Full => crate::text::label::STORAGE_FULL,
        })
    }
}

/// The saved game, if there is one.
///
/// # Errors
/// There is no store.
pub(crate) fn load() -> Result<Option<String>, StorageError> {
    store()?.get_item(GAME).map_err(|_| StorageError::Forbidden)
}

/// Keeps the game in place of the one kept before.
///
/// # Errors
/// There is no store, or it is full.
pub(crate) fn save(text: &str) -> Result<(), StorageError> {
    store()?.set_item(GAME, text).map_err(|_| StorageError::Full)
}

/// Keeps a text that could not be read under another name, so that the next save does not overwrite it.
///
/// # Errors
/// There is no store, or it is full.
pub(crate) fn set_aside(text: &str) -> Result<(), StorageError> {
    let store = store()?;
    for number in 1..=MOST_UNREADABLE {
        let name = format!("{UNREADABLE}{number}");
        match store.get_item(&name) {
            Ok(None) => return store.set_item(&name, text).map_err(|_| StorageError::Full),
            Ok(Some(kept)) if kept == text => return Ok(()),
            Ok(Some(_)) => {}
            Err(_) => return Err(StorageError::Forbidden),
        }
    }
    Err(StorageError::Full)
}

/// The store.
///
/// # Errors
/// There is none.
pub(super) fn store() -> Result<Storage, StorageError> {
    gloo::utils::window().local_storage().ok().flatten().ok_or(StorageError::Forbidden)
}
