//! Migrates games of earlier versions, which stored a single game in `localStorage`.

use web_sys::Storage;

use super::{Store, StoreError};
use crate::services::{storage, time};
use ansa_model::activities::play::saved::{self, SavedError};
use ansa_model::library::{LibraryEntry, QuarantinedItem, StoredGame, Summary, key_of};

/// The key of the game.
const GAME: &str = "ansa.game";
/// The prefix of the keys of unreadable games; a number follows.
const UNREADABLE: &str = "ansa.game.unreadable.";

/// The result of the migration.
pub(super) enum Legacy {
    Nothing,
    /// A game was found; this is its id now.
    Game(String),
    /// An unreadable game was found and quarantined.
    Quarantined(SavedError),
}

/// Moves the data of earlier versions to the store. The old copy is deleted only after the new one is stored.
pub(super) async fn migrate(store: &Store) -> Result<Legacy, StoreError> {
    let Ok(old) = storage::store() else { return Ok(Legacy::Nothing) };
    let moved = move_game(store, &old).await?;
    move_unreadable(store, &old).await?;
    Ok(moved)
}

async fn move_game(store: &Store, old: &Storage) -> Result<Legacy, StoreError> {
    let Ok(Some(text)) = old.get_item(GAME) else { return Ok(Legacy::Nothing) };
    let key = key_of(&text);
    let moved = match saved::read(&text) {
        Ok(play) => {
            let now = time::now();
            let entry = LibraryEntry::new(key.clone(), now, time::day(now), Summary::of(play.document()));
            let added = store.add(vec![StoredGame { entry, text: saved::write(&play)? }]).await?;
            Legacy::Game(added.entries.into_iter().next().map_or(key, |entry| entry.id))
        }
        Err(error) => {
            store.quarantine(&[QuarantinedItem { id: key, reason: error.to_string(), text }]).await?;
            Legacy::Quarantined(error)
        }
    };
    // If it stays, the next migration recognises it.
    let _ = old.remove_item(GAME);
    Ok(moved)
}

async fn move_unreadable(store: &Store, old: &Storage) -> Result<(), StoreError> {
    let names = storage::names_with(old, UNREADABLE);
    if names.is_empty() {
        return Ok(());
    }
    let texts = names.iter().filter_map(|name| old.get_item(name).ok().flatten());
    let quarantined: Vec<QuarantinedItem> = texts
        .map(|text| {
            // A text that turns out to be readable has no reason; the list shows it without one.
            let reason = saved::read(&text).err().map(|error| error.to_string()).unwrap_or_default();
            QuarantinedItem { id: key_of(&text), reason, text }
        })
        .collect();
    store.quarantine(&quarantined).await?;
    for name in names {
        // If it stays, it is quarantined again under the same key.
        let _ = old.remove_item(&name);
    }
    Ok(())
}
