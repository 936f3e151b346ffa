//! Opens what is pasted anywhere on the page.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::{GameSaving, reading, use_latest};
use crate::services::clipboard;
use ansa_model::activities::play::Notice;
use ansa_model::activities::study::{StudyAction, StudyNotice};
use ansa_model::entry::EntryAction;
use ansa_model::formats::words::of_step_texts;
use ansa_model::library::{Pasted, PastedText};
use ansa_model::session::{NewChapters, SessionAction};
use ansa_model::text::pasted as words;

/// Shows a pasted game as [`show_pasted`] does. If it is saved already and was not changed, the saved game is opened, so
/// that pasting a text twice does not make it two games or two studies.
pub(crate) async fn open_pasted(
    pasted: PastedText,
    study: Option<String>,
    act: &Callback<SessionAction>,
    saving: &GameSaving,
) {
    let store = saving.store.clone().filter(|_| study.is_none());
    let found = match store {
        Some(store) => reading::find(store, pasted.clone()).await,
        None => None,
    };
    match found {
        Some(id) if saving.id.as_ref() == Some(&id) => {
            act.emit(SessionAction::Study(StudyAction::Say(StudyNotice::Opened(
                words::is_open().to_owned(),
            ))));
        }
        Some(id) => saving.open.emit(id),
        None => show_pasted(pasted, study, act),
    }
}

/// Shows a pasted game in the study, and says there what the text was taken for. The games of a text become
/// chapters: of this study, or of a new one if there are several.
fn show_pasted(pasted: PastedText, study: Option<String>, act: &Callback<SessionAction>) {
    let said = words::opened(&pasted);
    let PastedText { document, others, collection, place, .. } = pasted;
    let place = place.and_then(|number| document.node_at(number));
    act.emit(if study.is_none() && others.is_empty() {
        SessionAction::Show(document)
    } else {
        SessionAction::ShowChapter(document, Rc::new(NewChapters { study, name: collection, others }))
    });
    if let Some(node) = place {
        act.emit(SessionAction::Study(StudyAction::Show(node)));
    }
    act.emit(SessionAction::Study(StudyAction::Say(StudyNotice::Opened(said))));
}

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
            let refused = match reading::read(text).await {
                Ok(Pasted::Game(pasted)) => {
                    if let Some(packed) = reading::letter((*pasted).clone()).await {
                        return letter.emit(packed);
                    }
                    open_pasted(*pasted, None, &act, &saving).await;
                    return opened.emit(());
                }
                Ok(Pasted::Steps(steps)) if is_study => {
                    let typed = EntryAction::Type(of_step_texts(&steps));
                    return act.emit(SessionAction::Study(typed.into()));
                }
                Ok(Pasted::Steps(steps)) => words::refused_steps(&steps),
                Err(refused) => refused,
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
