//! The mark at one row of a long list.

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Element, ResizeObserver};

/// The attribute of the row that is shown.
const MARK: &str = "aria-current";

/// Marks the row of a node, and scrolls the list, and nothing else, so far that the row is visible.
pub(crate) fn mark(list: &Element, node: u32) {
    let found = |selector: &str| list.query_selector(selector).ok().flatten();
    let row = found(&format!("[data-node=\"{node}\"]"));
    if let Some(before) = found(&format!("[{MARK}]")).filter(|before| Some(before) != row.as_ref()) {
        let _ = before.remove_attribute(MARK);
    }
    if let Some(row) = row {
        let _ = row.set_attribute(MARK, "step");
        keep_in_view(list, &row);
    }
}

/// Keeps the marked row in view while the size of its list changes, because something above or below it grows.
pub(crate) struct KeptInView {
    observer: ResizeObserver,
    /// The observer calls it.
    _on_resize: Closure<dyn Fn()>,
}

impl KeptInView {
    /// Watches a list until it is dropped; `None` if the browser can't.
    pub(crate) fn watch(list: &Element) -> Option<KeptInView> {
        let own = list.clone();
        let on_resize = Closure::<dyn Fn()>::new(move || {
            if let Ok(Some(row)) = own.query_selector(&format!("[{MARK}]")) {
                keep_in_view(&own, &row);
            }
        });
        let observer = ResizeObserver::new(on_resize.as_ref().unchecked_ref()).ok()?;
        observer.observe(list);
        Some(KeptInView { observer, _on_resize: on_resize })
    }
}

impl Drop for KeptInView {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

/// Scrolls a list, and nothing else, so far that the element is visible.
pub(crate) fn keep_in_view(list: &Element, shown: &Element) {
    let (outer, inner) = (list.get_bounding_client_rect(), shown.get_bounding_client_rect());
    let (above, below) = (outer.top() - inner.top(), inner.bottom() - outer.bottom());
    if above > 0.0 {
        list.set_scroll_top(list.scroll_top() - above.ceil() as i32);
    } else if below > 0.0 {
        list.set_scroll_top(list.scroll_top() + below.ceil() as i32);
    }
}
