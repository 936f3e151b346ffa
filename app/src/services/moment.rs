//! A monotonic clock, and the visibility of the page.

use gloo::events::EventListener;

/// Milliseconds since the page was opened. They are independent of the system clock, but may stop while the computer
/// sleeps.
pub(crate) fn now() -> f64 {
    // Every browser that runs WebAssembly provides it.
    gloo::utils::window().performance().map_or_else(js_sys::Date::now, |performance| performance.now())
}

/// Whether the page is hidden: behind another tab, or the screen is off.
pub(crate) fn is_hidden() -> bool {
    gloo::utils::document().hidden()
}

/// Reports the visibility of the page whenever it may have changed, while the listeners live.
pub(crate) fn watch_hidden(on_change: impl Fn(bool) + Clone + 'static) -> [EventListener; 3] {
    let window = gloo::utils::window();
    let (left, back) = (on_change.clone(), on_change.clone());
    [
        // Some browsers unload and restore a page without a `visibilitychange` event.
        EventListener::new(&window, "pagehide", move |_| left(true)),
        EventListener::new(&window, "pageshow", move |_| back(is_hidden())),
        EventListener::new(&gloo::utils::document(), "visibilitychange", move |_| on_change(is_hidden())),
    ]
}
