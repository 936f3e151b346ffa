//! Why something could not be stored in `localStorage`.

use crate::state::StorageError;

/// Part of a sentence for a notice: something could not be stored.
pub(super) fn not_kept(what: &str, error: StorageError) -> String {
    let reason = match error {
        StorageError::Forbidden => "it lets the page keep nothing",
        StorageError::Full => "it has no room left; delete saved games or data of other pages",
        StorageError::Unwritten => "the page could not write it as text",
    };
    format!("{what} could not be saved in this browser: {reason}")
}
