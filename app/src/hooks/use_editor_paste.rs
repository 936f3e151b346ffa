//! Takes the position of a text that is pasted anywhere on the screen of the editor.

use yew::prelude::*;

use crate::services::clipboard;
use ansa_model::activities::editor::EditorAction;

/// Gives the editor what is pasted outside of fields and dialogs. `act` is stable.
#[hook]
pub(crate) fn use_editor_paste(act: &Callback<EditorAction>) {
    use_effect_with(act.clone(), |act| {
        let act = act.clone();
        let watch = clipboard::watch_pastes(move |text| act.emit(EditorAction::Read(text)));
        move || drop(watch)
    });
}
