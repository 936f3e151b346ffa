//! The list of saved games, and the requests to the store.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use web_sys::File;
use yew::prelude::*;

use super::Persistence;
use crate::activities::play::saved;
use crate::library::{
    self, FilePart, Import, ImportFailure, ImportReport, ImportedGame, ImportedItem, Library, LibraryAction,
    LibraryEntry, QuarantinedItem, StoredGame, key_of, write_file,
};
use crate::services::store::{Store, StoreError};
use crate::services::{files, time};
use crate::text::library as text;

/// How many games to read or store before yielding to the browser.
const BATCH: usize = 100;

/// A request concerning saved games.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum LibraryRequest {
    /// Renames a game. An empty name restores the default.
    Rename(String, String),
    Delete(String),
    /// Restores the game deleted last.
    Undo,
    /// Exports a game's record as a file.
    Export(String),
    /// Exports all games as a file.
    ExportAll,
    /// Imports games from files.
    Import(Vec<File>),
    /// Exports a quarantined item as a file.
    ExportQuarantined(QuarantinedItem),
    DeleteQuarantined(String),
}

/// The result of [`use_library`].
pub(crate) struct LibraryHandle {
    pub(crate) library: Rc<Library>,
    /// Changes the list.
    pub(crate) change: Callback<LibraryAction>,
    /// Carries out a request.
    pub(crate) request: Callback<LibraryRequest>,
}

/// The saved games as they were when the list was opened.
#[hook]
pub(crate) fn use_library(persistence: &Persistence) -> LibraryHandle {
    let Persistence { store, trouble, .. } = persistence;
    let library = use_reducer(|| Library::new(text::description));
    let change = {
        let dispatcher = library.dispatcher();
        use_callback((), move |change, ()| dispatcher.dispatch(change))
    };
    use_effect_with((), {
        let (store, change) = (store.clone(), change.clone());
        let trouble = trouble.clone().unwrap_or(StoreError::Forbidden).to_string();
        move |()| {
            let Some(store) = store else { return change.emit(LibraryAction::Failed(trouble)) };
            spawn_local(async move {
                change.emit(match load(&store).await {
                    Ok((entries, quarantined)) => LibraryAction::Loaded(entries, quarantined),
                    Err(error) => LibraryAction::Failed(error.to_string()),
                });
            });
        }
    });
    let library = Rc::new((*library).clone());
    // A stable callback that reads the list at the time of the request.
    let latest = use_mut_ref(|| library.clone());
    latest.replace(library.clone());
    let request = {
        let change = change.clone();
        use_callback(store.clone(), move |request: LibraryRequest, store| {
            let (store, change, library) = (store.clone(), change.clone(), latest.borrow().clone());
            if let Some(store) = store {
                spawn_local(async move {
                    if let Some(done) = perform(request, &store, &library, &change).await {
                        change.emit(done);
                    }
                });
            }
        })
    };
    LibraryHandle { library, change, request }
}

async fn load(store: &Store) -> Result<(Vec<LibraryEntry>, Vec<QuarantinedItem>), StoreError> {
    let (entries, mut unreadable) = store.list().await?;
    unreadable.extend(store.list_quarantine().await?);
    Ok((entries, unreadable))
}

/// Carries out a request and returns the resulting change of the list.
async fn perform(
    request: LibraryRequest,
    store: &Store,
    library: &Library,
    change: &Callback<LibraryAction>,
) -> Option<LibraryAction> {
    let failed = |error: StoreError| LibraryAction::Failed(error.to_string());
    let offered = |result: Result<(), String>| result.err().map(LibraryAction::Failed);
    match request {
        LibraryRequest::Rename(id, name) => {
            let name = library::tidy_name(&name);
            Some(match store.rename(&id, name.as_deref()).await {
                Ok(()) => LibraryAction::Renamed(id, name),
                Err(error) => failed(error),
            })
        }
        LibraryRequest::Delete(id) => {
            Some(store.delete(&id).await.map_or_else(failed, LibraryAction::Deleted))
        }
        LibraryRequest::Undo => {
            let stored = library.deleted.last()?.clone();
            Some(store.add(vec![stored]).await.map_or_else(failed, |_| LibraryAction::Restored))
        }
        LibraryRequest::Export(id) => match store.read(&id).await {
            Ok(save) => offered(export(&save.stored)),
            Err(error) => Some(failed(error)),
        },
        LibraryRequest::ExportAll => match store.read_all().await {
            Ok(games) => match write_file(&games, &library.quarantined) {
                Ok(file) => {
                    let name =
                        format!("{}-{}.json", text::file_name(), text::short_date(time::day(time::now())));
                    offered(files::download(&name, "application/json", &file))
                }
                Err(error) => Some(LibraryAction::Failed(text::unwritten_file(&error))),
            },
            Err(error) => Some(failed(error)),
        },
        LibraryRequest::Import(chosen) => {
            change.emit(LibraryAction::Importing(0));
            let mut importing = Importing::new(store, change);
            for file in &chosen {
                importing.read(file).await;
            }
            Some(LibraryAction::Imported(importing.report, importing.entries, importing.quarantined))
        }
        LibraryRequest::ExportQuarantined(quarantined) => offered(files::download(
            &format!("{}-{}.txt", text::file_name(), quarantined.id),
            "text/plain",
            &quarantined.text,
        )),
        LibraryRequest::DeleteQuarantined(id) => Some(
            store
                .delete_quarantined(&id)
                .await
                .map_or_else(failed, |()| LibraryAction::QuarantinedDeleted(id)),
        ),
    }
}

/// Exports a game's record as a file.
fn export(stored: &StoredGame) -> Result<(), String> {
    let play = saved::read(&stored.text).map_err(|error| text::unreadable(&error))?;
    let document = play.document();
    let (name, date) = (text::game_name(&stored.entry), text::short_date(stored.entry.begun));
    // A name that the import has made of the tags is no news to the record.
    let imported = document.name_in_record().as_deref().and_then(library::tidy_name);
    let given = stored.entry.name.as_deref().filter(|given| imported.as_deref() != Some(*given));
    files::download(&format!("{name}.txt"), "text/plain", &document.to_export(given, &name, &date))
}

/// An import in progress.
struct Importing<'a> {
    store: &'a Store,
    change: &'a Callback<LibraryAction>,
    /// The start of the import. One timestamp for all games keeps them in the order of their file.
    now: u64,
    /// How many items have been read.
    count: usize,
    report: ImportReport,
    entries: Vec<LibraryEntry>,
    quarantined: Vec<QuarantinedItem>,
    /// Games that have been read but not stored yet.
    waiting: Vec<StoredGame>,
}

impl<'a> Importing<'a> {
    fn new(store: &'a Store, change: &'a Callback<LibraryAction>) -> Importing<'a> {
        Importing {
            store,
            change,
            now: time::now(),
            count: 0,
            report: ImportReport::default(),
            entries: Vec::new(),
            quarantined: Vec::new(),
            waiting: Vec::new(),
        }
    }

    async fn read(&mut self, file: &File) {
        let fail = |part, reason| ImportFailure { file: file.name(), part, reason };
        let content = match files::read(file).await {
            Ok(content) => content,
            Err(reason) => return self.report.failures.push(fail(FilePart::Whole, reason)),
        };
        let mut quarantined = Vec::new();
        for found in Import::new(&content) {
            // If storing has failed once, it would fail again.
            if self.report.trouble.is_some() {
                return;
            }
            self.count += 1;
            match found {
                ImportedItem::Game(item) => {
                    if let Some(reason) = &item.trouble {
                        self.report.failures.push(fail(FilePart::Number(self.count), text::in_part(reason)));
                    }
                    self.waiting.push(self.stored(*item));
                }
                ImportedItem::Quarantined(one) => quarantined.push(one),
                ImportedItem::Failure(part, reason) => self.report.failures.push(fail(part, reason)),
            }
            if self.count.is_multiple_of(BATCH) {
                self.keep().await;
                self.change.emit(LibraryAction::Importing(self.count));
                time::pause().await;
            }
        }
        self.keep().await;
        match self.store.quarantine(&quarantined).await {
            Ok(()) => self.quarantined.extend(quarantined),
            Err(error) => self.report.trouble = Some(error.to_string()),
        }
    }

    /// Stores the games read so far.
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

    /// A stored game with defaults for everything that the file lacks.
    fn stored(&self, item: ImportedGame) -> StoredGame {
        let created = item.created.unwrap_or(self.now);
        // Decreasing timestamps list the games in the order of the file.
        let changed = item.changed.unwrap_or_else(|| self.now.saturating_sub(self.count as u64));
        let id = item.id.unwrap_or_else(|| {
            // An id derived from the content: importing the same record twice adds it only once.
            key_of(&format!("{}\n{}", item.name.as_deref().unwrap_or_default(), item.text))
        });
        let begun = item.begun.unwrap_or_else(|| time::day(created));
        let entry =
            LibraryEntry { name: item.name, changed, ..LibraryEntry::new(id, created, begun, item.summary) };
        StoredGame { entry, text: item.text }
    }
}
