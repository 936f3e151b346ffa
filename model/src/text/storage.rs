//! What went wrong with stored values.

pub use ansa_texts::storage::*;

use crate::formats::{StorageError, StoredError};
use crate::reason::Reason;

/// What went wrong with a stored value that has this name.
pub fn error(what: &str, error: &StoredError) -> String {
    match error {
        StoredError::Unreadable { error, is_quarantined: true } => unreadable(what, &error.reason()),
        StoredError::Unreadable { error, is_quarantined: false } => unreadable_no_room(what, &error.reason()),
        StoredError::Unread { count, is_quarantined: true } => unread(*count, what),
        StoredError::Unread { count, is_quarantined: false } => unread_no_room(*count, what),
        StoredError::NotStored(StorageError::Forbidden) => forbidden(what),
        StoredError::NotStored(StorageError::Full) => storage_full(what),
        StoredError::NotStored(StorageError::Unwritten) => unwritten(what),
    }
}
