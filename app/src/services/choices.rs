//! Keeping what was chosen last: for a new game, and the setups that were played.

use super::storage;
use crate::state::StorageError;

/// Something that was chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Choice {
    /// For a new game.
    NewGame,
    /// The setups last played.
    Setups,
}

impl Choice {
    /// The key of the choice, and the key of its quarantine.
    const fn keys(self) -> [&'static str; 2] {
        match self {
            Choice::NewGame => ["ansa.new-game", "ansa.new-game.unreadable"],
            Choice::Setups => ["ansa.setups", "ansa.setups.unreadable"],
        }
    }
}

/// What was kept, if anything.
pub(crate) fn load(choice: Choice) -> Option<String> {
    // Without a store nothing was kept; that nothing can be is told when the game is saved.
    storage::store().ok()?.get_item(choice.keys()[0]).ok().flatten()
}

/// Keeps a text in place of the one kept before.
///
/// # Errors
/// There is no store, or it is full.
pub(crate) fn save(choice: Choice, text: &str) -> Result<(), StorageError> {
    storage::store()?.set_item(choice.keys()[0], text).map_err(|_| StorageError::Full)
}

/// Quarantines a text that could not be read: the next save must not overwrite it.
///
/// # Errors
/// There is no store, or it is full.
pub(crate) fn quarantine(choice: Choice, text: &str) -> Result<(), StorageError> {
    storage::store()?.set_item(choice.keys()[1], text).map_err(|_| StorageError::Full)
}
