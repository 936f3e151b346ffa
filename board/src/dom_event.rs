//! What a DOM event is and where it happened.
//!
//! Nothing here uses `instanceof`: it fails for the objects of another window, and a page may move a board into the document
//! of a frame or of a picture-in-picture window.

use js_sys::Reflect;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent, PointerEvent};

/// An event of a key. A script can give any event the name of one.
pub fn key_event(event: &Event) -> Option<&KeyboardEvent> {
    event_with(event, "key")
}

/// An event of a pointer.
pub(crate) fn pointer_event(event: &Event) -> Option<&PointerEvent> {
    event_with(event, "pointerType")
}

/// The target of an event or the closest element around it that matches.
pub fn closest(event: &Event, selector: &str) -> Option<Element> {
    // The call fails if the target is no element.
    event.target()?.unchecked_into::<Element>().closest(selector).ok()?
}

fn event_with<'a, T: JsCast>(event: &'a Event, property: &str) -> Option<&'a T> {
    Reflect::has(event, &property.into()).is_ok_and(|has| has).then(|| event.unchecked_ref())
}
