//! Lists, opens, saves, renames and deletes games with values of their own; `packs.rs` has the others.
//!
//! A game is stored under its id and the lease of the tab that plays it. `OWNERS` holds the valid lease of each game.
//! So a late write by a tab that has lost its lease goes to a key that nobody reads, and `OWNERS` tells the tab about
//! the loss.

use std::collections::HashMap;

use super::database::{ABOUT, ENTRIES, GAMES, NAMES, OWNERS, Span, StoreTransaction};
use super::{Store, StoreError};
use ansa_model::library::{LibraryEntry, QuarantinedItem, Save, StoredGame, Summary, newest};
use ansa_model::reason::Reason;
use ansa_model::text::library as words;

/// The key under [`ABOUT`] of the id of the game that was shown last.
const LAST: &str = "last";
/// The key under [`ABOUT`] of a random text that changes whenever games are added whose ids follow from their content.
pub(super) const ADDED: &str = "added";
/// The lease of games that no tab has opened yet.
pub(super) const NOBODY: &str = "-";

/// The result of adding games.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Added {
    /// The entries of new games, with their final ids.
    pub(crate) entries: Vec<LibraryEntry>,
    /// How many were already stored.
    pub(crate) known: usize,
}

/// The key of a game under a lease.
pub(super) fn place(id: &str, lease: &str) -> String {
    format!("{id} {lease}")
}

/// Some of the saved games, in the order of their ids.
#[derive(Debug, Default)]
pub(crate) struct ListPage {
    pub(crate) entries: Vec<LibraryEntry>,
    /// Games without a readable entry.
    pub(crate) unreadable: Vec<QuarantinedItem>,
    /// The id after which the next page begins; `None` after the last page.
    pub(crate) last: Option<String>,
}

/// How many games a page has: few enough that the browser answers between two pages.
const PAGE: u32 = 1000;
/// A character after every one in an id or a lease.
pub(super) const AFTER_ALL: char = '\u{ffff}';

/// A game with values of its own.
pub(super) struct OwnGame {
    pub(super) id: String,
    /// The key of the entry and the game.
    pub(super) place: String,
    pub(super) entry: Result<LibraryEntry, String>,
}

/// Some of these games, in the order of their ids.
pub(super) struct OwnGames {
    pub(super) games: Vec<OwnGame>,
    /// The id of the last one, if more may follow.
    pub(super) last: Option<String>,
    /// A key after those of all of them.
    pub(super) end: String,
}

/// The games that follow an id, at most so many.
pub(super) async fn own_games(
    transaction: &StoreTransaction,
    after: Option<&str>,
    most: u32,
) -> Result<OwnGames, StoreError> {
    let owners = transaction.some(OWNERS, Span { after, before: None, most: Some(most) }).await?;
    let last = owners.last().map(|(id, _)| id.clone()).unwrap_or_default();
    // The keys of the other stores begin with the id.
    let end = format!("{last}{AFTER_ALL}");
    let span = Span { after, before: Some(&end), most: None };
    let (names, texts) = (transaction.some(NAMES, span), transaction.some(ENTRIES, span));
    let mut names: HashMap<String, String> = names.await?.into_iter().collect();
    let texts: HashMap<String, String> = texts.await?.into_iter().collect();
    let last = Some(last).filter(|_| owners.len() == most as usize);
    let games = owners.into_iter().map(|(id, lease)| {
        let place = place(&id, &lease);
        let entry = match texts.get(&place) {
            Some(text) => LibraryEntry::read(&id, text).map_err(|error| error.reason()),
            None => Err(words::no_entry().to_owned()),
        };
        let entry = entry.map(|entry| LibraryEntry { name: names.remove(&id), ..entry });
        OwnGame { id, place, entry }
    });
    Ok(OwnGames { games: games.collect(), last, end })
}

impl Store {
    /// Whether any game has values of its own.
    pub(crate) async fn has_own_games(&self) -> Result<bool, StoreError> {
        let span = Span { after: None, before: None, most: Some(1) };
        let transaction = StoreTransaction::read_only(&self.database, &[OWNERS])?;
        Ok(!transaction.some(OWNERS, span).await?.is_empty())
    }

    /// The entries of the games that follow an id. Unreadable entries are returned as quarantined items.
    pub(crate) async fn list_page(&self, after: Option<&str>) -> Result<ListPage, StoreError> {
        let transaction = StoreTransaction::read_only(&self.database, &[OWNERS, NAMES, ENTRIES, GAMES])?;
        let own = own_games(&transaction, after, PAGE).await?;
        let mut page = ListPage { last: own.last, ..ListPage::default() };
        for OwnGame { id, place, entry } in own.games {
            match entry {
                Ok(entry) => page.entries.push(entry),
                Err(reason) => {
                    // Quarantine the game itself, or its entry if the game is missing.
                    let text = match transaction.get(GAMES, &place).await? {
                        None => transaction.get(ENTRIES, &place).await?,
                        text => text,
                    };
                    page.unreadable.push(QuarantinedItem { id, reason, text: text.unwrap_or_default() });
                }
            }
        }
        Ok(page)
    }

    /// The id of the game that was changed last, of those that match.
    pub(crate) async fn newest(
        &self,
        matches: impl Fn(&Summary) -> bool,
    ) -> Result<Option<String>, StoreError> {
        let (mut best, mut last) = (None, None);
        loop {
            let page = self.list_page(last.as_deref()).await?;
            best = newest(best.iter().chain(&page.entries), &matches).cloned();
            last = page.last;
            if last.is_none() {
                return Ok(best.map(|entry| entry.id));
            }
        }
    }

    /// A saved game and its valid lease.
    pub(crate) async fn read(&self, id: &str) -> Result<Save, StoreError> {
        let transaction = StoreTransaction::read_only(&self.database, &[OWNERS, NAMES, ENTRIES, GAMES])?;
        read(&transaction, id).await
    }

    /// The entry of a game with values of its own.
    pub(crate) async fn entry(&self, id: &str) -> Result<LibraryEntry, StoreError> {
        let transaction = StoreTransaction::read_only(&self.database, &[OWNERS, NAMES, ENTRIES])?;
        Ok(read_entry(&transaction, id).await?.0)
    }

    /// Those of these ids under which no game has values of its own.
    pub(crate) async fn missing(&self, ids: Vec<String>) -> Result<Vec<String>, StoreError> {
        let transaction = StoreTransaction::read_only(&self.database, &[OWNERS])?;
        let mut missing = Vec::new();
        for id in ids {
            if transaction.get(OWNERS, &id).await?.is_none() {
                missing.push(id);
            }
        }
        Ok(missing)
    }

    /// The id of the game that was shown last.
    pub(crate) async fn last(&self) -> Result<Option<String>, StoreError> {
        StoreTransaction::read_only(&self.database, &[ABOUT])?.get(ABOUT, LAST).await
    }

    /// Takes the lease of a game for this tab, which shows the game unless it is to be running.
    pub(super) async fn take_lease(&self, id: &str, is_running: bool) -> Result<Save, StoreError> {
        let transaction =
            StoreTransaction::read_write(&self.database, &[OWNERS, NAMES, ENTRIES, GAMES, ABOUT])?;
        let Save { stored, lease: before, .. } = read(&transaction, id).await?;
        let save = Save { stored, lease: self.new_lease(), is_new: false, is_running };
        remove(&transaction, id, &before)?;
        write_save(&transaction, &save)?;
        transaction.put(OWNERS, id, &save.lease)?;
        transaction.commit().await?;
        Ok(save)
    }

    /// Starts saving a game; all requests are made before this function returns. The future fails if another tab has
    /// taken the game.
    pub(crate) fn save(
        &self,
        save: Save,
    ) -> Result<impl Future<Output = Result<(), StoreError>> + use<>, StoreError> {
        let transaction =
            StoreTransaction::read_write(&self.database, &[OWNERS, NAMES, ENTRIES, GAMES, ABOUT])?;
        let id = &save.stored.entry.id;
        if save.is_new {
            claim(&transaction, &save)?;
        }
        write_save(&transaction, &save)?;
        let owner = transaction.get(OWNERS, id);
        let saved = transaction.commit();
        let store = self.clone();
        Ok(async move {
            let owner = owner.await;
            saved.await?;
            if owner?.as_ref() == Some(&save.lease) {
                return Ok(());
            }
            // The lease is lost, so remove what was just written.
            let transaction = StoreTransaction::read_write(&store.database, &[ENTRIES, GAMES])?;
            remove(&transaction, &save.stored.entry.id, &save.lease)?;
            transaction.commit().await?;
            Err(StoreError::Elsewhere)
        })
    }

    /// Saves the state of a game from a closed page, unless that state or a later one is already stored.
    pub(super) async fn save_belatedly(&self, save: &Save) -> Result<(), StoreError> {
        let id = &save.stored.entry.id;
        let transaction =
            StoreTransaction::read_write(&self.database, &[OWNERS, NAMES, ENTRIES, GAMES, ABOUT])?;
        let is_missing = match transaction.get(OWNERS, id).await? {
            Some(owner) if owner == save.lease => {
                let entry = transaction.get(ENTRIES, &place(id, &owner)).await?;
                let entry = entry.and_then(|text| LibraryEntry::read(id, &text).ok());
                entry.is_none_or(|entry| entry.revision < save.stored.entry.revision)
            }
            Some(_) => false,
            None => save.is_new,
        };
        if is_missing {
            claim(&transaction, save)?;
            write_save(&transaction, save)?;
        }
        transaction.commit().await
    }

    /// Deletes an unplayed game, unless another tab has taken it or the user has named it.
    pub(crate) async fn discard(&self, save: &Save) -> Result<(), StoreError> {
        let id = &save.stored.entry.id;
        let transaction = StoreTransaction::read_write(&self.database, &[OWNERS, NAMES, ENTRIES, GAMES])?;
        let is_own = transaction.get(OWNERS, id).await?.as_ref() == Some(&save.lease);
        if is_own && transaction.get(NAMES, id).await?.is_none() {
            forget(&transaction, id).await?;
        }
        transaction.commit().await
    }

    /// Gives a game a custom name, or restores the default.
    pub(crate) async fn rename(&self, id: &str, name: Option<&str>) -> Result<(), StoreError> {
        let transaction = StoreTransaction::read_write(&self.database, &[NAMES])?;
        match name {
            Some(name) => transaction.put(NAMES, id, name)?,
            None => transaction.delete(NAMES, id)?,
        }
        transaction.commit().await
    }
}

/// Reads a game. An unreadable entry is an error; [`Store::list_page`] returns the details.
pub(super) async fn read(transaction: &StoreTransaction, id: &str) -> Result<Save, StoreError> {
    let (entry, lease) = read_entry(transaction, id).await?;
    let text = transaction.get(GAMES, &place(id, &lease)).await?.ok_or(StoreError::Gone)?;
    Ok(Save { stored: StoredGame { entry, text }, lease, is_new: false, is_running: false })
}

/// Reads the entry of a game, and its valid lease.
async fn read_entry(transaction: &StoreTransaction, id: &str) -> Result<(LibraryEntry, String), StoreError> {
    let lease = transaction.get(OWNERS, id).await?.ok_or(StoreError::Gone)?;
    let entry = transaction.get(ENTRIES, &place(id, &lease)).await?.ok_or(StoreError::Gone)?;
    let entry = LibraryEntry::read(id, &entry).map_err(StoreError::Damaged)?;
    let name = transaction.get(NAMES, id).await?;
    Ok((LibraryEntry { name, ..entry }, lease))
}

/// Gives a game its owner, and a new one its name, if it has one from the start.
fn claim(transaction: &StoreTransaction, save: &Save) -> Result<(), StoreError> {
    let entry = &save.stored.entry;
    transaction.put(OWNERS, &entry.id, &save.lease)?;
    match entry.name.as_ref().filter(|_| save.is_new) {
        Some(name) => transaction.put(NAMES, &entry.id, name),
        None => Ok(()),
    }
}

/// Stores a game. The next start shows the one that was shown last.
fn write_save(transaction: &StoreTransaction, save: &Save) -> Result<(), StoreError> {
    write(transaction, &save.stored, &save.lease)?;
    if save.is_running { Ok(()) } else { transaction.put(ABOUT, LAST, &save.stored.entry.id) }
}

/// Stores a game under a lease.
pub(super) fn write(
    transaction: &StoreTransaction,
    stored: &StoredGame,
    lease: &str,
) -> Result<(), StoreError> {
    let place = place(&stored.entry.id, lease);
    transaction.put(ENTRIES, &place, &stored.entry.write()?)?;
    transaction.put(GAMES, &place, &stored.text)
}

/// Deletes the copy of a game under a lease.
fn remove(transaction: &StoreTransaction, id: &str, lease: &str) -> Result<(), StoreError> {
    let place = place(id, lease);
    transaction.delete(ENTRIES, &place)?;
    transaction.delete(GAMES, &place)
}

/// Deletes everything about a game.
pub(super) async fn forget(transaction: &StoreTransaction, id: &str) -> Result<(), StoreError> {
    if let Some(lease) = transaction.get(OWNERS, id).await? {
        remove(transaction, id, &lease)?;
    }
    transaction.delete(OWNERS, id)?;
    transaction.delete(NAMES, id)
}
