//! The clipboard.

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::ClipboardEvent;

use super::keys::{FIELDS, enclosing};

/// Copies a text to the clipboard.
pub(crate) async fn copy(text: &str) -> Result<(), String> {
    let refused = || ansa_model::text::label::copy_refused().to_owned();
    // Insecure contexts have no clipboard.
    if !gloo::utils::window().is_secure_context() {
        return Err(refused());
    }
    let written = gloo::utils::window().navigator().clipboard().write_text(text);
    JsFuture::from(written).await.map(drop).map_err(|_| refused())
}

/// Calls `on_text` with each text that is pasted outside of fields and dialogs, while the listener lives.
pub(crate) fn watch_pastes(on_text: impl Fn(String) + 'static) -> EventListener {
    let options = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(&gloo::utils::document(), "paste", options, move |event| {
        let Some(event) = event.dyn_ref::<ClipboardEvent>() else { return };
        if enclosing(event, FIELDS).is_some() {
            return;
        }
        let text = event.clipboard_data().and_then(|data| data.get_data("text/plain").ok());
        if let Some(text) = text.filter(|text| !text.trim().is_empty()) {
            // The browser would paste it, too, into a field that takes the focus because of it.
            event.prevent_default();
            on_text(text);
        }
    })
}
