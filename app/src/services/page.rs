//! The page itself in its tab.

/// Loads the page anew. Where the browser does not do it nothing happens, and the player can.
pub(crate) fn load_anew() {
    let _ = gloo::utils::window().location().reload();
}
