//! Why something could not be stored in `localStorage`, which [`crate::services`] uses.

use super::json::WriteError;

/// Why something could not be stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StorageError {
    /// The browser provides no store: a private window or a setting.
    Forbidden,
    /// The store is full.
    Full,
    /// The data could not be serialised.
    Unwritten,
}

impl From<WriteError> for StorageError {
    fn from(_: WriteError) -> StorageError {
        StorageError::Unwritten
    }
}
