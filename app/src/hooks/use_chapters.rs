//! The studies, the chapters of the one to which the game in hand belongs, and the requests to the store.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::chapter_requests::{ChapterRequests, ChaptersRequest, GameInHand};
use super::{GameSaving, StoredHandle, use_latest, use_stored};
use crate::given::{callback, use_effect_given};
use crate::services::store::{Store, StoreError};
use ansa_model::library::{Studies, StudiesAction, Study};
use ansa_model::reason::Reason;
use ansa_model::session::{Session, SessionAction};
use ansa_model::text::{chapters as words, library, storage};

/// A chapter in the list.
#[derive(Clone, PartialEq)]
pub(crate) struct Chapter {
    /// The id of the game.
    pub(crate) id: String,
    pub(crate) name: String,
}

/// The result of [`use_chapters`].
#[derive(Clone, PartialEq)]
pub(crate) struct ChaptersHandle {
    pub(crate) studies: Rc<Studies>,
    /// The study to which the game in hand belongs.
    pub(crate) study: Option<Study>,
    /// The chapters of this study.
    pub(crate) chapters: Vec<Chapter>,
    /// The id of the game in hand, if it is saved.
    pub(crate) current: Option<String>,
    /// What went wrong, as a sentence.
    pub(crate) error: Option<String>,
    /// Carries out a request. The callback is stable.
    pub(crate) request: Callback<ChaptersRequest>,
}

/// The studies. A game that was shown to become a chapter becomes one as soon as it is saved.
#[hook]
pub(crate) fn use_chapters(
    session: &Rc<Session>,
    act: &Callback<SessionAction>,
    saving: &GameSaving,
) -> ChaptersHandle {
    let stored = use_stored::<Studies>(storage::studies);
    let error = use_state_eq(|| None::<String>);
    // Counts the names that were changed here.
    let renamed = use_state_eq(|| 0u32);
    let current = saving.id.clone();
    let game = current.clone().map(|id| GameInHand { id, document: session.study.document.clone() });
    let study = current.as_ref().and_then(|id| stored.value.of(id)).cloned();
    let games = study.as_ref().map(|study| study.games().to_vec()).unwrap_or_default();
    let names = use_names(saving.store.as_ref(), (games.clone(), current.clone(), *renamed));
    use_removal_of_deleted_games(&stored, saving);

    let requests = saving.store.clone().map(|store| ChapterRequests {
        store,
        stored: stored.clone(),
        game: game.clone(),
        open: saving.open.clone(),
    });
    let request = use_latest(callback(
        (requests.clone(), error.setter(), renamed.clone()),
        move |request: ChaptersRequest, (requests, error, renamed)| {
            let Some(requests) = requests.clone() else { return };
            let (error, renamed) = (error.clone(), renamed.clone());
            spawn_local(async move {
                let renames = matches!(request, ChaptersRequest::RenameGame(..));
                error.set(requests.perform(request).await.err());
                if renames {
                    renamed.set(renamed.wrapping_add(1));
                }
            });
        },
    ));
    let new = session.new_chapters().cloned();
    use_effect_with((session.serial, new.is_some(), current.clone(), saving.store.is_some()), {
        let (act, request, error) = (act.clone(), request.clone(), error.setter());
        let refused = saving.error.clone();
        move |(.., is_open)| {
            let Some(new) = new else { return };
            if current.is_some() && *is_open {
                act.emit(SessionAction::EndNewChapters);
                request.emit(ChaptersRequest::Keep(new));
            } else if let Some(refused) = refused.filter(|_| !is_open) {
                act.emit(SessionAction::EndNewChapters);
                error.set(Some(words::not_kept(&refused.reason())));
            }
        }
    });
    let chapters = games.into_iter().filter_map(|id| {
        // The game in hand may not be in the store yet.
        let own = || game.as_ref().filter(|game| game.id == id);
        let name = names.get(&id).cloned().or_else(|| Some(library::game_name(&own()?.first_entry())))?;
        Some(Chapter { id, name })
    });
    ChaptersHandle {
        chapters: chapters.collect(),
        studies: stored.value.clone(),
        study,
        current: saving.id.clone(),
        error: (*error).clone().or(stored.error),
        request,
    }
}

/// The names of games by their ids; games that are not in the store have none. They are read again when one of these
/// values changes: the ids, the id of the game in hand, and the number of changed names.
#[hook]
fn use_names(store: Option<&Store>, of: (Vec<String>, Option<String>, u32)) -> Rc<BTreeMap<String, String>> {
    let names = use_state_eq(Rc::<BTreeMap<String, String>>::default);
    use_effect_given((store.cloned(), of), names.setter(), |(store, (ids, ..)), names| {
        let is_over = Rc::new(Cell::new(false));
        if let Some(store) = store.clone() {
            let (ids, is_over) = (ids.clone(), is_over.clone());
            spawn_local(async move {
                let found = read_names(&store, ids).await;
                if !is_over.get() {
                    names.set(Rc::new(found));
                }
            });
        }
        move || is_over.set(true)
    });
    (*names).clone()
}

async fn read_names(store: &Store, ids: Vec<String>) -> BTreeMap<String, String> {
    let mut names = BTreeMap::new();
    for id in ids {
        match store.entry(&id).await {
            Ok(entry) => drop(names.insert(id, library::game_name(&entry))),
            Err(StoreError::Gone) => {}
            Err(_) => drop(names.insert(id, words::unreadable().to_owned())),
        }
    }
    names
}

/// Takes games that were deleted out of their studies, once after the screen was opened. A game that can't be saved is
/// not in the store either, but not deleted.
#[hook]
fn use_removal_of_deleted_games(stored: &StoredHandle<Studies>, saving: &GameSaving) {
    use_effect_with(saving.store.clone(), {
        let (stored, current) = (stored.clone(), saving.id.clone());
        let is_saved = saving.error.is_none();
        move |store| {
            let Some(store) = store.clone().filter(|_| is_saved) else { return };
            let ids = stored.value.all().iter().flat_map(|study| study.games().to_vec());
            let ids: Vec<String> = ids.filter(|id| current.as_ref() != Some(id)).collect();
            spawn_local(async move {
                let Ok(missing) = store.missing(ids).await else { return };
                if !missing.is_empty() {
                    // Nothing can be wrong with it.
                    let _ =
                        stored.change(move |studies| studies.apply(StudiesAction::Remove(missing.clone())));
                }
            });
        }
    });
}
