//! The board in a document: an accessible grid that shows a [`BoardView`] and emits a [`BoardEvent`] for each input.

use std::rc::Rc;

use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, FocusEvent, KeyboardEvent};

use crate::event::BoardEvent;
use crate::shared::BoardInner;
use crate::view::BoardView;

/// The DOM events that the board handles.
const DOM_EVENTS: [&str; 10] = [
    "keydown",
    "focusin",
    "focusout",
    "pointerdown",
    "pointermove",
    "pointerup",
    "pointercancel",
    "pointerleave",
    "click",
    "contextmenu",
];

/// The board in a document. It knows nothing of games: its user makes the view and handles the events. It is one
/// element, and it stops listening when it is dropped.
#[derive(Debug)]
pub struct BoardElement {
    shared: Rc<BoardInner>,
    /// Dropping them removes the DOM listeners.
    _listeners: [EventListener; DOM_EVENTS.len()],
}

impl BoardElement {
    /// A board that shows this view. `help` says how to use it from the keyboard, for screen readers; `on_event` is
    /// called for each input. `None` where there is no document.
    #[must_use]
    pub fn new(
        view: BoardView,
        help: &'static str,
        on_event: impl Fn(BoardEvent) + 'static,
    ) -> Option<BoardElement> {
        let shared = Rc::new(BoardInner::new(view, help, on_event)?);
        let listeners = shared.frame.listen(DOM_EVENTS, &shared, |shared, event| dispatch(shared, event));
        Some(BoardElement { shared, _listeners: listeners })
    }

    /// The element, to be inserted into the document.
    #[must_use]
    pub fn element(&self) -> &Element {
        self.shared.frame.element()
    }

    /// Shows another view and help text.
    pub fn show(&self, view: BoardView, help: &'static str) {
        self.shared.show(view, help);
    }
}

/// Passes a DOM event on to its handler. What draws is no input for the pieces.
fn dispatch(shared: &BoardInner, event: &Event) {
    let name = event.type_();
    if let Some(event) = event.dyn_ref::<KeyboardEvent>() {
        if !shared.draw_key(event) {
            shared.key(event);
        }
    } else if let Some(event) = event.dyn_ref::<FocusEvent>() {
        shared.focused(event, name == "focusin");
    } else if name == "contextmenu" {
        shared.context_menu(event);
    } else if name == "click" {
        if !shared.draw_click(event) {
            shared.click(event);
        }
    } else if let Some(event) = event.dyn_ref() {
        match name.as_str() {
            "pointerdown" => {
                shared.by_key.set(false);
                if !shared.draw_down(event) {
                    shared.down(event);
                }
            }
            "pointermove" if shared.draw_moved(event) => {}
            "pointermove" => shared.moved(event),
            "pointerup" if shared.draw_up(event) => {}
            "pointerup" => shared.up(event),
            "pointerleave" => {
                shared.draw_left(event);
                shared.left(event);
            }
            _ => {
                shared.cancel_drawing();
                shared.abort_drag();
            }
        }
    }
}
