//! Why something is not kept in the browser's small store.

use crate::state::StorageError;

/// Something is not kept: as part of a sentence, for a notice.
pub(super) fn not_kept(what: &str, error: StorageError) -> String {
    let reason = match error {
        StorageError::Forbidden => "it lets the page keep nothing",
        StorageError::Full => "it has no room left; delete saved games or data of other pages",
        StorageError::Unwritten => "the page could not write it as text",
    };
    format!("{what} could not be saved in this browser: {reason}")
}
