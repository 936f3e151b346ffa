//! Whether the user last used a pointer or the keyboard.

use gloo::events::{EventListener, EventListenerOptions};

/// Attribute of the root element while the last input came from a mouse, pen or finger.
const POINTED: &str = "data-pointed";

/// Publishes the last kind of input to the style sheets. Call it once.
pub(crate) fn watch() {
    for (event, pointed) in [("pointerdown", true), ("keydown", false)] {
        let document = gloo::utils::document();
        // In the capture phase, because other listeners may move the focus.
        let options = EventListenerOptions::run_in_capture_phase();
        EventListener::new_with_options(&document, event, options, move |_| {
            if let Some(root) = gloo::utils::document().document_element() {
                // Fails only for an invalid attribute name.
                let _ = root.toggle_attribute_with_force(POINTED, pointed);
            }
        })
        .forget();
    }
}
