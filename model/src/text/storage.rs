//! Why something could not be stored in `localStorage`.

use super::part::words;
use crate::formats::StorageError;

words! { StorageWords {
    /// The last setup is not kept: the browser stores nothing.
    setup_forbidden,
    /// The last setup is not kept: the storage is full.
    setup_full,
    /// The last setup is not kept: it has no text form.
    setup_unwritten,
    /// The new-game settings are not kept: the browser stores nothing.
    new_game_forbidden,
    /// The new-game settings are not kept: the storage is full.
    new_game_full,
    /// The new-game settings are not kept: they have no text form.
    new_game_unwritten,
} }

/// The last setup can't be stored for the next game.
pub(super) fn setup_not_kept(error: StorageError) -> &'static str {
    match error {
        StorageError::Forbidden => setup_forbidden(),
        StorageError::Full => setup_full(),
        StorageError::Unwritten => setup_unwritten(),
    }
}

/// The new-game form can't be stored for the next game.
pub(super) fn new_game_not_kept(error: StorageError) -> &'static str {
    match error {
        StorageError::Forbidden => new_game_forbidden(),
        StorageError::Full => new_game_full(),
        StorageError::Unwritten => new_game_unwritten(),
    }
}
