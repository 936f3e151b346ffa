//! Reads all games one after the other, to count or export them. It needs no lease, because it changes nothing.

use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use super::connection::Connection;
use super::database::{
    ENTRIES, GAMES, NAMES, OWNERS, PACK_GAMES, PACK_LISTS, PACK_REMOVED, Span, StoreTransaction,
};
use super::games::own_games;
use super::{Store, StoreError};
use ansa_model::library::{LibraryEntry, Pack, StoredGame};

/// How many packs and how many games with values of their own are read at a time.
const PACKS: u32 = 4;
const OWN: u32 = 500;

/// A game as it is stored.
pub(crate) struct ScannedGame<'a> {
    /// Its list entry; `None` if that can't be read.
    pub(crate) entry: Option<LibraryEntry>,
    /// The game in its saved form; empty if it is missing.
    pub(crate) text: &'a str,
    /// The key of its pack, if it is in one.
    pub(crate) pack: Option<&'a Rc<str>>,
}

/// Where the reading is.
enum Place {
    Packs(Option<String>),
    Own(Option<String>),
    End,
}

/// All stored games. A game that is opened meanwhile may be read twice, because packs come first, but never missed.
pub(crate) struct StoredGames {
    database: Rc<Connection>,
    /// The games that were taken out of their packs, by the key of the pack.
    removed: HashMap<String, HashSet<String>>,
    place: Place,
}

impl StoredGames {
    pub(crate) async fn open() -> Result<StoredGames, StoreError> {
        StoredGames::new(Connection::open().await?).await
    }

    /// Only the games with values of their own: those of packs were never opened.
    pub(crate) async fn open_own() -> Result<StoredGames, StoreError> {
        Ok(StoredGames { place: Place::Own(None), ..StoredGames::open().await? })
    }

    async fn new(database: Rc<Connection>) -> Result<StoredGames, StoreError> {
        let marks = StoreTransaction::read_only(&database, &[PACK_REMOVED])?
            .keys(PACK_REMOVED, Span::default())
            .await?;
        let mut removed = HashMap::<String, HashSet<String>>::new();
        for (pack, id) in marks.iter().filter_map(|mark| mark.split_once(' ')) {
            removed.entry(pack.to_owned()).or_default().insert(id.to_owned());
        }
        Ok(StoredGames { database, removed, place: Place::Packs(None) })
    }

    /// Reads the next games, and calls this with each. Returns whether there may be more.
    pub(crate) async fn read_page(
        &mut self,
        visit: &mut dyn FnMut(ScannedGame<'_>),
    ) -> Result<bool, StoreError> {
        self.place = match &self.place {
            Place::Packs(after) => match self.read_packs(after.as_deref(), visit).await? {
                None => Place::Own(None),
                last => Place::Packs(last),
            },
            Place::Own(after) => match self.read_own(after.as_deref(), visit).await? {
                None => Place::End,
                last => Place::Own(last),
            },
            Place::End => Place::End,
        };
        Ok(!matches!(self.place, Place::End))
    }

    /// Returns the key of the last pack that was read; `None` if there was none.
    async fn read_packs(
        &self,
        after: Option<&str>,
        visit: &mut dyn FnMut(ScannedGame<'_>),
    ) -> Result<Option<String>, StoreError> {
        let transaction = StoreTransaction::read_only(&self.database, &[PACK_LISTS, PACK_GAMES])?;
        let span = Span { after, before: None, most: Some(PACKS) };
        let (lists, games) = (transaction.some(PACK_LISTS, span), transaction.some(PACK_GAMES, span));
        let (lists, mut games): (_, HashMap<String, String>) =
            (lists.await?, games.await?.into_iter().collect());
        let last = lists.last().map(|(key, _)| key.clone());
        for (key, list) in lists {
            let removed = self.removed.get(&key);
            // Of a pack that can't be read, nothing is known but that it is there.
            let Ok(pack) = Pack::read(list, games.remove(&key).unwrap_or_default()) else {
                visit(ScannedGame { entry: None, text: "", pack: None });
                continue;
            };
            let key: Rc<str> = key.into();
            for (entry, text) in
                pack.iter().filter(|(entry, _)| removed.is_none_or(|ids| !ids.contains(entry.id)))
            {
                visit(ScannedGame { entry: entry.read().ok(), text, pack: Some(&key) });
            }
        }
        Ok(last)
    }

    /// Returns the id of the last game that was read, if more may follow.
    async fn read_own(
        &self,
        after: Option<&str>,
        visit: &mut dyn FnMut(ScannedGame<'_>),
    ) -> Result<Option<String>, StoreError> {
        let transaction = StoreTransaction::read_only(&self.database, &[OWNERS, NAMES, ENTRIES, GAMES])?;
        let own = own_games(&transaction, after, OWN).await?;
        let games = transaction.some(GAMES, Span { after, before: Some(&own.end), most: None });
        let games: HashMap<String, String> = games.await?.into_iter().collect();
        for game in own.games {
            let text = games.get(&game.place).map_or("", String::as_str);
            visit(ScannedGame { entry: game.entry.ok(), text, pack: None });
        }
        Ok(own.last)
    }
}

impl Store {
    /// All readable saved games.
    pub(crate) async fn read_all(&self) -> Result<Vec<StoredGame>, StoreError> {
        let mut games = StoredGames::new(self.database.clone()).await?;
        let (mut own, mut packed) = (Vec::new(), Vec::new());
        let mut add = |ScannedGame { entry, text, pack }: ScannedGame<'_>| {
            let all = if pack.is_none() { &mut own } else { &mut packed };
            all.extend(
                entry.filter(|_| !text.is_empty()).map(|entry| StoredGame { entry, text: text.to_owned() }),
            );
        };
        while games.read_page(&mut add).await? {}
        own.extend(packed);
        Ok(own)
    }
}
