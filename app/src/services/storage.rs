//! The browser's small store, for what is needed before anything is painted. Games are kept in [`super::store`].

use web_sys::Storage;

use crate::state::StorageError;

/// The store.
///
/// # Errors
/// There is none.
pub(super) fn store() -> Result<Storage, StorageError> {
    gloo::utils::window().local_storage().ok().flatten().ok_or(StorageError::Forbidden)
}

/// All names in a store that begin so.
pub(super) fn names_with(store: &Storage, beginning: &str) -> Vec<String> {
    let count = store.length().unwrap_or(0);
    let names = (0..count).filter_map(|index| store.key(index).ok().flatten());
    names.filter(|name| name.starts_with(beginning)).collect()
}
