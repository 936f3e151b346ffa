//! The system's own sharing, where it has one.

use js_sys::Reflect;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::ShareData;

/// Whether the system has one.
pub(crate) fn is_possible() -> bool {
    let navigator: JsValue = gloo::utils::window().navigator().into();
    Reflect::has(&navigator, &"share".into()).unwrap_or(false)
}

/// Offers an address. The person may choose nothing, and that is no failure.
pub(crate) fn offer(title: &str, address: &str) {
    let data = ShareData::new();
    data.set_title(title);
    data.set_url(address);
    let shared = gloo::utils::window().navigator().share_with_data(&data);
    spawn_local(async move {
        let _ = JsFuture::from(shared).await;
    });
}
