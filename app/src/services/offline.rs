//! The service worker, which keeps the page for use without a network.

use gloo::events::EventListener;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{ServiceWorkerContainer, ServiceWorkerRegistration};

use super::page;

/// The service worker's address, relative to the page.
const WORKER: &str = "./sw.js";
/// What a new service worker is told when it may replace the old one; `sw.js` knows it.
const TAKE_OVER: &str = "take over";

/// Registers the service worker. Where there is none the page works as before, but needs the network; that is told
/// to nobody, as there is nothing that a player could do about it.
pub(crate) fn register() {
    let window = gloo::utils::window();
    if !window.is_secure_context() {
        return;
    }
    let workers = window.navigator().service_worker();
    spawn_local(async move {
        // An error here means that the browser keeps nothing, as in some private windows.
        let _ = keep(workers).await;
    });
}

async fn keep(workers: ServiceWorkerContainer) -> Result<(), JsValue> {
    let registration = JsFuture::from(workers.register(WORKER)).await?;
    take_new_version(&workers, &registration.unchecked_into());
    JsFuture::from(workers.ready()?).await?;
    if let Some(root) = gloo::utils::document().document_element() {
        root.set_attribute("data-offline", "ready")?;
    }
    Ok(())
}

/// A version that was fetched during an earlier visit replaces this one now, when nothing has been done yet; the page
/// is loaded again from it. One that comes later waits for the next visit.
fn take_new_version(workers: &ServiceWorkerContainer, registration: &ServiceWorkerRegistration) {
    if workers.controller().is_none() {
        // The first version of all is on its way to its place: there is nothing to replace, and nothing to load again.
        return;
    }
    let Some(waiting) = registration.waiting() else { return };
    // Where it can't be loaded again the old page goes on.
    EventListener::once(workers, "controllerchange", |_| page::load_anew()).forget();
    // A worker that does not hear it takes over at the next visit.
    let _ = waiting.post_message(&TAKE_OVER.into());
}
