//! Reads saved games: a part of the program that is loaded when there is a game to open, or none to make room for.

#![allow(unsafe_code, reason = "`wasm_split` declares the functions of the other file as foreign ones")]
#![allow(clippy::unnecessary_wraps, reason = "`wasm_split` adds the error")]

use core::pin::Pin;

use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::journal;
use super::legacy::{self, Legacy};
use super::tabs::{self, Owner};
use super::{Store, StoreError};
use crate::activities::play::saved::{self, SavedError, UncheckedReading};
use crate::activities::play::{Notice, PlayAction};
use crate::library::{QuarantinedItem, Save, key_of};
use crate::session::OpenedGame;
use crate::text::{label, library as words};

/// Why a game was not opened.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum OpenError {
    Store(StoreError),
    /// The game is unreadable and was quarantined.
    Unreadable(SavedError),
}

impl From<StoreError> for OpenError {
    fn from(error: StoreError) -> OpenError {
        OpenError::Store(error)
    }
}

/// The game that the page starts with.
pub(crate) enum InitialGame {
    Nothing,
    /// A saved game to resume.
    Game(Box<OpenedGame>),
    /// An unreadable game, which was quarantined.
    Quarantined(SavedError),
}

type Answer<T, E> = Pin<Box<dyn Future<Output = Result<T, E>>>>;

/// The functions of the part.
pub(super) struct Reader {
    /// Finds the game to resume.
    pub(super) find: fn(Store) -> Answer<InitialGame, StoreError>,
    /// Opens the game with an id. If another tab plays it, it is read-only unless the last argument is set.
    pub(super) open: fn(Store, String, bool) -> Answer<OpenedGame, OpenError>,
    /// The text of a saved game without what the engine thinks of it; see [`saved::without_analysis`].
    pub(super) without_analysis: fn(&str) -> Option<String>,
}

/// Loads the part.
///
/// # Errors
/// The server does not answer, or no longer has this build.
pub(super) async fn load() -> Result<Reader, StoreError> {
    part().await.map_err(|_| StoreError::Failed(label::not_loaded().to_owned()))
}

#[wasm_split(saved, fallible)]
fn part() -> Result<Reader, SplitLoaderError> {
    Ok(Reader {
        find: |store| Box::pin(async move { find(&store).await }),
        open: |store, id, take| Box::pin(async move { open(&store, &id, take).await }),
        without_analysis: saved::without_analysis,
    })
}

/// Finds the game to resume: a game of an earlier version, else the game that this tab had open, else the game that was
/// opened last in any tab.
async fn find(store: &Store) -> Result<InitialGame, StoreError> {
    journal::restore(store).await?;
    let moved = match legacy::migrate(store).await? {
        Legacy::Quarantined(error) => return Ok(InitialGame::Quarantined(error)),
        Legacy::Game(id) => Some(id),
        Legacy::Nothing => None,
    };
    let moved = moved.map(|id| (id, String::new()));
    let last = store.last().await?.map(|id| (id, String::new()));
    for (id, before) in [moved, tabs::remembered(), last].into_iter().flatten() {
        match store.open_as(&id, false, Some(&before)).await {
            Ok(opened) => return Ok(InitialGame::Game(Box::new(opened))),
            Err(OpenError::Unreadable(error)) => return Ok(InitialGame::Quarantined(error)),
            // The game was deleted: try the next one.
            Err(OpenError::Store(StoreError::Gone)) => {}
            Err(OpenError::Store(error)) => return Err(error),
        }
    }
    Ok(InitialGame::Nothing)
}

/// Opens a game. If another tab plays it, it is read-only unless `take` is set.
async fn open(store: &Store, id: &str, take: bool) -> Result<OpenedGame, OpenError> {
    // The tab that played it may have just closed, leaving a journal.
    journal::restore(store).await?;
    store.open_as(id, take, None).await
}

impl Store {
    /// Opens a game; `before` is the lease that this tab held before a reload.
    async fn open_as(&self, id: &str, take: bool, before: Option<&str>) -> Result<OpenedGame, OpenError> {
        let save = self.read(id).await?;
        let owner = self.owner(&save.lease, before).await;
        let (save, passive) = if owner == Owner::Another && !take {
            (Save { lease: String::new(), ..save }, true)
        } else {
            let save = self.take_lease(id).await?;
            if owner != Owner::Nobody {
                self.announce_taken(id);
            }
            (save, false)
        };
        tabs::remember(id, &save.lease);
        match save.stored.read() {
            Ok(UncheckedReading { mut play, trouble }) => {
                if let Some(error) = trouble {
                    play.apply(PlayAction::Say(Notice::Failed(words::opened_in_part(&error.to_string()))));
                }
                Ok(OpenedGame { play: play.with_read_only(passive), save })
            }
            Err(error) => {
                let Save { stored, .. } = save;
                let quarantined = QuarantinedItem {
                    id: key_of(&stored.text),
                    reason: error.to_string(),
                    text: stored.text,
                };
                self.quarantine_game(id, &quarantined).await?;
                Err(OpenError::Unreadable(error))
            }
        }
    }
}
