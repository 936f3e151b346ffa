//! Opens what is pasted anywhere on the page.

use yew::prelude::*;

use crate::activities::play::{Notice, PlayAction};
use crate::activities::study::{StudyAction, StudyNotice};
use crate::library::{PastedText, read_pasted};
use crate::services::clipboard;
use crate::session::SessionAction;
use crate::text::study as words;

/// Shows a pasted game, and says how it was read, on whatever screen it is shown.
pub(crate) fn show_pasted(PastedText { document, name, trouble }: PastedText, act: &Callback<SessionAction>) {
    act.emit(SessionAction::Show(document));
    let said = match trouble {
        Some(reason) => words::opened_in_part(&reason),
        None => words::opened(name.as_deref()),
    };
    act.emit(PlayAction::Say(Notice::Opened(said.clone())).into());
    act.emit(SessionAction::Study(StudyAction::Say(StudyNotice::Opened(said))));
}

/// Opens a record or a position that is pasted outside of fields and dialogs, and calls `on_opened`. Any other text is
/// refused with a notice.
#[hook]
pub(crate) fn use_paste(act: &Callback<SessionAction>, on_opened: Callback<()>) {
    let on_text = Callback::from({
        let act = act.clone();
        move |text: String| match read_pasted(&text) {
            Ok(pasted) => {
                show_pasted(pasted, &act);
                on_opened.emit(());
            }
            Err(reason) => {
                let said = words::refused(&reason);
                act.emit(PlayAction::Say(Notice::Failed(said.clone())).into());
                act.emit(SessionAction::Study(StudyAction::Say(StudyNotice::Failed(said))));
            }
        }
    });
    let latest = use_mut_ref(|| on_text.clone());
    latest.replace(on_text);
    use_effect_with((), move |()| {
        let watch = clipboard::watch_pastes(move |text| {
            let on_text = latest.borrow().clone();
            on_text.emit(text);
        });
        move || drop(watch)
    });
}
