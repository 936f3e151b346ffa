//! Moments by the browser's clock, and whether anybody looks at the page.

use gloo::events::EventListener;

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

/// Tells whether the page is hidden whenever that may have changed, as long as the listeners live.
pub(crate) fn watch_hidden(tell: impl Fn(bool) + Clone + 'static) -> [EventListener; 3] {
    let window = gloo::utils::window();
    let (left, back) = (tell.clone(), tell.clone());
    [
        // Some browsers leave a page without hiding it first, and come back to it without showing it.
        EventListener::new(&window, "pagehide", move |_| left(true)),
        EventListener::new(&window, "pageshow", move |_| back(is_hidden())),
        EventListener::new(&gloo::utils::document(), "visibilitychange", move |_| tell(is_hidden())),
    ]
}
