//! The last setups, stored between visits.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::services::kept;
use ansa_model::activities::play::{Notice, PlayAction};
use ansa_model::formats::StorageError;
use ansa_model::session::{LastSetups, SessionAction};
use ansa_model::text::setup as words;

/// Stores the setups after each setup that is played, and reports a failure.
#[hook]
pub(crate) fn use_last_setups(last: &LastSetups, act: &Callback<SessionAction>) {
    let act = act.clone();
    use_effect_with(last.clone(), move |last| {
        if *last == LastSetups::default() {
            return;
        }
        let last = last.clone();
        spawn_local(async move {
            // If the part does not arrive, the banner above the board reports that the game is not saved.
            let Ok(kept) = kept::load().await else { return };
            match (kept.save_setups)(&last) {
                // The banner already reports that the browser stores nothing.
                Ok(()) | Err(StorageError::Forbidden) => {}
                Err(error) => act.emit(PlayAction::Say(Notice::Failed(words::not_kept(error))).into()),
            }
        });
    });
}
