//! Keys that are pressed anywhere on the page.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent};

/// Controls that have their own use for Enter.
const CONTROLS: &str = "button, a[href], input, select, textarea, summary, dialog";
/// What has its own use for every key.
const FIELDS: &str = "dialog, input, textarea, select";

/// A key that is pressed alone or with Shift, and not in a field or a dialog.
pub(crate) struct Press {
    /// What the key stands for.
    pub(crate) key: String,
    /// Whether Shift is held with it.
    pub(crate) shift: bool,
    /// Whether it is held down and has been told before.
    pub(crate) repeated: bool,
    /// Whether it is pressed on a control that was reached by keys.
    pub(crate) on_control: bool,
}

/// Tells of every such key, as long as the listeners live. `on_press` returns whether the key means something on the page; then
/// the browser does nothing of its own with it.
pub(crate) fn watch(on_press: impl Fn(&Press) -> bool + 'static) -> [EventListener; 2] {
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
        // With the others the browser and the system have their own shortcuts.
        let is_modified = event.ctrl_key() || event.alt_key() || event.meta_key();
        let is_taken = event.default_prevented() || event.is_composing();
        if is_modified || is_taken || enclosing(event, FIELDS).is_some() {
            return;
        }
        let control = control_of(event);
        let press = Press {
            key: event.key(),
            shift: event.shift_key(),
            repeated: event.repeat(),
            on_control: control.is_some() && control != *pressed.borrow(),
        };
        if on_press(&press) {
            event.prevent_default();
        }
    });
    [presses, keys]
}

/// The control that holds an event's target.
fn control_of(event: &Event) -> Option<Element> {
    enclosing(event, CONTROLS)
}

/// The innermost element of those selected that holds an event's target.
fn enclosing(event: &Event, selector: &str) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest(selector).ok()?
}
