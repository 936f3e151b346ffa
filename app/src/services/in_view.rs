//! Whether an element is in the window.

use js_sys::Array;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, IntersectionObserver, IntersectionObserverEntry, IntersectionObserverInit};

/// The part of an element that must be seen.
const SEEN: f64 = 0.6;

/// Watches an element until it is dropped.
pub(crate) struct InView {
    observer: IntersectionObserver,
    /// The observer calls it.
    _on_change: Closure<dyn Fn(Array)>,
}

impl InView {
    /// Calls `on_change` with whether most of the element is in the window: soon, and at each change. `None` if the browser
    /// can't watch it.
    pub(crate) fn watch(element: &Element, on_change: impl Fn(bool) + 'static) -> Option<InView> {
        let on_change = Closure::<dyn Fn(Array)>::new(move |entries: Array| {
            let last =
                entries.iter().last().and_then(|last| last.dyn_into::<IntersectionObserverEntry>().ok());
            if let Some(last) = last {
                on_change(last.is_intersecting());
            }
        });
        let options = IntersectionObserverInit::new();
        options.set_threshold(&SEEN.into());
        let listener = on_change.as_ref().unchecked_ref();
        let observer = IntersectionObserver::new_with_options(listener, &options).ok()?;
        observer.observe(element);
        Some(InView { observer, _on_change: on_change })
    }
}

impl Drop for InView {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}
