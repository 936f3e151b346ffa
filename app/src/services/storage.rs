//! `localStorage`, for values that are needed before the first paint or are small. Games are in [`super::store`].

use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

use ansa_model::formats::stored::{self, Storage, StorageError, Stored, StoredError};
use ansa_model::settings::Settings;

/// `localStorage`.
pub(super) fn local() -> Result<web_sys::Storage, StorageError> {
    gloo::utils::window().local_storage().ok().flatten().ok_or(StorageError::Forbidden)
}

/// `localStorage` as the place of stored values.
pub(crate) struct Local;

impl Storage for Local {
    fn get(&self, key: &str) -> Option<String> {
        local().ok()?.get_item(key).ok().flatten()
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StorageError> {
        local()?.set_item(key, text).map_err(|_| StorageError::Full)
    }
}

pub(crate) fn text(key: &str) -> Option<String> {
    Local.get(key)
}

/// What the keys of the page begin with.
pub(super) const KEYS: &str = "ansa.";

/// What is stored once a game has begun.
const PLAYED: &str = "ansa.played";

/// Remembers that a game has begun here.
pub(crate) fn remember_play() {
    if text(PLAYED).is_none() {
        // Without room, the home screen takes the person for new.
        let _ = Local.set(PLAYED, "1");
    }
}

/// Whether a person has done nothing here that is stored, settings apart. A script of `index.html` asks the same before
/// the first view.
pub(crate) fn is_new_here() -> bool {
    let settings = stored::key::<Settings>();
    local().map_or(true, |store| names_with(&store, KEYS).iter().all(|name| *name == settings))
}

/// Reads a stored value; what can't be read is quarantined.
pub(crate) fn load<T: Stored>() -> (T, Option<StoredError>) {
    stored::load(&Local)
}

pub(crate) fn save<T: Stored>(value: &T) -> Result<(), StoredError> {
    stored::save(&Local, value).map_err(StoredError::NotStored)
}

/// All keys that start with a prefix.
pub(super) fn names_with(store: &web_sys::Storage, beginning: &str) -> Vec<String> {
    let count = store.length().unwrap_or(0);
    let names = (0..count).filter_map(|index| store.key(index).ok().flatten());
    names.filter(|name| name.starts_with(beginning)).collect()
}

/// Asks the browser not to evict saved games, and returns whether it agreed. Some browsers ask the user.
pub(crate) async fn make_durable() -> bool {
    ask_for_durability().await.is_ok_and(|answer| answer.is_truthy())
}

async fn ask_for_durability() -> Result<JsValue, JsValue> {
    let window = gloo::utils::window();
    if !window.is_secure_context() {
        return Ok(JsValue::FALSE);
    }
    let storage = window.navigator().storage();
    let is_durable = JsFuture::from(storage.persisted()?).await?;
    if is_durable.is_truthy() { Ok(is_durable) } else { JsFuture::from(storage.persist()?).await }
}
