//! The editor: its position is stored from one visit to the next.

use std::rc::Rc;

use yew::prelude::*;

use super::reading;
use super::use_apply::use_apply;
use crate::given::use_effect_given;
use crate::services::storage;
use ansa_model::Apply;
use ansa_model::activities::editor::{
    EditedPosition, EditorAction, EditorEffect, EditorNotice, EditorState, TakenText,
};
use ansa_model::formats::{StorageError, StoredError};
use ansa_model::library::PastedText;
use ansa_model::text::storage as words;

/// The editor with the position that it had last, or with the one that is given as text, if any. `on_taken` is called when
/// that text was read; whether it could be, the editor says. The callback applies an action; it is stable.
#[hook]
pub(crate) fn use_editor(given: &str, on_taken: &Callback<()>) -> (Rc<EditorState>, Callback<EditorAction>) {
    let (editor, act) = use_apply(first_state, |EditorEffect::ReadGame(text), act| {
        act.emit(end_of_game(&text));
    });
    use_effect_given(given.to_owned(), (act.clone(), on_taken.clone()), |given, (act, on_taken)| {
        if !given.is_empty() {
            act.emit(EditorAction::Given(given.clone()));
            on_taken.emit(());
        }
    });
    use_effect_with((editor.position, editor.bottom), {
        let (act, editor) = (act.clone(), editor.clone());
        move |_| match storage::save(&*editor) {
            // The banner above the board already reports that the browser stores nothing.
            Ok(()) | Err(StoredError::NotStored(StorageError::Forbidden)) => {}
            Err(error) => act.emit(say(&error)),
        }
    });
    (editor, act)
}

/// Takes the last position of the game in a text.
fn end_of_game(text: &str) -> EditorAction {
    match reading::read_game(text) {
        Ok(PastedText { form, document, games, is_side_assumed, error, .. }) => {
            let taken = TakenText { form, games, is_side_assumed, stopped: error };
            EditorAction::Take(EditedPosition::at_end_of(document.game()), taken)
        }
        Err(refused) => EditorAction::Say(EditorNotice::Failed(refused)),
    }
}

/// The editor as it was left.
fn first_state() -> EditorState {
    let (mut editor, error) = storage::load::<EditorState>();
    if let Some(error) = error {
        editor.apply(say(&error));
    }
    editor
}

fn say(error: &StoredError) -> EditorAction {
    EditorAction::Say(EditorNotice::Failed(words::error(words::editor(), error)))
}
