//! Why something could not be stored in `localStorage`.

use crate::formats::StorageError;

/// Part of a sentence for a notice: something could not be stored.
pub(super) fn not_kept(what: &str, error: StorageError) -> String {
    let reason = match error {
        StorageError::Forbidden => "it does not let the page store anything",
        StorageError::Full => "its storage is full; delete saved games or other site data",
        StorageError::Unwritten => "the data can’t be converted to text",
    };
    format!("{what} could not be saved in this browser: {reason}")
}
