//! Why something was not kept in the browser's small store, which [`crate::services`] has.

use super::json::WriteError;

/// Why something could not be kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum StorageError {
    /// The browser gives the page no store: a private window or a setting.
    Forbidden,
    /// The store is full.
    Full,
    /// The page could not write it as text.
    Unwritten,
}

impl From<WriteError> for StorageError {
    fn from(_: WriteError) -> StorageError {
        StorageError::Unwritten
    }
}
