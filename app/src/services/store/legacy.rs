//! Games of earlier versions of the page, which kept one game in the browser's smaller store.

use web_sys::Storage;

use super::{Store, StoreError};
use crate::services::{storage, time};
use crate::state::library::{LibraryEntry, QuarantinedItem, StoredGame, Summary, key_of};
use crate::state::saved::{self, SavedError};

/// Where the game was kept.
const GAME: &str = "ansa.game";
/// What the names of games that could not be read began with; a number followed.
const UNREADABLE: &str = "ansa.game.unreadable.";

/// What was found there.
pub(super) enum Legacy {
    /// Nothing.
    Nothing,
    /// A game, which has this id now.
    Game(String),
    /// A game that could not be read and was quarantined.
    Quarantined(SavedError),
}

/// Moves what an earlier version has kept to the store. It is taken away where it was only when it is here.
pub(super) async fn move_here(store: &Store) -> Result<Legacy, StoreError> {
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
            let entry = LibraryEntry::new(key.clone(), now, time::day(now), Summary::of(&play));
            let added = store.add(vec![StoredGame { entry, text: saved::write(&play)? }]).await?;
            Legacy::Game(added.entries.into_iter().next().map_or(key, |entry| entry.id))
        }
        Err(error) => {
            store.quarantine(&[QuarantinedItem { id: key, reason: error.to_string(), text }]).await?;
            Legacy::Quarantined(error)
        }
    };
    // Where it stays, it is found again and known.
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
            // One that can be read after all has no reason; the list says as much.
            let reason = saved::read(&text).err().map(|error| error.to_string()).unwrap_or_default();
            QuarantinedItem { id: key_of(&text), reason, text }
        })
        .collect();
    store.quarantine(&quarantined).await?;
    for name in names {
        // Where it stays, it is set aside again under the same key.
        let _ = old.remove_item(&name);
    }
    Ok(())
}
