//! Whether the page is used by a pointer or by keys.

use gloo::events::{EventListener, EventListenerOptions};

/// On the root element while the last thing was done with a mouse, a pen or a finger.
const POINTED: &str = "data-pointed";

/// Tells the style sheets which of the two was used last. Called once.
pub(crate) fn watch() {
    for (event, pointed) in [("pointerdown", true), ("keydown", false)] {
        let document = gloo::utils::document();
        // First of all listeners: what they do may move the focus.
        let options = EventListenerOptions::run_in_capture_phase();
        EventListener::new_with_options(&document, event, options, move |_| {
            if let Some(root) = gloo::utils::document().document_element() {
                // Only a name that is no name could fail.
                let _ = root.toggle_attribute_with_force(POINTED, pointed);
            }
        })
        .forget();
    }
}
