//! What went wrong with stored values.

pub use ansa_texts::storage::*;

use super::reason::reason;
use crate::formats::{StorageError, StoredTrouble};

/// What went wrong with a stored value that has this name.
pub fn trouble(what: &str, trouble: &StoredTrouble) -> String {
    match trouble {
        StoredTrouble::Unreadable { error, is_quarantined: true } => unreadable(what, &reason(error)),
        StoredTrouble::Unreadable { error, is_quarantined: false } => {
            unreadable_no_room(what, &reason(error))
        }
        StoredTrouble::Unread { count, is_quarantined: true } => unread(*count, what),
        StoredTrouble::Unread { count, is_quarantined: false } => unread_no_room(*count, what),
        StoredTrouble::NotStored(StorageError::Forbidden) => forbidden(what),
        StoredTrouble::NotStored(StorageError::Full) => storage_full(what),
        StoredTrouble::NotStored(StorageError::Unwritten) => unwritten(what),
    }
}
