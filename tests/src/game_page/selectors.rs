//! CSS selectors of what the page marks for tests.

/// The element of a square.
#[must_use]
pub fn on(square: &str) -> String {
    format!("[data-square={square}]")
}

/// The element that has this name for tests.
#[must_use]
pub fn hook(name: &str) -> String {
    format!("[data-test={name}]")
}
