//! The page in its tab.

use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{Element, PageTransitionEvent, Url};

use ansa_model::share::Reachability;

/// The mount point of the app.
pub(crate) fn root() -> Option<Element> {
    gloo::utils::document().get_element_by_id("app")
}

/// The page's build id from its `<head>`; `None` if the build did not add one.
pub(crate) fn build_id() -> Option<String> {
    let meta = gloo::utils::document().query_selector("meta[name=ansa-build]").ok()??;
    meta.get_attribute("content").filter(|id| !id.starts_with('_'))
}

pub(crate) fn set_title(title: &str) {
    gloo::utils::document().set_title(title);
}

/// Marks the page while a dialog is open, for the style sheet. A selector with `:has()` would say the same, but then each
/// change of the board would make the browser match it again for the whole page: milliseconds beside a long list.
pub(crate) fn mark_open_dialog() {
    let document = gloo::utils::document();
    let is_open = document.query_selector("dialog[open]").ok().flatten().is_some();
    if let Some(root) = document.document_element() {
        // The mark changes no more than how the page looks beside the dialog.
        let _ = root.toggle_attribute_with_force("data-dialog", is_open);
    }
}

/// An element for what a part of the program shows within another one; `None` if the browser refuses.
pub(crate) fn new_place() -> Option<Element> {
    gloo::utils::document().create_element("div").ok()
}

/// Scrolls to the top of the page at once.
pub(crate) fn scroll_to_top() {
    gloo::utils::window().scroll_to_with_x_and_y(0.0, 0.0);
}

/// Reloads the page. If the browser refuses, the user can do it.
pub(crate) fn load_anew() {
    let _ = gloo::utils::window().location().reload();
}

/// Calls `before_the_end` whenever the page may end, while the listeners live. Reloads a page restored from the
/// back-forward cache, because another tab may have continued its game.
pub(crate) fn watch_for_the_end(before_the_end: impl Fn() + Clone + 'static) -> [EventListener; 3] {
    let (window, document) = (gloo::utils::window(), gloo::utils::document());
    let hidden = before_the_end.clone();
    [
        EventListener::new(&document, "visibilitychange", move |_| hidden()),
        EventListener::new(&window, "pagehide", move |_| before_the_end()),
        EventListener::new(&window, "pageshow", |event| {
            if event.dyn_ref::<PageTransitionEvent>().is_some_and(PageTransitionEvent::persisted) {
                load_anew();
            }
        }),
    ]
}

/// Calls `on_leaving` when the page is left, while the listener lives.
pub(crate) fn watch_leaving(on_leaving: impl Fn() + 'static) -> EventListener {
    EventListener::new(&gloo::utils::window(), "pagehide", move |_| on_leaving())
}

/// The absolute address of a file of the page, whatever folder the page is in.
pub(crate) fn address_of(file: &str) -> String {
    let base = gloo::utils::document().base_uri().ok().flatten().unwrap_or_default();
    Url::new_with_base(file, &base).map_or_else(|_| file.to_owned(), |address| address.href())
}

/// Who can reach the page.
pub(crate) fn reachability() -> Reachability {
    let location = gloo::utils::window().location();
    Reachability::of(&location.protocol().unwrap_or_default(), &location.hostname().unwrap_or_default())
}

/// The number of processor cores that the browser names; 1 if it names none.
pub(crate) fn cores() -> usize {
    let cores = gloo::utils::window().navigator().hardware_concurrency();
    if cores.is_finite() { (cores as usize).max(1) } else { 1 }
}
