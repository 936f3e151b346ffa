//! The last setups, stored between visits.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::services::saved_part;
use ansa_model::activities::play::{Notice, PlayAction};
use ansa_model::session::{LastSetups, SessionAction};

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
            let Ok(part) = saved_part::load().await else { return };
            if let Err(why) = (part.save_setups)(&last) {
                act.emit(PlayAction::Say(Notice::Failed(why)).into());
            }
        });
    });
}
