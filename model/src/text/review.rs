//! Texts of the mistakes that return after days.

use super::part::words;
use crate::activities::learn::MOST_CARDS;
use crate::formats::StorageError;
use crate::formats::saved_text::SavedTextError;

words! { ReviewWords {
    /// The title, and the links to the screen.
    title,
    /// How many of all are due.
    due_of(due: u32, all: u32),
    /// How many are due, after the title.
    due_today(due: u32),
    /// Nothing is kept.
    empty,
    /// The button that begins.
    begin,
    /// A mistake is due.
    due_now,
    /// A mistake is due in so many days.
    due_in(days: u32),
    /// The button that deletes a mistake.
    delete,
    /// The same for the turn with this label in a game.
    delete_of(turn: &str, source: &str),
    /// The button that deletes all.
    delete_all,
    /// What that means.
    delete_all_means(count: u32),
    /// The checkbox that keeps the mistakes of a game.
    keep,
    /// What it does.
    keep_says,
    /// A game of these players.
    game_of(gold: &str, silver: &str),
    /// So many mistakes could not be read, and were set aside.
    set_aside(count: u32),
    /// So many mistakes could not be read, and there was no room to set them aside.
    dropped(count: u32),
    /// The mistakes could not be read.
    unreadable(reason: &str),
    /// No more can be kept.
    full(most: u32),
    /// The browser stores nothing.
    forbidden,
    /// The storage is full.
    no_room,
    /// The mistakes have no text form.
    unwritten,
} }

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
