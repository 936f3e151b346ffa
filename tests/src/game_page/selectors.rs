//! CSS selectors for the page's test attributes.

/// The element of a square.
#[must_use]
pub fn on(square: &str) -> String {
    format!("[data-square={square}]")
}

/// The element with this `data-test` name.
#[must_use]
pub fn hook(name: &str) -> String {
    format!("[data-test={name}]")
}
