//! Packs of games from archives; see [`ansa_model::library::Pack`] for their form.
//!
//! A game is either in a pack or has values of its own. It gets its own when it is opened, renamed, or changed in any
//! other way ([`Store::unpack`]). A game that was taken out of its pack or deleted is first marked as removed: even in a
//! full store there is room for that. Then the pack is written again without it, if there is room.

use std::collections::{HashMap, HashSet};

use super::database::{
    ABOUT, ENTRIES, GAMES, NAMES, OWNERS, PACK_GAMES, PACK_LISTS, PACK_REMOVED, Span, StoreTransaction,
};
use super::games::{ADDED, AFTER_ALL, Added, ListPage, NOBODY, forget, place, read, write};
use super::pack_index::PackPlace;
use super::{Store, StoreError};
use crate::services::random;
use ansa_model::library::{Pack, QuarantinedItem, Save, StoredGame, content_id, packed_entries};
use ansa_model::reason::Reason;

/// How many packs of the list are read at a time: few enough that the browser answers in between.
const PAGE: u32 = 4;
/// From how many games on a pack is worthwhile.
const FEWEST: usize = 32;
/// The stores of packs.
const PACKS: [&str; 3] = [PACK_LISTS, PACK_GAMES, PACK_REMOVED];
/// All stores in which a game can be, and the stamp of what was added.
const EVERYWHERE: [&str; 8] = [OWNERS, NAMES, ENTRIES, GAMES, PACK_LISTS, PACK_GAMES, PACK_REMOVED, ABOUT];

/// A pack that has been read, with the ids of the games that were taken out of it.
struct OpenPack {
    key: String,
    pack: Pack,
    removed: HashSet<String>,
}

impl OpenPack {
    fn game(&self, id: &str) -> Option<StoredGame> {
        if self.removed.contains(id) {
            return None;
        }
        let (entry, text) = self.pack.iter().find(|(entry, _)| entry.id == id)?;
        Some(StoredGame { entry: entry.read().ok()?, text: text.to_owned() })
    }
}

impl Store {
    /// The entries of the games in the packs that follow a key. Unreadable entries and packs are returned as quarantined
    /// items.
    pub(crate) async fn list_packs_page(&self, after: Option<&str>) -> Result<ListPage, StoreError> {
        let transaction = StoreTransaction::read_only(&self.database, &PACKS)?;
        let mut last = after.map(str::to_owned);
        let lists = next_lists(&transaction, &mut last).await?;
        let mut page = ListPage { last, ..ListPage::default() };
        for (key, list) in &lists {
            let removed = removed(&transaction, key).await?;
            let entries = match packed_entries(list) {
                Ok(entries) => entries,
                Err(error) => {
                    let games = transaction.get(PACK_GAMES, key).await?.unwrap_or_default();
                    let text = format!("{list}\n{games}");
                    page.unreadable.push(QuarantinedItem { id: key.clone(), reason: error.reason(), text });
                    continue;
                }
            };
            let mut ids = Vec::new();
            for (number, entry) in entries.enumerate().filter(|(_, entry)| !removed.contains(entry.id)) {
                match entry.read() {
                    Ok(entry) => page.entries.push(entry),
                    Err(error) => {
                        let games = transaction.get(PACK_GAMES, key).await?.unwrap_or_default();
                        let text = games.lines().nth(number.saturating_add(1)).unwrap_or_default().to_owned();
                        let (id, reason) = (entry.id.to_owned(), error.reason());
                        page.unreadable.push(QuarantinedItem { id, reason, text });
                    }
                }
                ids.push(entry.id);
            }
            self.packs.borrow_mut().add_pack(key, ids);
        }
        Ok(page)
    }

    /// A saved game, in a pack or not.
    pub(crate) async fn read_anywhere(&self, id: &str) -> Result<StoredGame, StoreError> {
        match self.read(id).await {
            Err(StoreError::Gone) => {
                let transaction = StoreTransaction::read_only(&self.database, &PACKS)?;
                let (_, stored) = self.find(&transaction, id).await?.ok_or(StoreError::Gone)?;
                Ok(stored)
            }
            found => found.map(|save| save.stored),
        }
    }

    /// Gives a game values of its own, if it is in a pack.
    pub(crate) async fn unpack(&self, id: &str) -> Result<(), StoreError> {
        let transaction = StoreTransaction::read_write(&self.database, &EVERYWHERE)?;
        if transaction.get(OWNERS, id).await?.is_some() {
            return Ok(());
        }
        let Some((key, stored)) = self.find(&transaction, id).await? else { return Ok(()) };
        add_own(&transaction, &stored)?;
        self.take_out(transaction, &key, id).await?;
        self.packs.borrow_mut().add_own([id]);
        Ok(())
    }

    /// Deletes a game, in a pack or not, and returns it. A tab that plays it loses its lease.
    pub(crate) async fn delete_anywhere(&self, id: &str) -> Result<StoredGame, StoreError> {
        let transaction = StoreTransaction::read_write(&self.database, &EVERYWHERE)?;
        match read(&transaction, id).await {
            Err(StoreError::Gone) => {
                let (key, stored) = self.find(&transaction, id).await?.ok_or(StoreError::Gone)?;
                self.take_out(transaction, &key, id).await?;
                Ok(stored)
            }
            found => {
                let Save { stored, .. } = found?;
                forget(&transaction, id).await?;
                transaction.commit().await?;
                Ok(stored)
            }
        }
    }

    /// Deletes a whole pack that can't be read, or a game of a pack whose entry can't be read.
    pub(super) async fn delete_unreadable_pack(&self, id: &str) -> Result<(), StoreError> {
        let transaction = StoreTransaction::read_write(&self.database, &PACKS)?;
        if transaction.get(PACK_LISTS, id).await?.is_some() {
            remove_pack(&transaction, id).await?;
            return transaction.commit().await;
        }
        let Some(PackPlace::Pack(key)) = self.place_of(id) else { return Ok(()) };
        self.take_out(transaction, &key, id).await
    }

    /// Marks a game of a pack as removed, commits, and makes the pack smaller.
    async fn take_out(&self, transaction: StoreTransaction, key: &str, id: &str) -> Result<(), StoreError> {
        transaction.put(PACK_REMOVED, &mark(key, id), "")?;
        transaction.commit().await?;
        // If there is no room, it stays marked, and the next game that is taken out tries again.
        let _ = self.tidy(key).await;
        Ok(())
    }

    /// Adds new games, each with values of its own.
    pub(crate) async fn add(&self, games: &[StoredGame]) -> Result<(), StoreError> {
        let transaction = StoreTransaction::read_write(&self.database, &[OWNERS, NAMES, ENTRIES, GAMES])?;
        for stored in games {
            add_own(&transaction, stored)?;
        }
        transaction.commit().await?;
        self.packs.borrow_mut().add_own(games.iter().map(|stored| &*stored.entry.id));
        Ok(())
    }

    /// Adds games of a file under their ids, those of archives as a pack if there are enough of them. A game that is
    /// already stored with the same moves is skipped. If a different game has the same id, the new one gets another id.
    pub(crate) async fn import(&self, games: Vec<StoredGame>) -> Result<Added, StoreError> {
        let transaction = StoreTransaction::read_write(&self.database, &EVERYWHERE)?;
        self.complete_index(&transaction).await?;
        let (mut added, mut new): (Added, Vec<StoredGame>) = (Added::default(), Vec::new());
        // Where the new games with each id are among the new ones, and the pack that was read last.
        let (mut numbers, mut last): (HashMap<String, usize>, Option<OpenPack>) = (HashMap::new(), None);
        for mut stored in games {
            let id = stored.entry.id.clone();
            let earlier = numbers.get(&id).and_then(|&number| new.get(number));
            let known = match earlier {
                Some(earlier) => Some(earlier.text.clone()),
                None => self.known_text(&transaction, &stored, &mut last).await?,
            };
            if let Some(text) = known {
                if text == stored.text {
                    added.known += 1;
                    continue;
                }
                stored.entry.id = random::key();
            }
            numbers.insert(stored.entry.id.clone(), new.len());
            new.push(stored);
        }
        let is_packed = |stored: &StoredGame| stored.entry.is_unchecked && Pack::can_hold(stored);
        let is_worthwhile = new.iter().filter(|stored| is_packed(stored)).count() >= FEWEST;
        let (packed, own): (Vec<StoredGame>, Vec<StoredGame>) =
            new.into_iter().partition(|stored| is_worthwhile && is_packed(stored));
        let (key, mut pack) = (random::key(), Pack::new());
        for stored in &packed {
            pack.add(stored)?;
        }
        if !pack.is_empty() {
            transaction.put(PACK_LISTS, &key, &pack.list)?;
            transaction.put(PACK_GAMES, &key, &pack.games)?;
        }
        for stored in &own {
            add_own(&transaction, stored)?;
        }
        let stamp = random::key();
        transaction.put(ABOUT, ADDED, &stamp)?;
        transaction.commit().await?;
        let mut index = self.packs.borrow_mut();
        index.add_pack(&key, packed.iter().map(|stored| &*stored.entry.id));
        index.add_own(own.iter().map(|stored| &*stored.entry.id));
        index.complete(stamp);
        added.entries.extend(packed.into_iter().chain(own).map(|stored| stored.entry));
        Ok(added)
    }

    /// The text of the stored game that has the id of this one; `None` if there is none.
    async fn known_text(
        &self,
        transaction: &StoreTransaction,
        stored: &StoredGame,
        last: &mut Option<OpenPack>,
    ) -> Result<Option<String>, StoreError> {
        let id = &stored.entry.id;
        match self.place_of(id) {
            Some(PackPlace::Pack(key)) => {
                if last.as_ref().is_none_or(|open| open.key != key) {
                    let list = transaction.get(PACK_LISTS, &key).await?.unwrap_or_default();
                    *last = open_pack(transaction, key, list).await?;
                }
                if let Some(known) = last.as_ref().and_then(|open| open.game(id)) {
                    return Ok(Some(known.text));
                }
            }
            // A game of an archive is certain to be in the index, and so is one whose id follows from its content; a
            // game played in another tab is not.
            None if stored.entry.is_unchecked
                || *id == content_id(stored.entry.name.as_deref(), &stored.text, None) =>
            {
                return Ok(None);
            }
            Some(PackPlace::Own) | None => {}
        }
        match transaction.get(OWNERS, id).await? {
            Some(lease) => transaction.get(GAMES, &place(id, &lease)).await,
            None => Ok(None),
        }
    }

    fn place_of(&self, id: &str) -> Option<PackPlace> {
        self.packs.borrow().find(id)
    }

    /// Reads the ids of everything that was added by others, if there is any.
    async fn complete_index(&self, transaction: &StoreTransaction) -> Result<(), StoreError> {
        let stamp = transaction.get(ABOUT, ADDED).await?;
        if self.packs.borrow().is_complete(stamp.as_deref()) {
            return Ok(());
        }
        let own = transaction.keys(OWNERS, Span::default()).await?;
        let mut after = None::<String>;
        loop {
            let lists = next_lists(transaction, &mut after).await?;
            if lists.is_empty() {
                break;
            }
            let mut index = self.packs.borrow_mut();
            for (key, list) in &lists {
                // Nothing is known of a pack that can't be read, so its games can be added again.
                if let Ok(entries) = packed_entries(list) {
                    index.add_pack(key, entries.map(|entry| entry.id));
                }
            }
        }
        let mut index = self.packs.borrow_mut();
        index.add_own(own.iter().map(String::as_str));
        if let Some(stamp) = stamp {
            index.complete(stamp);
        }
        Ok(())
    }

    /// A game in a pack, and the key of the pack.
    async fn find(
        &self,
        transaction: &StoreTransaction,
        id: &str,
    ) -> Result<Option<(String, StoredGame)>, StoreError> {
        if let Some(PackPlace::Pack(key)) = self.place_of(id)
            && let Some(list) = transaction.get(PACK_LISTS, &key).await?
            && let Some(open) = open_pack(transaction, key, list).await?
            && let Some(stored) = open.game(id)
        {
            return Ok(Some((open.key, stored)));
        }
        // Another tab may have added it.
        let mut after = None::<String>;
        loop {
            let lists = next_lists(transaction, &mut after).await?;
            if lists.is_empty() {
                return Ok(None);
            }
            for (key, list) in lists {
                let has_it = packed_entries(&list).is_ok_and(|mut all| all.any(|entry| entry.id == id));
                if has_it
                    && let Some(open) = open_pack(transaction, key, list).await?
                    && let Some(stored) = open.game(id)
                {
                    return Ok(Some((open.key, stored)));
                }
            }
        }
    }

    /// Writes a pack without the games that were taken out of it.
    async fn tidy(&self, key: &str) -> Result<(), StoreError> {
        let transaction = StoreTransaction::read_write(&self.database, &PACKS)?;
        let Some(list) = transaction.get(PACK_LISTS, key).await? else { return Ok(()) };
        let Some(open) = open_pack(&transaction, key.to_owned(), list).await? else { return Ok(()) };
        let pack = open.pack.without(|id| open.removed.contains(id));
        remove_pack(&transaction, key).await?;
        if !pack.is_empty() {
            transaction.put(PACK_LISTS, key, &pack.list)?;
            transaction.put(PACK_GAMES, key, &pack.games)?;
        }
        transaction.commit().await
    }
}

/// The lists of the packs that follow a key, which becomes the last one's; none at the end.
async fn next_lists(
    transaction: &StoreTransaction,
    after: &mut Option<String>,
) -> Result<Vec<(String, String)>, StoreError> {
    let span = Span { after: after.as_deref(), before: None, most: Some(PAGE) };
    let lists = transaction.some(PACK_LISTS, span).await?;
    *after = lists.last().map(|(key, _)| key.clone());
    Ok(lists)
}

/// The key of the mark that a game is no longer in a pack.
fn mark(key: &str, id: &str) -> String {
    format!("{key} {id}")
}

/// The ids of the games that were taken out of a pack.
async fn removed(transaction: &StoreTransaction, key: &str) -> Result<HashSet<String>, StoreError> {
    let (after, before) = (mark(key, ""), mark(key, &AFTER_ALL.to_string()));
    let span = Span { after: Some(&after), before: Some(&before), most: None };
    let marks = transaction.keys(PACK_REMOVED, span).await?;
    Ok(marks.iter().filter_map(|mark| mark.split_once(' ')).map(|(_, id)| id.to_owned()).collect())
}

/// The pack with this list; `None` if it can't be read, which [`Store::list_packs_page`] reports.
async fn open_pack(
    transaction: &StoreTransaction,
    key: String,
    list: String,
) -> Result<Option<OpenPack>, StoreError> {
    let removed = removed(transaction, &key).await?;
    let games = transaction.get(PACK_GAMES, &key).await?.unwrap_or_default();
    Ok(Pack::read(list, games).ok().map(|pack| OpenPack { key, pack, removed }))
}

async fn remove_pack(transaction: &StoreTransaction, key: &str) -> Result<(), StoreError> {
    for id in removed(transaction, key).await? {
        transaction.delete(PACK_REMOVED, &mark(key, &id))?;
    }
    transaction.delete(PACK_LISTS, key)?;
    transaction.delete(PACK_GAMES, key)
}

/// Stores a game with values of its own that no tab has opened yet.
fn add_own(transaction: &StoreTransaction, stored: &StoredGame) -> Result<(), StoreError> {
    write(transaction, stored, NOBODY)?;
    transaction.put(OWNERS, &stored.entry.id, NOBODY)?;
    match &stored.entry.name {
        Some(name) => transaction.put(NAMES, &stored.entry.id, name),
        None => Ok(()),
    }
}
