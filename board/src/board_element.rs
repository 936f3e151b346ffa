//! The board in a document: an accessible grid that shows a [`BoardView`] and emits a [`BoardEvent`] for each input.

use std::rc::Rc;

use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, FocusEvent, KeyboardEvent};

use crate::draw_input;
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

    /// The board on which a person can draw, while a view is [`drawable`](BoardView::drawable).
    #[must_use]
    pub fn with_drawing(self) -> BoardElement {
        self.shared.draw_input.set(Some(draw_input::draw));
        self
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

/// Passes a DOM event on to its handler.
fn dispatch(shared: &BoardInner, event: &Event) {
    let name = event.type_();
    let is_drawable = shared.view().drawable;
    let is_drawn = is_drawable && shared.draw_input.get().is_some_and(|draw| draw(shared, event));
    if is_drawn || name == "contextmenu" {
        return;
    }
    if let Some(event) = event.dyn_ref::<KeyboardEvent>() {
        shared.key(event);
    } else if let Some(event) = event.dyn_ref::<FocusEvent>() {
        shared.focused(event, name == "focusin");
    } else if name == "click" {
        shared.click(event);
    } else if let Some(event) = event.dyn_ref() {
        match name.as_str() {
            "pointerdown" => {
                shared.by_key.set(false);
                shared.down(event);
            }
            "pointermove" => shared.moved(event),
            "pointerup" => shared.up(event),
            "pointerleave" => shared.left(event),
            _ => shared.abort_drag(),
        }
    }
}
