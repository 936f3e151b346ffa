//! The address of what the page shows: the path and the query behind the `#`. Hosts of static files need to know nothing
//! of it.

use ansa_model::formats::FRIEND_QUERY;
use gloo::events::EventListener;
use wasm_bindgen::JsValue;
use web_sys::UrlSearchParams;

/// The address, without the `#`.
pub(crate) fn current() -> String {
    let hash = gloo::utils::window().location().hash().unwrap_or_default();
    hash.strip_prefix('#').unwrap_or(&hash).to_owned()
}

/// Moves a game with a friend behind the `#`, where the other addresses are: some messengers cut what stands there, so
/// such a link has it before.
pub(crate) fn take_letter() {
    let location = gloo::utils::window().location();
    let letter = location.search().ok().and_then(|search| query_value(&search, FRIEND_QUERY));
    if let (Some(letter), Ok(path)) = (letter, location.pathname()) {
        let address = format!("{path}#/friend?{}", query([("game", &*letter)]));
        let _ = gloo::utils::history().replace_state_with_url(&JsValue::NULL, "", Some(&address));
    }
}

/// Adds an address to the history of the tab. Browsers refuse to do it too often; the page shows the screen anyway.
pub(crate) fn push(address: &str) {
    let _ = gloo::utils::history().push_state_with_url(&JsValue::NULL, "", Some(&format!("#{address}")));
}

/// Puts another address in the place of this one.
pub(crate) fn replace(address: &str) {
    let _ = gloo::utils::history().replace_state_with_url(&JsValue::NULL, "", Some(&format!("#{address}")));
}

/// Goes back in the history of the tab.
pub(crate) fn back() {
    let _ = gloo::utils::history().back();
}

/// Reports that the person went back or forward, or followed or typed a link, while the listeners live.
pub(crate) fn watch(on_change: impl Fn() + Clone + 'static) -> [EventListener; 2] {
    let window = gloo::utils::window();
    let changed = on_change.clone();
    [
        EventListener::new(&window, "popstate", move |_| on_change()),
        EventListener::new(&window, "hashchange", move |_| changed()),
    ]
}

/// Reads a value of a query, such as `at=3` in `game=abc&at=3`.
pub(crate) fn query_value(query: &str, name: &str) -> Option<String> {
    UrlSearchParams::new_with_str(query).ok()?.get(name)
}

/// Writes a query.
pub(crate) fn query<'a>(values: impl IntoIterator<Item = (&'a str, &'a str)>) -> String {
    let written = |(name, value)| format!("{name}={}", String::from(js_sys::encode_uri_component(value)));
    values.into_iter().map(written).collect::<Vec<_>>().join("&")
}
