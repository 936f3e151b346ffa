//! What the player sees when the program has failed.

use std::panic;

/// From now on a panic, after which the program is dead, uncovers the words that the page has ready for it.
pub(crate) fn watch() {
    panic::set_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        if let Some(crash) = gloo::utils::document().get_element_by_id("crash") {
            // Only a name that is no name could fail, and nobody is left to be told.
            let _ = crash.remove_attribute("hidden");
        }
    }));
}
