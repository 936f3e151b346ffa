//! Saves that the store has not confirmed.
//!
//! Firefox sometimes aborts a transaction that was committed while the page closed. So unconfirmed saves are also
//! written to `localStorage`, which is synchronous. The next page that needs saved games restores what is missing in
//! the store.

use core::cell::Cell;

use serde::{Deserialize, Serialize};

use super::{Store, StoreError};
use crate::services::storage;
use ansa_model::formats::WriteError;
use ansa_model::formats::stored::{self, ReadError};
use ansa_model::library::{LibraryEntry, QuarantinedItem, Save, StoredGame, key_of};
use ansa_model::reason::Reason;

/// The prefix of the keys; the tab's name follows.
const KEYS: &str = "ansa.unsaved.";
const FORMAT: &str = "ansa-unsaved";
const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
struct StoredSaves {
    saves: Vec<StoredSave>,
}

#[derive(Serialize, Deserialize)]
struct StoredSave {
    id: String,
    lease: String,
    is_new: bool,
    // Earlier versions have no such field.
    #[serde(default)]
    is_running: bool,
    /// As written by [`LibraryEntry::write`].
    entry: String,
    text: String,
}

/// The unconfirmed saves of a tab in `localStorage`. They are there only while the store has not confirmed every save.
pub(super) struct UnsavedGames {
    key: String,
    are_stored: Cell<bool>,
}

impl UnsavedGames {
    /// Those of a tab that has stored none.
    pub(super) fn new(tab: &str) -> UnsavedGames {
        UnsavedGames { key: format!("{KEYS}{tab}"), are_stored: Cell::new(false) }
    }

    /// Whether this tab has stored any.
    pub(super) fn are_stored(&self) -> bool {
        self.are_stored.get()
    }

    /// Replaces them by these saves. If they can't be serialised or stored, only the transactions remain: the page is
    /// about to close, so there is nobody to report it to. The old ones then stay, because they may still be useful.
    pub(super) fn write(&self, saves: &[Save]) {
        let Ok(local) = storage::local() else { return };
        if saves.is_empty() {
            if self.are_stored.replace(false) {
                // What stays is harmless: the store has the same saves or newer ones.
                let _ = local.remove_item(&self.key);
            }
        } else if text_of(saves).is_ok_and(|text| local.set_item(&self.key, &text).is_ok()) {
            self.are_stored.set(true);
        }
    }
}

fn text_of(saves: &[Save]) -> Result<String, WriteError> {
    let stored = |Save { stored, lease, is_new, is_running }: &Save| {
        Ok(StoredSave {
            id: stored.entry.id.clone(),
            lease: lease.clone(),
            is_new: *is_new,
            is_running: *is_running,
            entry: stored.entry.write()?,
            text: stored.text.clone(),
        })
    };
    let saves = saves.iter().map(stored).collect::<Result<_, WriteError>>()?;
    stored::write(FORMAT, VERSION, &StoredSaves { saves })
}

fn read(text: &str) -> Result<Vec<Save>, ReadError> {
    let save = |StoredSave { id, lease, is_new, is_running, entry, text }: StoredSave| {
        let stored = StoredGame { entry: LibraryEntry::read(&id, &entry)?, text };
        Ok(Save { stored, lease, is_new, is_running })
    };
    stored::read::<StoredSaves>(text, FORMAT, VERSION)?.saves.into_iter().map(save).collect()
}

/// Restores every save that the store lacks. Those of a tab are deleted only after all of them are in it.
pub(super) async fn restore(store: &Store) -> Result<(), StoreError> {
    let Ok(local) = storage::local() else { return Ok(()) };
    for name in storage::names_with(&local, KEYS) {
        let Ok(Some(text)) = local.get_item(&name) else { continue };
        match read(&text) {
            Ok(saves) => {
                for save in &saves {
                    store.save_belatedly(save).await?;
                }
            }
            Err(error) => {
                let quarantined =
                    QuarantinedItem { id: key_of(&text), reason: error.reason(), text: text.clone() };
                store.quarantine(&[quarantined]).await?;
            }
        }
        // Unless its tab has replaced it meanwhile.
        if local.get_item(&name).ok().flatten() == Some(text) {
            // If it stays, the next page finds that the store has all of it.
            let _ = local.remove_item(&name);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests;
