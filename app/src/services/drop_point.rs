//! Dragging something onto the board from beside it.

use ansa_core::Square;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

/// Lets the pressed button have all events of the pointer until it goes up, wherever it is.
pub(crate) fn capture(event: &PointerEvent) {
    let pressed = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    if let Some(button) = pressed.and_then(|pressed| pressed.closest("button").ok().flatten()) {
        // Without capture, the drag ends where the pointer leaves the button.
        let _ = button.set_pointer_capture(event.pointer_id());
    }
}

/// The square of the board at a point of the viewport, in CSS pixels.
pub(crate) fn square_at((x, y): (f64, f64)) -> Option<Square> {
    let there = gloo::utils::document().element_from_point(x as f32, y as f32)?;
    there.closest("[data-square]").ok()??.get_attribute("data-square")?.parse().ok()
}
