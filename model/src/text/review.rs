//! Texts of the mistakes that return after days.

use crate::activities::learn::MOST_CARDS;
use crate::formats::StorageError;
use crate::formats::saved_text::SavedTextError;
pub use ansa_texts::review::*;

/// Mistakes that could not be read. `is_kept`: there was room for a copy.
pub fn unread(count: usize, is_kept: bool) -> String {
    let count = u32::try_from(count).unwrap_or(u32::MAX);
    if is_kept { set_aside(count) } else { dropped(count) }
}

/// The whole text could not be read.
pub fn damaged(error: &SavedTextError) -> String {
    unreadable(&error.to_string())
}

/// No more mistakes can be kept.
pub fn too_many() -> String {
    full(MOST_CARDS as u32)
}

/// Mistakes could not be stored.
pub fn not_kept(error: StorageError) -> &'static str {
    match error {
        StorageError::Forbidden => forbidden(),
        StorageError::Full => no_room(),
        StorageError::Unwritten => unwritten(),
    }
}
