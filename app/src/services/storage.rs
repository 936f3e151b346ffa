//! The browser's small store, for what is needed before anything is painted. Games are kept in [`super::store`].

use core::fmt;

use web_sys::Storage;

/// Why something could not be kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum StorageError {
    /// The browser gives the page no store: a private window or a setting.
    Forbidden,
    /// The store is full.
    Full,
}

impl fmt::Display for StorageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            StorageError::Forbidden => crate::text::label::STORAGE_FORBIDDEN,
            StorageError::Full => crate::text::label::STORAGE_FULL,
        })
    }
}

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
