//! Opens what is pasted anywhere on the page.

use yew::prelude::*;

use crate::activities::play::{Notice, PlayAction};
use crate::library::{Pasted, PastedText, read_pasted};
use crate::services::clipboard;
use crate::session::SessionAction;
use crate::text::study as words;

/// Shows a pasted game, and says what the text was taken for.
pub(crate) fn show_pasted(pasted: PastedText, act: &Callback<SessionAction>) {
    let said = words::opened(&pasted);
    act.emit(SessionAction::Show(pasted.document));
    act.emit(PlayAction::Say(Notice::Opened(said)).into());
}

/// Opens a game or a position that is pasted outside of fields and dialogs, and calls `on_opened`. Any other text is
/// refused with a notice.
#[hook]
pub(crate) fn use_paste(act: &Callback<SessionAction>, on_opened: Callback<()>) {
    let on_text = Callback::from({
        let act = act.clone();
        move |text: String| {
            let refused = match read_pasted(&text) {
                Ok(Pasted::Game(pasted)) => {
                    show_pasted(*pasted, &act);
                    return on_opened.emit(());
                }
                Ok(Pasted::Steps(steps)) => words::refused_steps(&steps),
                Err(reason) => words::refused(&reason),
            };
            act.emit(PlayAction::Say(Notice::Failed(refused)).into());
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
