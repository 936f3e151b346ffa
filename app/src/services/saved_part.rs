//! What is stored from one visit to the next and needed to play: the settings, the last setups and the games.
//!
//! Whatever reads or writes it is a part of the program of its own. A first visit has nothing to read, so it loads the
//! part when there is something to store.

#![allow(unsafe_code, reason = "`wasm_split` declares the functions of the other file as foreign ones")]
#![allow(clippy::unnecessary_wraps, reason = "`wasm_split` adds the error")]

use core::pin::Pin;
use std::rc::Rc;

use ansa_texts::TextFile;
use js_sys::{Array, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::store::{self, SaveReports, SessionSaver, Started, Store, StoreError, StoreSaver};
use super::updates::MissingPart;
use super::{storage, texts};
use ansa_model::formats::{StorageError, Stored as _, StoredError};
use ansa_model::library::Save;
use ansa_model::session::{LastSetups, Session};
use ansa_model::settings::Settings;
use ansa_model::text::storage as words;

type Answer<T> = Pin<Box<dyn Future<Output = T>>>;
type NewSaver = fn(Store, &Session, Option<Save>, SaveReports) -> Rc<dyn SessionSaver>;

/// The functions of the part. Errors are sentences.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SavedPart {
    /// The stored settings, or the defaults.
    pub(crate) load_settings: fn() -> (Settings, Option<String>),
    /// Reads the text of settings; the defaults if it can't be read.
    pub(crate) read_settings: fn(&str) -> Settings,
    pub(crate) save_settings: fn(&Settings) -> Result<(), String>,
    pub(crate) load_setups: fn() -> (LastSetups, Option<String>),
    pub(crate) save_setups: fn(&LastSetups) -> Result<(), String>,
    /// Opens the store and finds the game to resume.
    pub(crate) start: fn() -> Answer<Started>,
    pub(crate) open_store: fn() -> Answer<Result<Store, StoreError>>,
    /// Saves a session in the store; see [`StoreSaver::start`].
    pub(crate) saver: NewSaver,
}

pub(crate) async fn load() -> Result<SavedPart, StoreError> {
    let texts = texts::load(&[TextFile::Records]);
    match (part().await, texts.await) {
        (Ok(part), Ok(())) => Ok(part),
        _ => Err(StoreError::Failed(MissingPart::find().await.title().to_owned())),
    }
}

#[wasm_split(saved, fallible)]
fn part() -> Result<SavedPart, SplitLoaderError> {
    Ok(SavedPart {
        load_settings: || in_words(words::settings(), storage::load()),
        read_settings: |text| Settings::read(text).unwrap_or_default().0,
        save_settings: |settings| {
            storage::save(settings).map_err(|why| words::error(words::settings(), &why))
        },
        load_setups: || in_words(words::setup(), storage::load()),
        save_setups: |last| match storage::save(last) {
            // The banner above the board already reports that the browser stores nothing.
            Err(StoredError::NotStored(StorageError::Forbidden)) => Ok(()),
            stored => stored.map_err(|why| words::error(words::setup(), &why)),
        },
        start: || Box::pin(store::start()),
        open_store: || Box::pin(Store::open()),
        saver: StoreSaver::start,
    })
}

fn in_words<T>(what: &str, (value, error): (T, Option<StoredError>)) -> (T, Option<String>) {
    (value, error.map(|error| words::error(what, &error)))
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = indexedDB)]
    fn databases() -> Result<Promise, JsValue>;
}

/// Whether there may be something to read. Where the browser can't tell, and where it stores nothing, which is to be
/// reported, there may be.
pub(crate) async fn may_have_any() -> bool {
    let is_empty = storage::local().is_ok_and(|local| storage::names_with(&local, storage::KEYS).is_empty());
    if !is_empty {
        return true;
    }
    let Ok(asked) = databases() else { return true };
    let Ok(answer) = JsFuture::from(asked).await else { return true };
    let is_own = |database: JsValue| {
        Reflect::get(&database, &"name".into()).ok().and_then(|name| name.as_string()).as_deref()
            == Some(store::NAME)
    };
    Array::from(&answer).iter().any(is_own)
}
