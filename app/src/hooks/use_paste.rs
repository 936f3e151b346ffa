//! Opens what is pasted anywhere on the page.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::reading::{self, PasteResult};
use super::{GameSaving, use_latest};
use crate::services::clipboard;
use ansa_model::activities::play::Notice;
use ansa_model::activities::study::StudyNotice;
use ansa_model::session::SessionAction;

/// What follows a paste.
#[derive(Clone)]
pub(crate) struct PasteOutcome {
    /// Shows the study, which has the game or the position.
    pub(crate) opened: Callback<()>,
    /// Receives why a text was refused, for screens that have no notice.
    pub(crate) refused: Callback<AttrValue>,
    /// Receives a packed letter of a game with a friend.
    pub(crate) letter: Callback<String>,
}

/// Opens a game or a position that is pasted outside of fields and dialogs in the study. There, steps are typed into the turn
/// that is shown. Any other text is refused with a notice. Unless it is `on`, pastes are left to others.
#[hook]
pub(crate) fn use_paste(
    act: &Callback<SessionAction>,
    saving: &GameSaving,
    on: bool,
    is_study: bool,
    outcome: PasteOutcome,
) {
    let (act, saving) = (act.clone(), saving.clone());
    use_pasted_text(Callback::from(move |text: String| {
        if !on {
            return;
        }
        let (act, saving) = (act.clone(), saving.clone());
        let PasteOutcome { opened, refused: on_refused, letter } = outcome.clone();
        spawn_local(async move {
            let refused = match reading::paste(text, is_study, &act, &saving).await {
                PasteResult::Opened => return opened.emit(()),
                PasteResult::Entered => return,
                PasteResult::Letter(packed) => return letter.emit(packed),
                PasteResult::Refused(refused) => refused,
            };
            on_refused.emit(refused.clone().into());
            act.emit(SessionAction::Say(Notice::Failed(refused.clone()), StudyNotice::Failed(refused)));
        });
    }));
}

/// Hands on each text that is pasted outside of fields and dialogs.
#[hook]
pub(crate) fn use_pasted_text(on_text: Callback<String>) {
    let on_text = use_latest(on_text);
    use_effect_with((), move |()| {
        let watch = clipboard::watch_pastes(move |text| on_text.emit(text));
        move || drop(watch)
    });
}
