//! Reasons that the page gets from elsewhere: from `ansa-core`, which writes them in English, and from the browser.

use std::fmt::Display;

/// A reason as it stands in a text of any language: in English for now.
pub(super) fn reason(error: &impl Display) -> String {
    error.to_string()
}
