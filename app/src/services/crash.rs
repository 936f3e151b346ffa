//! The error screen after a panic.

use std::panic;

/// Shows the prepared error message on a panic, after which the program can't continue.
pub(crate) fn watch() {
    panic::set_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        if let Some(crash) = gloo::utils::document().get_element_by_id("crash") {
            // Fails only for an invalid attribute name.
            let _ = crash.remove_attribute("hidden");
        }
    }));
}
