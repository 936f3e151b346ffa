//! Keyboard shortcuts of a screen.

use std::rc::Rc;

use yew::prelude::*;

use crate::services::keys::{self, Press};
use ansa_model::document::CursorMove;
use ansa_model::entry::EntryAction;

/// Listens for the shortcuts of a screen. `action` says what a key does in a state; `None` leaves the key its meaning
/// where the focus is. `on_help` opens the dialog that lists the keys.
#[hook]
pub(crate) fn use_keys<S: 'static, A: 'static>(
    state: &Rc<S>,
    act: &Callback<A>,
    on_help: &Callback<()>,
    action: fn(&Press, &S) -> Option<A>,
) {
    let (act, on_help) = (act.clone(), on_help.clone());
    let latest = use_mut_ref(|| state.clone());
    latest.replace(state.clone());
    use_effect_with((), move |()| {
        let keys = keys::watch(move |press| {
            if press.key == "?" {
                on_help.emit(());
                return true;
            }
            let action = action(press, &latest.borrow());
            let is_useful = action.is_some();
            if let Some(action) = action {
                act.emit(action);
            }
            is_useful
        });
        move || drop(keys)
    });
}

/// The keys that step through a game, the same on every screen.
pub(super) fn cursor_move(press: &Press) -> Option<CursorMove> {
    match (press.key.as_str(), press.shift) {
        ("ArrowLeft" | ",", false) => Some(CursorMove::Previous),
        ("ArrowRight" | ".", false) => Some(CursorMove::Next),
        ("ArrowLeft", true) => Some(CursorMove::PreviousStep),
        ("ArrowRight", true) => Some(CursorMove::NextStep),
        ("Home", false) => Some(CursorMove::First),
        ("End", false) => Some(CursorMove::Last),
        _ => None,
    }
}

/// The keys that change the draft of a turn, the same in every exercise.
pub(super) fn entry_action(press: &Press) -> Option<EntryAction> {
    match (press.key.as_str(), press.shift) {
        ("u" | "Backspace", false) => Some(EntryAction::Undo),
        ("r", false) => Some(EntryAction::Redo),
        ("x", false) => Some(EntryAction::Reset),
        // Some keyboards need Shift for it.
        ("/", _) => Some(EntryAction::Type(String::new())),
        _ => None,
    }
}
