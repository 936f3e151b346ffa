//! The system's own sharing, where it has one.

use js_sys::{Array, Reflect, Uint8Array};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{File, FilePropertyBag, ShareData};

/// Whether the system has one.
pub(crate) fn is_possible() -> bool {
    let navigator: JsValue = gloo::utils::window().navigator().into();
    Reflect::has(&navigator, &"share".into()).unwrap_or(false)
}

/// Whether it takes files.
pub(crate) fn takes_files() -> bool {
    let navigator = gloo::utils::window().navigator();
    let can_ask = Reflect::has(&navigator, &"canShare".into()).unwrap_or(false);
    can_ask && file("board.png", "image/png", &[]).is_some_and(|data| navigator.can_share_with_data(&data))
}

/// Offers an address. The person may choose nothing, and that is no failure.
pub(crate) fn offer(title: &str, address: &str) {
    let data = ShareData::new();
    data.set_title(title);
    data.set_url(address);
    share(&data);
}

/// Offers a file.
pub(crate) fn offer_file(name: &str, kind: &str, bytes: &[u8]) {
    if let Some(data) = file(name, kind, bytes) {
        share(&data);
    }
}

fn file(name: &str, kind: &str, bytes: &[u8]) -> Option<ShareData> {
    let properties = FilePropertyBag::new();
    properties.set_type(kind);
    let parts = Array::of1(&Uint8Array::from(bytes));
    let file = File::new_with_u8_array_sequence_and_options(&parts, name, &properties).ok()?;
    let data = ShareData::new();
    data.set_files(&Array::of1(&file));
    Some(data)
}

fn share(data: &ShareData) {
    let shared = gloo::utils::window().navigator().share_with_data(data);
    spawn_local(async move {
        let _ = JsFuture::from(shared).await;
    });
}
