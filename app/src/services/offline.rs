//! The service worker, which caches the page for offline use.

use ansa_texts::language;
use gloo::events::EventListener;
use js_sys::{Array, Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{MessageChannel, ServiceWorkerContainer, ServiceWorkerRegistration};

use super::{page, time};

/// The service worker's address, relative to the page. On a first visit, the language of the page is in its query.
const WORKER: &str = "./sw.js";
/// The message that lets a new service worker replace the old one. `sw.js` expects it.
const TAKE_OVER: &str = "take over";
/// The property of the message that names the language whose texts are to be cached. `sw.js` expects it, and answers.
const KEEP_TEXTS: &str = "keepTexts";
/// Milliseconds from the start of the program to the registration on the first visit. The service worker then fetches
/// every file. During the start of the program, that doubled the total blocking time.
const FIRST_VISIT_DELAY: u32 = 2_000;

/// Registers the service worker. Without one the page works, but needs the network. This is not reported, because the
/// user can't do anything about it. `on_ready` is called once a first visit has stored every file.
pub(crate) fn register(on_ready: impl FnOnce() + 'static) {
    let window = gloo::utils::window();
    if !window.is_secure_context() {
        return;
    }
    let workers = window.navigator().service_worker();
    spawn_local(async move {
        // Fails if the browser stores nothing, as in some private windows.
        let _ = keep(workers, on_ready).await;
    });
}

async fn keep(workers: ServiceWorkerContainer, on_ready: impl FnOnce()) -> Result<(), JsValue> {
    let is_first_visit = workers.controller().is_none();
    if is_first_visit {
        time::wait(FIRST_VISIT_DELAY).await;
    }
    let known = JsFuture::from(workers.get_registration()).await?;
    let registration: ServiceWorkerRegistration = if known.is_undefined() {
        let worker = format!("{WORKER}?lang={}", language().folder());
        JsFuture::from(workers.register(&worker)).await?.unchecked_into()
    } else {
        // Its address stays the same whatever the language is now: another one would be another worker.
        let known: ServiceWorkerRegistration = known.unchecked_into();
        // Without a network there is no update.
        let _ = JsFuture::from(known.update()?).await;
        known
    };
    if !is_first_visit {
        take_new_version(&workers, &registration);
    }
    keep_texts(&workers).await?;
    if let Some(root) = gloo::utils::document().document_element() {
        root.set_attribute("data-offline", "ready")?;
    }
    if is_first_visit {
        on_ready();
    }
    Ok(())
}

/// Lets the service worker cache the texts in the language of the page. Without one, the page needs the network for them.
pub(crate) fn keep_language() {
    let window = gloo::utils::window();
    if window.is_secure_context() {
        spawn_local(async move {
            let _ = keep_texts(&window.navigator().service_worker()).await;
        });
    }
}

/// Waits until the service worker has cached the texts in the language of the page.
async fn keep_texts(workers: &ServiceWorkerContainer) -> Result<(), JsValue> {
    let registration: ServiceWorkerRegistration = JsFuture::from(workers.ready()?).await?.unchecked_into();
    let Some(worker) = registration.active() else { return Ok(()) };
    let channel = MessageChannel::new()?;
    let answered = Promise::new(&mut |done, _| channel.port1().set_onmessage(Some(&done)));
    let message = Object::new();
    Reflect::set(&message, &KEEP_TEXTS.into(), &language().folder().into())?;
    worker.post_message_with_transferable(&message, &Array::of1(&channel.port2()))?;
    JsFuture::from(answered).await?;
    Ok(())
}

/// Activates a version that was fetched during an earlier visit, and reloads the page, because nothing has been done
/// on it yet. A version that arrives later waits for the next visit.
fn take_new_version(workers: &ServiceWorkerContainer, registration: &ServiceWorkerRegistration) {
    let Some(waiting) = registration.waiting() else { return };
    // If the reload fails, the old page continues to work.
    EventListener::once(workers, "controllerchange", |_| page::load_anew()).forget();
    // A worker that misses the message takes over at the next visit.
    let _ = waiting.post_message(&TAKE_OVER.into());
}
