//! The last setups, stored between visits.

use yew::prelude::*;

use crate::services::choices::{self, Choice};
use crate::state::{LastSetups, Notice, PlayAction, PlayState, StorageError};
use crate::text::setup as words;

/// Loads the stored setups into the state. Unreadable setups are quarantined, with a notice.
pub(crate) fn with_last_setups(play: PlayState) -> PlayState {
    let Some(text) = choices::load(Choice::Setups) else { return play };
    if let Ok(last) = LastSetups::read(&text) {
        return PlayState { last, ..play };
    }
    let said = match choices::quarantine(Choice::Setups, &text) {
        Ok(()) => words::UNREADABLE,
        // They stay where they are until the next setup is played.
        Err(_) => words::UNREADABLE_NO_ROOM,
    };
    let notice = play.notice.clone().unwrap_or(Notice::Failed(said.to_owned()));
    PlayState { notice: Some(notice), ..play }
}

/// Stores the setups after each setup that is played, and reports a failure.
#[hook]
pub(crate) fn use_last_setups(play: &PlayState, act: &Callback<PlayAction>) {
    let act = act.clone();
    use_effect_with(play.last.clone(), move |last| {
        if *last == LastSetups::default() {
            return;
        }
        match save(last) {
            // The banner above the board already reports that the browser stores nothing.
            Ok(()) | Err(StorageError::Forbidden) => {}
            Err(error) => act.emit(PlayAction::Say(Notice::Failed(words::not_kept(error)))),
        }
    });
}

fn save(last: &LastSetups) -> Result<(), StorageError> {
    choices::save(Choice::Setups, &last.write()?)
}
