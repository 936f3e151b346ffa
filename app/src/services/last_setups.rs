//! The last setups, stored between visits.

use super::choices::{self, Choice};
use ansa_model::formats::StorageError;
use ansa_model::session::LastSetups;
use ansa_model::text::setup as words;

/// The stored setups, and what to say if they can't be read, in which case they are quarantined.
pub(super) fn load() -> (LastSetups, Option<&'static str>) {
    let Some(text) = choices::load(Choice::Setups) else { return (LastSetups::default(), None) };
    if let Ok(last) = LastSetups::read(&text) {
        return (last, None);
    }
    let said = match choices::quarantine(Choice::Setups, &text) {
        Ok(()) => words::unreadable(),
        // They stay where they are until the next setup is played.
        Err(_) => words::unreadable_no_room(),
    };
    (LastSetups::default(), Some(said))
}

/// Stores the setups, replacing the previous ones.
///
/// # Errors
/// The store is missing or full, or the setups can't be serialised.
pub(super) fn save(last: &LastSetups) -> Result<(), StorageError> {
    choices::save(Choice::Setups, &last.write()?)
}
