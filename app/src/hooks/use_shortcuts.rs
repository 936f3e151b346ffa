//! Keys that work anywhere on the page.

use yew::prelude::*;

use crate::services::keys::{self, Press};
use crate::state::{ComputerAction, EntryAction, PlanAction, PlayAction};

/// Listens to the page's keys; the dialog that `on_help` opens lists them.
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
        // A key that is held down ends one turn, not those after it.
        ("Enter", _) if press.repeated => None,
        ("Enter", true) => Some(PlayAction::End),
        ("Enter", false) if !press.on_control => Some(PlayAction::Enter(None)),
        ("Escape", false) => Some(PlayAction::Escape),
        ("u" | "Backspace", false) => Some(EntryAction::Undo.into()),
        ("r", false) => Some(EntryAction::Redo.into()),
        ("x", false) => Some(EntryAction::Reset.into()),
        // On some keyboards it takes Shift.
        ("/", _) => Some(EntryAction::Type(String::new()).into()),
        ("p", false) => Some(PlanAction::Begin.into()),
        ("b", false) => Some(PlanAction::Leave.into()),
        ("h", false) => Some(ComputerAction::Hint.into()),
        ("f", false) => Some(PlayAction::Flip),
        _ => None,
    }
}
