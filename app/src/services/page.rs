//! The page itself in its tab.

use web_sys::Url;

use crate::state::share::Reachability;

/// Loads the page anew. Where the browser does not do it nothing happens, and the player can.
pub(crate) fn load_anew() {
    let _ = gloo::utils::window().location().reload();
}

/// The whole address of a file of the page, whatever folder of its host the page is in.
pub(crate) fn address_of(file: &str) -> String {
    let base = gloo::utils::document().base_uri().ok().flatten().unwrap_or_default();
    Url::new_with_base(file, &base).map_or_else(|_| file.to_owned(), |address| address.href())
}

/// Who can reach the page.
pub(crate) fn reachability() -> Reachability {
    let location = gloo::utils::window().location();
    Reachability::of(&location.protocol().unwrap_or_default(), &location.hostname().unwrap_or_default())
}
