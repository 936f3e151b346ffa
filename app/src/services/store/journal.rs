//! A journal of unconfirmed saves.
//!
//! Firefox sometimes aborts a transaction that was committed while the page closed. So unconfirmed saves are also
//! written to `localStorage`, which is synchronous. The next page that needs saved games restores what is missing in
//! the store.

use core::cell::Cell;

use serde::{Deserialize, Serialize};
use web_sys::Storage;

use super::{Store, StoreError};
use crate::services::storage;
use ansa_model::formats::json::{self, WriteError};
use ansa_model::library::{LibraryEntry, LibraryEntryError, QuarantinedItem, Save, StoredGame, key_of};

/// The prefix of the journals' keys; the tab's name follows.
const JOURNAL: &str = "ansa.unsaved.";
const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
struct Journal {
    version: u32,
    saves: Vec<JournalEntry>,
}

/// A save in the journal.
#[derive(Serialize, Deserialize)]
struct JournalEntry {
    id: String,
    #[serde(rename = "claim")] // the stored name is older
    lease: String,
    is_new: bool,
    /// As written by [`LibraryEntry::write`].
    entry: String,
    text: String,
}

/// Writes the journal of a tab. The journal exists only while the store has not confirmed every save.
pub(super) struct JournalWriter {
    name: String,
    has_written: Cell<bool>,
}

impl JournalWriter {
    /// A writer for a tab without a journal.
    pub(super) fn new(tab: &str) -> JournalWriter {
        JournalWriter { name: format!("{JOURNAL}{tab}"), has_written: Cell::new(false) }
    }

    /// Whether this tab has a journal.
    pub(super) fn has_written(&self) -> bool {
        self.has_written.get()
    }

    /// Replaces the journal by these saves. If they can't be serialised or stored, only the transactions remain: the
    /// page is about to close, so there is nobody to report it to. The old journal then stays, because it may still be
    /// useful.
    pub(super) fn write(&self, saves: &[Save]) {
        let Ok(local) = storage::store() else { return };
        if saves.is_empty() {
            if self.has_written.replace(false) {
                // A journal that stays is harmless: the store has the same saves or newer ones.
                let _ = local.remove_item(&self.name);
            }
        } else if text_of(saves).is_ok_and(|text| local.set_item(&self.name, &text).is_ok()) {
            self.has_written.set(true);
        }
    }
}

/// The journal of these saves as text.
fn text_of(saves: &[Save]) -> Result<String, WriteError> {
    let saves = saves.iter().map(JournalEntry::try_from).collect::<Result<_, _>>()?;
    json::write(&Journal { version: VERSION, saves })
}

impl TryFrom<&Save> for JournalEntry {
    type Error = WriteError;

    fn try_from(Save { stored, lease, is_new }: &Save) -> Result<JournalEntry, WriteError> {
        Ok(JournalEntry {
            id: stored.entry.id.clone(),
            lease: lease.clone(),
            is_new: *is_new,
            entry: stored.entry.write()?,
            text: stored.text.clone(),
        })
    }
}

impl JournalEntry {
    fn read(self) -> Result<Save, LibraryEntryError> {
        let entry = LibraryEntry::read(&self.id, &self.entry)?;
        Ok(Save { stored: StoredGame { entry, text: self.text }, lease: self.lease, is_new: self.is_new })
    }
}

/// Reads the saves of a journal.
fn read(text: &str) -> Result<Vec<Save>, LibraryEntryError> {
    let journal: Journal =
        serde_json::from_str(text).map_err(|error| LibraryEntryError::Shape(error.to_string()))?;
    if journal.version != VERSION {
        return Err(LibraryEntryError::Version(journal.version));
    }
    journal.saves.into_iter().map(JournalEntry::read).collect()
}

/// Restores every save that the store lacks. A journal is deleted only after all of its saves are stored.
pub(super) async fn restore(store: &Store) -> Result<(), StoreError> {
    let Ok(local) = storage::store() else { return Ok(()) };
    for name in storage::names_with(&local, JOURNAL) {
        let Ok(Some(text)) = local.get_item(&name) else { continue };
        match read(&text) {
            Ok(saves) => {
                for save in &saves {
                    store.save_belatedly(save).await?;
                }
            }
            Err(error) => {
                let quarantined =
                    QuarantinedItem { id: key_of(&text), reason: error.to_string(), text: text.clone() };
                store.quarantine(&[quarantined]).await?;
            }
        }
        remove(&local, &name, &text);
    }
    Ok(())
}

/// Deletes a journal unless its tab has replaced it meanwhile.
fn remove(local: &Storage, name: &str, text: &str) {
    if local.get_item(name).ok().flatten().as_deref() == Some(text) {
        // If it stays, the next page finds that the store has all of it.
        let _ = local.remove_item(name);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ansa_model::activities::play::PlayState;
    use ansa_model::document::GameOptions;
    use ansa_model::library::{Date, Summary};

    #[test]
    fn the_stored_form_of_a_journal_is_fixed() {
        let play = PlayState::new(GameOptions::default());
        let today = Date { year: 2026, month: 11, day: 21 };
        let entry = LibraryEntry::new("abc".to_owned(), 1_000, today, Summary::of(play.document()));
        let stored = StoredGame { entry, text: "game".to_owned() };
        let save = Save { stored, lease: "tab.3".to_owned(), is_new: true };
        let text = text_of(core::slice::from_ref(&save)).expect("a text");
        let entry = serde_json::to_string(&save.stored.entry.write().expect("a text")).expect("a string");
        assert_eq!(
            text,
            format!(
                r#"{{"version":1,"saves":[{{"id":"abc","claim":"tab.3","is_new":true,"entry":{entry},"text":"game"}}]}}"#
            )
        );
        assert_eq!(read(&text).expect("saves"), [save]);
    }
}
