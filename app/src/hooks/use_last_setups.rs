//! The last setups, stored between visits.

use yew::prelude::*;

use crate::activities::play::{Notice, PlayAction};
use crate::formats::StorageError;
use crate::services::choices::{self, Choice};
use crate::session::{LastSetups, SessionAction};
use crate::text::setup as words;

/// Reads the stored setups. Unreadable setups are quarantined, and the second value says so.
pub(crate) fn read_last_setups() -> (LastSetups, Option<&'static str>) {
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

/// Stores the setups after each setup that is played, and reports a failure.
#[hook]
pub(crate) fn use_last_setups(last: &LastSetups, act: &Callback<SessionAction>) {
    let act = act.clone();
    use_effect_with(last.clone(), move |last| {
        if *last == LastSetups::default() {
            return;
        }
        match save(last) {
            // The banner above the board already reports that the browser stores nothing.
            Ok(()) | Err(StorageError::Forbidden) => {}
            Err(error) => act.emit(PlayAction::Say(Notice::Failed(words::not_kept(error))).into()),
        }
    });
}

fn save(last: &LastSetups) -> Result<(), StorageError> {
    choices::save(Choice::Setups, &last.write()?)
}
