//! What a person asks for on the list of chapters, and how it is done.

use std::rc::Rc;

use yew::prelude::*;

use super::StoredHandle;
use super::game_record::game_record;
use crate::services::store::{Store, StoreError};
use crate::services::{files, random, time};
use ansa_model::document::Document;
use ansa_model::library::{
    LibraryEntry, MAX_CHAPTERS, MAX_STUDIES, Studies, StudiesAction, StudiesFault, Study, Summary,
    add_record, tidy_name,
};
use ansa_model::reason::Reason;
use ansa_model::session::NewChapters;
use ansa_model::text::{chapters as words, library};
use derive_more::From;

/// A request concerning studies and their chapters.
#[derive(Clone, PartialEq, Debug, From)]
pub(crate) enum ChaptersRequest {
    /// Begins a study of the game in hand.
    Begin,
    /// Makes chapters of the game in hand and of others.
    Keep(Rc<NewChapters>),
    #[from]
    Change(StudiesAction),
    /// Opens the first of these games that still exists.
    Open(Vec<String>),
    /// Renames a game. An empty name restores the default.
    RenameGame(String, String),
    /// Exports all chapters of a study as a file.
    Export(Study),
}

/// The game in hand, which may have changes that are not stored yet.
#[derive(Clone)]
pub(super) struct GameInHand {
    pub(super) id: String,
    pub(super) document: Document,
}

impl GameInHand {
    /// Its entry as it is stored first.
    pub(super) fn first_entry(&self) -> LibraryEntry {
        let now = time::now();
        let entry = LibraryEntry::new(self.id.clone(), now, time::day(now), Summary::of(&self.document));
        let name = self.document.name_in_record().as_deref().and_then(tidy_name);
        LibraryEntry { name, ..entry }
    }

    /// Its entry as it is stored, which has the name that the person has chosen.
    async fn entry(&self, store: &Store) -> LibraryEntry {
        store.entry(&self.id).await.unwrap_or_else(|_| self.first_entry())
    }
}

/// What the requests need.
#[derive(Clone)]
pub(super) struct ChapterRequests {
    pub(super) store: Store,
    pub(super) stored: StoredHandle<Studies>,
    pub(super) game: Option<GameInHand>,
    /// Opens a game by id.
    pub(super) open: Callback<String>,
}

impl ChapterRequests {
    /// Carries out a request.
    ///
    /// # Errors
    /// What there is to say to the person.
    pub(super) async fn perform(self, request: ChaptersRequest) -> Result<(), String> {
        match request {
            ChaptersRequest::Begin => {
                let new = NewChapters { study: None, name: None, others: Vec::new() };
                self.keep(&new).await
            }
            ChaptersRequest::Keep(new) => self.keep(&new).await,
            ChaptersRequest::Change(action) => self.change(action),
            ChaptersRequest::Open(ids) => self.open_first(ids).await,
            ChaptersRequest::RenameGame(id, name) => {
                self.store.rename(&id, tidy_name(&name).as_deref()).await.map_err(|error| error.reason())
            }
            ChaptersRequest::Export(study) => self.export(&study).await,
        }
    }

    fn change(&self, action: StudiesAction) -> Result<(), String> {
        self.stored.change(move |studies| studies.apply(action.clone())).map_err(words::fault)
    }

    async fn keep(&self, new: &NewChapters) -> Result<(), String> {
        let Some(game) = &self.game else { return Ok(()) };
        let studies = &self.stored.value;
        let room = match &new.study {
            Some(id) => studies.get(id).map(Study::room).ok_or(StudiesFault::Gone),
            None if studies.all().len() >= MAX_STUDIES => Err(StudiesFault::TooManyStudies),
            None => Ok(MAX_CHAPTERS),
        };
        let room = room.map_err(words::fault)?;
        let (now, mut number) = (time::now(), 0u64);
        let others = new.others.iter().take(room.saturating_sub(1)).cloned().map(|other| {
            // Decreasing timestamps list the games in the order of the text.
            number += 1;
            other.into_stored(random::key(), now, now.saturating_sub(number), time::day)
        });
        let others: Vec<_> = others.collect();
        if !others.is_empty() {
            self.store.add(&others).await.map_err(|error| words::not_kept(&error.reason()))?;
        }
        let left_out = new.others.len() - others.len();
        let games = others.into_iter().map(|other| other.entry.id);
        let games = [game.id.clone()].into_iter().chain(games).collect();
        let begin = |name: &str, games| StudiesAction::Begin(Study::new(random::key(), name, games));
        self.change(match (&new.study, &new.name) {
            (Some(study), _) => StudiesAction::Add(study.clone(), games),
            (None, Some(name)) => begin(name, games),
            (None, None) => begin(&library::game_name(&game.entry(&self.store).await), games),
        })?;
        if left_out > 0 { Err(words::left_out(left_out)) } else { Ok(()) }
    }

    async fn open_first(&self, ids: Vec<String>) -> Result<(), String> {
        for id in ids {
            match self.store.entry(&id).await {
                Ok(_) => {
                    self.open.emit(id);
                    return Ok(());
                }
                // It was deleted in another tab.
                Err(StoreError::Gone) => self.change(StudiesAction::Remove(vec![id]))?,
                Err(error) => return Err(error.reason()),
            }
        }
        Err(StoreError::Gone.reason())
    }

    async fn export(&self, study: &Study) -> Result<(), String> {
        let (mut records, mut missing) = (String::new(), None);
        for id in study.games() {
            match self.chapter(id).await {
                Ok(Some((entry, document))) => {
                    add_record(&mut records, &game_record(&entry, &document), &document);
                }
                // It was deleted.
                Ok(None) => {}
                Err(reason) => missing = missing.or(Some(reason)),
            }
        }
        files::download(&format!("{}.txt", words::name(study)), "text/plain", &records)?;
        missing.map_or(Ok(()), |reason| Err(words::not_exported(&reason)))
    }

    /// The game of a chapter, unless it was deleted; the game in hand with all changes, whether they are stored or not.
    async fn chapter(&self, id: &str) -> Result<Option<(LibraryEntry, Document)>, String> {
        if let Some(game) = self.game.as_ref().filter(|game| game.id == id) {
            return Ok(Some((game.entry(&self.store).await, game.document.clone())));
        }
        let stored = match self.store.read(id).await {
            Ok(save) => save.stored,
            Err(StoreError::Gone) => return Ok(None),
            Err(error) => return Err(error.reason()),
        };
        let reading = stored.read().map_err(|error| library::unreadable(&error))?;
        Ok(Some((stored.entry, reading.play.document)))
    }
}
