//! Key presses anywhere on the page.

use std::cell::RefCell;
use std::rc::Rc;

use ansa_board::key_of;
use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent};

use super::input;

/// Controls that handle Enter themselves.
const CONTROLS: &str = "button, a[href], input, select, textarea, summary, dialog";
/// Elements that handle every key themselves.
pub(super) const FIELDS: &str = "dialog, input, textarea, select";

/// A key press outside of fields and dialogs: alone or with Shift, or a shortcut for undo and redo.
#[expect(clippy::struct_excessive_bools, reason = "each can be so or not, whatever the others are")]
pub(crate) struct Press {
    /// The key's value.
    pub(crate) key: String,
    pub(crate) shift: bool,
    /// Whether Ctrl or the command key is pressed. Only undo and redo are reported with it.
    pub(crate) command: bool,
    /// Whether this is an automatic repeat of a held key.
    pub(crate) repeated: bool,
    /// Whether the focus is on a control that was reached by keyboard.
    pub(crate) on_control: bool,
    /// Whether the key is one for steps and the focus is on the board.
    pub(crate) board: BoardFocus,
}

/// How the focus is on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BoardFocus {
    /// It is elsewhere.
    None,
    /// A pointer was used last.
    Pointed,
    /// The keyboard was used last, but the focus was not moved there by Tab.
    Keyboard,
    /// Tab moved it there.
    Tabbed,
}

impl Press {
    /// `None` for a key that belongs to an input method.
    fn of(event: &KeyboardEvent, on_control: bool, board: BoardFocus) -> Option<Press> {
        Some(Press {
            board,
            key: key_of(event)?,
            shift: event.shift_key(),
            command: event.ctrl_key() || event.meta_key(),
            repeated: event.repeat(),
            on_control,
        })
    }
}

/// Listens for key presses while the listeners live. `on_press` returns whether it has handled the key; the browser
/// then ignores it.
pub(crate) fn watch(on_press: impl Fn(Press) -> bool + 'static) -> [EventListener; 3] {
    let on_press = Rc::new(on_press);
    let document = gloo::utils::document();
    // The control that was last clicked. It has the focus only by accident, and Enter would repeat the click. A
    // control reached by Tab handles its own Enter.
    let pressed = Rc::new(RefCell::new(None));
    let presses = EventListener::new(&document, "pointerdown", {
        let pressed = pressed.clone();
        move |event| *pressed.borrow_mut() = control_of(event)
    });
    // Before the board, which would move the keyboard focus with these keys.
    let capture = EventListenerOptions { phase: EventListenerPhase::Capture, passive: false };
    let steps = EventListener::new_with_options(&document, "keydown", capture, {
        let on_press = on_press.clone();
        move |event| {
            let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
            if !input::is_step_key_on_board(event) || is_for_others(event) {
                return;
            }
            let focus = match (input::is_pointed(), input::is_board_tabbed()) {
                (true, _) => BoardFocus::Pointed,
                (false, true) => BoardFocus::Tabbed,
                (false, false) => BoardFocus::Keyboard,
            };
            if Press::of(event, false, focus).is_some_and(&*on_press) {
                event.prevent_default();
                event.stop_propagation();
            } else {
                // It moves the focus, which must be visible now.
                input::set_pointed(false);
            }
        }
    });
    let options = EventListenerOptions::enable_prevent_default();
    let keys = EventListener::new_with_options(&document, "keydown", options, move |event| {
        let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
        if event.key() == "Tab" {
            *pressed.borrow_mut() = None;
        }
        // The board had such a key already.
        if is_for_others(event) || input::is_step_key_on_board(event) {
            return;
        }
        let control = control_of(event);
        let on_control = control.is_some() && control != *pressed.borrow();
        if Press::of(event, on_control, BoardFocus::None).is_some_and(&*on_press) {
            event.prevent_default();
        }
    });
    [presses, steps, keys]
}

/// Whether a key is a shortcut of the browser, was handled, or is typed into a field.
fn is_for_others(event: &KeyboardEvent) -> bool {
    let Some(key) = key_of(event) else { return true };
    let is_undo = matches!(key.as_str(), "z" | "Z" | "y");
    let is_modified = event.alt_key() || (event.ctrl_key() || event.meta_key()) && !is_undo;
    is_modified || event.default_prevented() || enclosing(event, FIELDS).is_some()
}

/// The control around an event's target.
fn control_of(event: &Event) -> Option<Element> {
    enclosing(event, CONTROLS)
}

/// The closest ancestor of an event's target that matches the selector.
pub(super) fn enclosing(event: &Event, selector: &str) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest(selector).ok()?
}
