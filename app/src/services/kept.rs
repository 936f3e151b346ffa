//! What the page keeps between visits and needs to play: the settings, the last setups and the games.
//!
//! Whatever reads or writes it is a part of the program of its own. A first visit has nothing to read, so it loads the
//! part when there is something to keep.

#![allow(unsafe_code, reason = "`wasm_split` declares the functions of the other file as foreign ones")]
#![allow(clippy::unnecessary_wraps, reason = "`wasm_split` adds the error")]

use core::pin::Pin;
use std::rc::Rc;

use js_sys::{Array, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::store::{self, Keeper, KeeperReports, Started, Store, StoreError};
use super::{last_setups, settings_store, storage};
use ansa_model::formats::StorageError;
use ansa_model::library::Save;
use ansa_model::session::{LastSetups, Session};
use ansa_model::settings::{self, Settings, SettingsTrouble};
use ansa_model::text::label;

/// What the keys in `localStorage` begin with.
const KEYS: &str = "ansa.";

type Answer<T> = Pin<Box<dyn Future<Output = T>>>;
type NewKeeper = fn(Store, &Session, Option<Save>, KeeperReports) -> Rc<dyn Keeper>;

/// The functions of the part.
#[derive(Clone, Copy, Debug)]
pub(crate) struct KeptPart {
    /// The stored settings, or the defaults, and what is wrong with what is stored.
    pub(crate) load_settings: fn() -> (Settings, Option<SettingsTrouble>),
    /// Reads the text of settings as far as possible.
    pub(crate) read_settings: fn(&str) -> Settings,
    /// Stores the settings.
    pub(crate) save_settings: fn(&Settings) -> Result<(), StorageError>,
    /// The stored setups, and what to say if they can't be read.
    pub(crate) load_setups: fn() -> (LastSetups, Option<&'static str>),
    /// Stores the last setups.
    pub(crate) save_setups: fn(&LastSetups) -> Result<(), StorageError>,
    /// Opens the store and finds the game to resume.
    pub(crate) start: fn() -> Answer<Started>,
    /// Opens the store.
    pub(crate) open_store: fn() -> Answer<Result<Store, StoreError>>,
    /// Keeps a session in the store; see [`Store::keeper`].
    pub(crate) keeper: NewKeeper,
}

/// Loads the part, unless it is loaded.
///
/// # Errors
/// The server does not answer, or no longer has this build.
pub(crate) async fn load() -> Result<KeptPart, StoreError> {
    part().await.map_err(|_| StoreError::Failed(label::not_loaded().to_owned()))
}

#[wasm_split(saved, fallible)]
fn part() -> Result<KeptPart, SplitLoaderError> {
    Ok(KeptPart {
        load_settings: settings_store::load,
        read_settings: |text| settings::read(text).settings,
        save_settings: settings_store::save,
        load_setups: last_setups::load,
        save_setups: last_setups::save,
        start: || Box::pin(store::start()),
        open_store: || Box::pin(Store::open()),
        keeper: Store::keeper,
    })
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = indexedDB)]
    fn databases() -> Result<Promise, JsValue>;
}

/// Whether there may be something to read. Where the browser can't tell, and where it stores nothing, which is to be
/// reported, there may be.
pub(crate) async fn may_have_any() -> bool {
    let is_empty = storage::store().is_ok_and(|local| storage::names_with(&local, KEYS).is_empty());
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
