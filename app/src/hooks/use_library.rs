//! The list of saved games, and the requests to the store.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use web_sys::File;
use yew::prelude::*;

use super::GameSaving;
use super::game_record::game_record;
use super::importing::Importing;
use super::use_apply::use_apply;
use crate::services::store::{Store, StoreError};
use crate::services::{files, time};
use ansa_model::library::{
    self, ImportProgress, ImportReport, Library, LibraryAction, QuarantinedItem, StoredGame, write_file,
};
use ansa_model::reason::Reason;
use ansa_model::text::{import, library as text};

/// A request concerning saved games.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum LibraryRequest {
    /// Renames a game. An empty name restores the default.
    Rename(String, String),
    Delete(String),
    /// Gets a game ready to be opened, and then calls this with its id.
    Prepare(String, Callback<String>),
    /// Restores the game deleted last.
    Undo,
    /// Exports a game's record as a file.
    Export(String),
    /// Exports all games as a file.
    ExportAll,
    Import(Vec<File>),
    /// Stops the import. The games that have been added stay.
    StopImport,
    /// Saves the list of what the last import could not read as a file.
    SaveFailures,
    ExportQuarantined(QuarantinedItem),
    DeleteQuarantined(String),
}

/// The result of [`use_library`].
pub(crate) struct LibraryHandle {
    pub(crate) library: Rc<Library>,
    pub(crate) change: Callback<LibraryAction>,
    /// Carries out a request.
    pub(crate) request: Callback<LibraryRequest>,
}

/// The saved games as they were when the list was opened.
#[hook]
pub(crate) fn use_library(saving: &GameSaving) -> LibraryHandle {
    let GameSaving { store, error, .. } = saving;
    let (library, change) = use_apply(|| Library::new(text::description), |never, _| match never {});
    use_effect_with((), {
        let (store, change) = (store.clone(), change.clone());
        let error = error.clone().unwrap_or(StoreError::Forbidden).reason();
        move |()| {
            let Some(store) = store else { return change.emit(LibraryAction::Failed(error)) };
            spawn_local(async move {
                change.emit(match load(&store, &change).await {
                    Ok(unreadable) => LibraryAction::Loaded(Vec::new(), unreadable),
                    Err(error) => LibraryAction::Failed(error.reason()),
                });
            });
        }
    });
    // A stable callback that reads the list at the time of the request.
    let latest = use_mut_ref(|| library.clone());
    latest.replace(library.clone());
    let stop = use_mut_ref(Rc::<Cell<bool>>::default).borrow().clone();
    let request = {
        let change = change.clone();
        use_callback(store.clone(), move |request: LibraryRequest, store| {
            let (store, change, library) = (store.clone(), change.clone(), latest.borrow().clone());
            let stop = stop.clone();
            if let Some(store) = store {
                spawn_local(async move {
                    match perform(request, &store, &library, &change, &stop).await {
                        Ok(None) => {}
                        Ok(Some(done)) => change.emit(done),
                        Err(reason) => change.emit(LibraryAction::Failed(reason)),
                    }
                });
            }
        })
    };
    LibraryHandle { library, change, request }
}

/// Loads the list page by page, so that the page stays responsive, and returns what is unreadable.
async fn load(store: &Store, change: &Callback<LibraryAction>) -> Result<Vec<QuarantinedItem>, StoreError> {
    let mut unreadable = Vec::new();
    let (mut in_packs, mut after) = (true, None);
    loop {
        // Packs first: a game that is taken out of one meanwhile is then found twice, and not never.
        let page = if in_packs {
            store.list_packs_page(after.as_deref()).await?
        } else {
            store.list_page(after.as_deref()).await?
        };
        unreadable.extend(page.unreadable);
        change.emit(LibraryAction::Found(page.entries));
        after = page.last;
        if after.is_none() && !core::mem::take(&mut in_packs) {
            break;
        }
        time::pause().await;
    }
    unreadable.extend(store.list_quarantine().await?);
    Ok(unreadable)
}

/// Carries out a request and returns the resulting change of the list, or why there is none.
async fn perform(
    request: LibraryRequest,
    store: &Store,
    library: &Library,
    change: &Callback<LibraryAction>,
    stop: &Rc<Cell<bool>>,
) -> Result<Option<LibraryAction>, String> {
    let said = |error: StoreError| error.reason();
    let changed = match request {
        LibraryRequest::Rename(id, name) => {
            let name = library::tidy_name(&name);
            store.unpack(&id).await.map_err(said)?;
            store.rename(&id, name.as_deref()).await.map_err(said)?;
            LibraryAction::Renamed(id, name)
        }
        LibraryRequest::Delete(id) => LibraryAction::Deleted(store.delete_anywhere(&id).await.map_err(said)?),
        LibraryRequest::Prepare(id, open) => {
            store.unpack(&id).await.map_err(said)?;
            open.emit(id);
            return Ok(None);
        }
        LibraryRequest::Undo => {
            let Some(stored) = library.deleted.last() else { return Ok(None) };
            store.import(vec![stored.clone()]).await.map_err(said)?;
            LibraryAction::Restored
        }
        LibraryRequest::Export(id) => {
            export(&store.read_anywhere(&id).await.map_err(said)?)?;
            return Ok(None);
        }
        LibraryRequest::ExportAll => {
            let games = store.read_all().await.map_err(said)?;
            let file =
                write_file(&games, &library.quarantined).map_err(|_| text::file_unwritten().to_owned())?;
            let name = format!("{}-{}.json", text::file_name(), text::short_date(time::day(time::now())));
            files::download(&name, "application/json", &file)?;
            return Ok(None);
        }
        LibraryRequest::Import(chosen) => {
            change.emit(LibraryAction::Importing(ImportProgress::default()));
            stop.set(false);
            let mut importing = Importing::new(store.clone(), change.clone(), stop.clone());
            for file in &chosen {
                importing.read(file).await;
            }
            importing.finish().await
        }
        LibraryRequest::StopImport => {
            stop.set(true);
            return Ok(None);
        }
        LibraryRequest::SaveFailures => {
            let Some(ImportReport { failures, .. }) = &library.report else { return Ok(None) };
            let list = import::failure_list(&failures.kept, failures.left_out());
            files::download(&format!("{}.txt", import::failures_file_name()), "text/plain", &list)?;
            return Ok(None);
        }
        LibraryRequest::ExportQuarantined(QuarantinedItem { id, text: contents, .. }) => {
            files::download(&format!("{}-{id}.txt", text::file_name()), "text/plain", &contents)?;
            return Ok(None);
        }
        LibraryRequest::DeleteQuarantined(id) => {
            store.delete_quarantined(&id).await.map_err(said)?;
            LibraryAction::QuarantinedDeleted(id)
        }
    };
    Ok(Some(changed))
}

/// Exports a game's record as a file.
fn export(stored: &StoredGame) -> Result<(), String> {
    let reading = stored.read().map_err(|error| text::unreadable(&error))?;
    let name = format!("{}.txt", text::game_name(&stored.entry));
    files::download(&name, "text/plain", &game_record(&stored.entry, &reading.play.document))
}
