//! Moments by the browser's clock, and whether anybody looks at the page.

/// Milliseconds since the page was opened. They never jump when somebody sets the clock; a computer that sleeps may
/// stop them.
pub(crate) fn now() -> f64 {
    // Every browser that runs WebAssembly has it.
    gloo::utils::window().performance().map_or_else(js_sys::Date::now, |performance| performance.now())
}

/// Whether the page is behind another tab, or the screen is off.
pub(crate) fn is_hidden() -> bool {
    gloo::utils::document().hidden()
}
