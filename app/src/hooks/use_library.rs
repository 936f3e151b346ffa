//! The list of saved games, and what is done with it in the store.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use web_sys::File;
use yew::prelude::*;

use super::Keeping;
use crate::services::store::{Store, StoreError};
use crate::services::{files, time};
use crate::state::library::{
    self, Change, Entry, Failure, Found, Import, Item, Kept, Library, QuarantinedItem, Report, Which, key_of,
    write_file,
};
use crate::state::{saved, words};
use crate::text::library as text;

/// How many games are read or kept before the page may do other things.
const BATCH: usize = 100;

/// Something that a player wishes to be done with saved games.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Wish {
    /// Gives a game a name; the usual one if it is empty.
    Rename(String, String),
    /// Deletes a game.
    Delete(String),
    /// Brings the game back that was deleted last.
    Undo,
    /// Makes a file of a game's record.
    Export(String),
    /// Makes a file of everything.
    ExportAll,
    /// Reads games from files.
    Import(Vec<File>),
    /// Exports a quarantined item as a file.
    ExportQuarantined(QuarantinedItem),
    /// Deletes a quarantined item.
    DeleteQuarantined(String),
}

/// What [`use_library`] gives.
pub(crate) struct LibraryHandle {
    /// The list.
    pub(crate) library: Rc<Library>,
    /// Changes what of the list is shown.
    pub(crate) change: Callback<Change>,
    /// Does something with saved games.
    pub(crate) wish: Callback<Wish>,
}

/// The saved games, as the store has them when the list is opened.
#[hook]
pub(crate) fn use_library(keeping: &Keeping) -> LibraryHandle {
    let Keeping { store, trouble, .. } = keeping;
    let library = use_reducer(|| Library::new(text::description));
    let change = {
        let dispatcher = library.dispatcher();
        use_callback((), move |change, ()| dispatcher.dispatch(change))
    };
    use_effect_with((), {
        let (store, change) = (store.clone(), change.clone());
        let trouble = trouble.clone().unwrap_or(StoreError::Forbidden).to_string();
        move |()| {
            let Some(store) = store else { return change.emit(Change::Failed(trouble)) };
            spawn_local(async move {
                change.emit(match load(&store).await {
                    Ok((entries, quarantined)) => Change::Loaded(entries, quarantined),
                    Err(error) => Change::Failed(error.to_string()),
                });
            });
        }
    });
    let library = Rc::new((*library).clone());
    // The callback stays the same one, and knows the list as it is when something is wished.
    let latest = use_mut_ref(|| library.clone());
    latest.replace(library.clone());
    let wish = {
        let change = change.clone();
        use_callback(store.clone(), move |wish: Wish, store| {
            let (store, change, library) = (store.clone(), change.clone(), latest.borrow().clone());
            if let Some(store) = store {
                spawn_local(async move {
                    if let Some(done) = grant(wish, &store, &library, &change).await {
                        change.emit(done);
                    }
                });
            }
        })
    };
    LibraryHandle { library, change, wish }
}

async fn load(store: &Store) -> Result<(Vec<Entry>, Vec<QuarantinedItem>), StoreError> {
    let (entries, mut unreadable) = store.list().await?;
    unreadable.extend(store.list_quarantine().await?);
    Ok((entries, unreadable))
}

/// Does what is wished and returns what that changes in the list.
async fn grant(wish: Wish, store: &Store, library: &Library, change: &Callback<Change>) -> Option<Change> {
    let failed = |error: StoreError| Change::Failed(error.to_string());
    let offered = |result: Result<(), String>| result.err().map(Change::Failed);
    match wish {
        Wish::Rename(id, name) => {
            let name = library::tidy_name(&name);
            Some(match store.rename(&id, name.as_deref()).await {
                Ok(()) => Change::Renamed(id, name),
                Err(error) => failed(error),
            })
        }
        Wish::Delete(id) => Some(store.delete(&id).await.map_or_else(failed, Change::Deleted)),
        Wish::Undo => {
            let kept = library.deleted.last()?.clone();
            Some(store.add(vec![kept]).await.map_or_else(failed, |_| Change::Restored))
        }
        Wish::Export(id) => match store.read(&id).await {
            Ok(save) => offered(export(&save.kept)),
            Err(error) => Some(failed(error)),
        },
        Wish::ExportAll => match store.read_all().await {
            Ok(games) => {
                let name = format!("{}-{}.json", text::FILE_NAME, text::short_date(time::day(time::now())));
                offered(files::download(&name, "application/json", &write_file(&games, &library.quarantined)))
            }
            Err(error) => Some(failed(error)),
        },
        Wish::Import(chosen) => {
            change.emit(Change::Importing(0));
            let mut importing = Importing::new(store, change);
            for file in &chosen {
                importing.read(file).await;
            }
            Some(Change::Imported(importing.report, importing.entries, importing.quarantined))
        }
        Wish::ExportQuarantined(quarantined) => offered(files::download(
            &format!("{}-{}.txt", text::FILE_NAME, quarantined.id),
            "text/plain",
            &quarantined.text,
        )),
        Wish::DeleteQuarantined(id) => {
            Some(store.delete_quarantined(&id).await.map_or_else(failed, |()| Change::QuarantinedDeleted(id)))
        }
    }
}

/// Makes a file of a game's record.
fn export(kept: &Kept) -> Result<(), String> {
    let table = saved::read(&kept.text).map_err(|error| text::unreadable(&error))?;
    let (name, date) = (text::game_name(&kept.entry), text::short_date(kept.entry.begun));
    files::download(&format!("{name}.txt"), "text/plain", &words::tagged(&table.game, &name, &date))
}

/// The reading of files, game by game.
struct Importing<'a> {
    store: &'a Store,
    change: &'a Callback<Change>,
    /// When it began: one moment for all games, so that they stand in the order of their file.
    now: u64,
    /// How many items have been read.
    count: usize,
    report: Report,
    entries: Vec<Entry>,
    quarantined: Vec<QuarantinedItem>,
    /// Games that are read and not yet kept.
    waiting: Vec<Kept>,
}

impl<'a> Importing<'a> {
    fn new(store: &'a Store, change: &'a Callback<Change>) -> Importing<'a> {
        Importing {
            store,
            change,
            now: time::now(),
            count: 0,
            report: Report::default(),
            entries: Vec::new(),
            quarantined: Vec::new(),
            waiting: Vec::new(),
        }
    }

    async fn read(&mut self, file: &File) {
        let fail = |which, reason| Failure { file: file.name(), which, reason };
        let content = match files::read(file).await {
            Ok(content) => content,
            Err(reason) => return self.report.failures.push(fail(Which::Whole, reason)),
        };
        let mut quarantined = Vec::new();
        for found in Import::new(&content) {
            // What can't be kept now could not be later.
            if self.report.trouble.is_some() {
                return;
            }
            self.count += 1;
            match found {
                Found::Game(item) => self.waiting.push(self.kept(*item)),
                Found::Quarantined(one) => quarantined.push(one),
                Found::Failure(which, reason) => self.report.failures.push(fail(which, reason)),
            }
            if self.count.is_multiple_of(BATCH) {
                self.keep().await;
                self.change.emit(Change::Importing(self.count));
                time::pause().await;
            }
        }
        self.keep().await;
        match self.store.quarantine(&quarantined).await {
            Ok(()) => self.quarantined.extend(quarantined),
            Err(error) => self.report.trouble = Some(error.to_string()),
        }
    }

    /// Keeps what has been read.
    async fn keep(&mut self) {
        match self.store.add(core::mem::take(&mut self.waiting)).await {
            Ok(added) => {
                self.report.added += added.entries.len();
                self.report.known += added.known;
                self.entries.extend(added.entries);
            }
            Err(error) => self.report.trouble = Some(error.to_string()),
        }
    }

    /// A game that was read, with what the file does not tell of it.
    fn kept(&self, item: Item) -> Kept {
        let created = item.created.unwrap_or(self.now);
        // Those that come first in the file stand first in the list.
        let changed = item.changed.unwrap_or_else(|| self.now.saturating_sub(self.count as u64));
        let id = item.id.unwrap_or_else(|| {
            // The same record is the same game when it is imported again.
            key_of(&format!("{}\n{}", item.name.as_deref().unwrap_or_default(), item.text))
        });
        let begun = item.begun.unwrap_or_else(|| time::day(created));
        let entry = Entry { name: item.name, changed, ..Entry::new(id, created, begun, item.summary) };
        Kept { entry, text: item.text }
    }
}
