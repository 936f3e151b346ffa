//! Why something could not be stored in `localStorage`.

use crate::formats::StorageError;
pub(super) use ansa_texts::storage::*;

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
