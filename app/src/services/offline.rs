//! The service worker, which keeps the page for use without a network.

use wasm_bindgen_futures::{JsFuture, spawn_local};

/// The service worker's address, relative to the page.
const WORKER: &str = "./sw.js";

/// Registers the service worker. Where there is none the page works as before, but needs the network; that is told
/// to nobody, as there is nothing that a player could do about it.
pub(crate) fn register() {
    let window = gloo::utils::window();
    if !window.is_secure_context() {
        return;
    }
    let workers = window.navigator().service_worker();
    spawn_local(async move {
        if JsFuture::from(workers.register(WORKER)).await.is_err() {
            return;
        }
        let Ok(ready) = workers.ready() else { return };
        if JsFuture::from(ready).await.is_ok()
            && let Some(root) = gloo::utils::document().document_element()
        {
            let _ = root.set_attribute("data-offline", "ready");
        }
    });
}
