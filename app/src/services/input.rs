//! Whether the user last used a pointer or the keyboard.

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

/// Attribute of the root element while the last input came from a mouse, pen or finger.
const POINTED: &str = "data-pointed";
/// The board.
const BOARD: &str = "[data-test=board]";

/// Whether the last input came from a mouse, pen or finger.
pub(super) fn is_pointed() -> bool {
    gloo::utils::document().document_element().is_some_and(|root| root.has_attribute(POINTED))
}

/// Publishes the last kind of input to the style sheets. Call it once.
pub(crate) fn watch() {
    for (event, pointed) in [("pointerdown", true), ("keydown", false)] {
        let document = gloo::utils::document();
        // In the capture phase, because other listeners may move the focus.
        let options = EventListenerOptions::run_in_capture_phase();
        EventListener::new_with_options(&document, event, options, move |event| {
            // `keys` knows whether such a key steps through the game or moves the focus.
            if !event.dyn_ref::<KeyboardEvent>().is_some_and(is_step_key_on_board) {
                set_pointed(pointed);
            }
        })
        .forget();
    }
}

/// Publishes what the last input came from.
pub(super) fn set_pointed(pointed: bool) {
    if let Some(root) = gloo::utils::document().document_element() {
        // Fails only for an invalid attribute name.
        let _ = root.toggle_attribute_with_force(POINTED, pointed);
    }
}

/// Whether a key on the board could step through the game. It does so only after a pointer was used, because it moves
/// the keyboard focus between the squares otherwise.
pub(super) fn is_step_key_on_board(event: &KeyboardEvent) -> bool {
    let is_step = matches!(event.key().as_str(), "ArrowLeft" | "ArrowRight" | "Home" | "End");
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    is_step && target.is_some_and(|target| target.closest(BOARD).is_ok_and(|board| board.is_some()))
}
