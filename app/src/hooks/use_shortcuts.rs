//! Keys that work anywhere on the page.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

use crate::state::{ComputerAction, EntryAction, PlanAction, PlayAction};

/// Controls that have their own use for Enter.
const CONTROLS: &str = "button, a[href], input, select, textarea, summary, dialog";

/// Listens to the page's keys; the dialog that `on_help` opens lists them.
#[hook]
pub(crate) fn use_shortcuts(act: &Callback<PlayAction>, on_help: &Callback<()>) {
    let (act, on_help) = (act.clone(), on_help.clone());
    use_effect_with((), move |()| {
        let document = gloo::utils::document();
        // The control that was pressed with the mouse or a finger last. It only happens to have the focus: Enter would do
        // again what was just pressed. A control that was reached by Tab has its Enter.
        let pressed = Rc::new(RefCell::new(None));
        let presses = EventListener::new(&document, "pointerdown", {
            let pressed = pressed.clone();
            move |event| *pressed.borrow_mut() = control_of(event)
        });
        let options = EventListenerOptions::enable_prevent_default();
        let keys = EventListener::new_with_options(&document, "keydown", options, move |event| {
            let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
            if event.key() == "Tab" {
                *pressed.borrow_mut() = None;
            }
            let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            let inside =
                |selector| target.as_ref().is_some_and(|t| t.closest(selector).is_ok_and(|e| e.is_some()));
            if event.default_prevented() || event.is_composing() || inside("dialog, input, textarea, select")
            {
                return;
            }
            if event.key() == "?" && !(event.ctrl_key() || event.alt_key() || event.meta_key()) {
                event.prevent_default();
                on_help.emit(());
                return;
            }
            let control = control_of(event);
            let on_control = control.is_some() && control != *pressed.borrow();
            if let Some(action) = action(event, on_control) {
                event.prevent_default();
                act.emit(action);
            }
        });
        move || drop((presses, keys))
    });
}

/// The control that holds an event's target.
fn control_of(event: &web_sys::Event) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest(CONTROLS).ok()?
}

fn action(event: &KeyboardEvent, on_control: bool) -> Option<PlayAction> {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return None;
    }
    match (event.key().as_str(), event.shift_key()) {
        // A key that is held down ends one turn, not those after it.
        ("Enter", _) if event.repeat() => None,
        ("Enter", true) => Some(PlayAction::End),
        ("Enter", false) if !on_control => Some(PlayAction::Enter(None)),
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
