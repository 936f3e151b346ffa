//! Keyboard shortcuts of the page.

use yew::prelude::*;

use crate::services::keys::{self, Press};
use crate::state::{ComputerAction, EntryAction, PlanAction, PlayAction};

/// Listens for the page's shortcuts. `on_help` opens the dialog that lists them.
#[hook]
pub(crate) fn use_shortcuts(act: &Callback<PlayAction>, on_help: &Callback<()>) {
    let (act, on_help) = (act.clone(), on_help.clone());
    use_effect_with((), move |()| {
        let keys = keys::watch(move |press| {
            if press.key == "?" {
                on_help.emit(());
                return true;
            }
            let Some(action) = action(press) else { return false };
            act.emit(action);
            true
        });
        move || drop(keys)
    });
}

fn action(press: &Press) -> Option<PlayAction> {
    match (press.key.as_str(), press.shift) {
        // A held key ends one turn, not the following ones.
        ("Enter", _) if press.repeated => None,
        ("Enter", true) => Some(PlayAction::End),
        ("Enter", false) if !press.on_control => Some(PlayAction::Enter(None)),
        ("Escape", false) => Some(PlayAction::Escape),
        ("u" | "Backspace", false) => Some(EntryAction::Undo.into()),
        ("r", false) => Some(EntryAction::Redo.into()),
        ("x", false) => Some(EntryAction::Reset.into()),
        // Some keyboards need Shift for it.
        ("/", _) => Some(EntryAction::Type(String::new()).into()),
        ("p", false) => Some(PlanAction::Begin.into()),
        ("b", false) => Some(PlanAction::Leave.into()),
        ("h", false) => Some(ComputerAction::Hint.into()),
        ("f", false) => Some(PlayAction::Flip),
        _ => None,
    }
}
