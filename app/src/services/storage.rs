//! `localStorage`, for data needed before the first paint. Games are in [`super::store`].

use web_sys::Storage;

use ansa_model::formats::StorageError;

/// `localStorage`.
///
/// # Errors
/// The browser does not provide it.
pub(super) fn store() -> Result<Storage, StorageError> {
    gloo::utils::window().local_storage().ok().flatten().ok_or(StorageError::Forbidden)
}

/// All keys that start with a prefix.
pub(super) fn names_with(store: &Storage, beginning: &str) -> Vec<String> {
    let count = store.length().unwrap_or(0);
    let names = (0..count).filter_map(|index| store.key(index).ok().flatten());
    names.filter(|name| name.starts_with(beginning)).collect()
}
