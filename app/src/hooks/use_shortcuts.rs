//! Keys that work anywhere on the page.

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

use crate::state::{Action, ComputerAction, EntryAction};

/// Controls that have their own use for Enter.
const CONTROLS: &str = "button, a[href], input, select, textarea, dialog";

/// Listens to the page's keys: Enter ends the turn where nothing else wants it, Shift and Enter always; U undoes, R
/// makes again, H asks for a hint, F turns the board around.
#[hook]
pub(crate) fn use_shortcuts(act: &Callback<Action>) {
    let act = act.clone();
    use_effect_with((), move |()| {
        let options = EventListenerOptions::enable_prevent_default();
        let document = gloo::utils::document();
        let listener = EventListener::new_with_options(&document, "keydown", options, move |event| {
            let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
            let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            let inside =
                |selector| target.as_ref().is_some_and(|t| t.closest(selector).is_ok_and(|e| e.is_some()));
            if event.default_prevented() || inside("dialog, input, textarea, select") {
                return;
            }
            if let Some(action) = action(event, inside(CONTROLS)) {
                event.prevent_default();
                act.emit(action);
            }
        });
        move || drop(listener)
    });
}

fn action(event: &KeyboardEvent, on_control: bool) -> Option<Action> {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return None;
    }
    match (event.key().as_str(), event.shift_key()) {
        ("Enter", true) => Some(Action::End),
        ("Enter", false) if !on_control => Some(Action::End),
        ("Escape", false) => Some(EntryAction::LetGo.into()),
        ("u" | "Backspace", false) => Some(EntryAction::Undo.into()),
        ("r", false) => Some(EntryAction::Redo.into()),
        ("h", false) => Some(ComputerAction::Hint.into()),
        ("f", false) => Some(Action::Flip),
        _ => None,
    }
}
