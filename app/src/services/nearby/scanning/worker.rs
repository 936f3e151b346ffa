//! The worker that reads codes. A picture can make the reader panic, which must not take the page down.

#![allow(unsafe_code, reason = "`wasm_split` declares the functions of the other file as foreign ones")]
#![allow(clippy::unnecessary_wraps, reason = "`wasm_split` adds the error")]

use gloo::events::EventListener;
use js_sys::{Array, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::services::nearby::dynamic::text;
use ansa_model::share::read_qr_codes;

/// The name of the worker, by which the program knows what to do.
pub(super) const NAME: &str = "codes";

/// Whether this worker is the one that reads codes.
pub(crate) fn is_code_worker() -> bool {
    text(&js_sys::global(), "name").as_deref() == Some(NAME)
}

/// Answers each picture, a width and the lightness of pixels, with the texts of its codes.
pub(crate) fn serve_codes() {
    spawn_local(async {
        match part().await {
            Ok(serve) => serve(),
            // The page hears of an exception, and of nothing else.
            Err(_) => wasm_bindgen::throw_str("a part of the program is missing"),
        }
    });
}

fn listen() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let answer = scope.clone();
    EventListener::new(&scope, "message", move |event| {
        let data = event.dyn_ref::<MessageEvent>().map(MessageEvent::data);
        let found = data.and_then(|data| picture(&data)).map(|(width, grey)| read_qr_codes(width, grey));
        let found: Array = found.unwrap_or_default().iter().map(|text| JsValue::from_str(text)).collect();
        // Texts can be copied to the page.
        let _ = answer.post_message(&found);
    })
    .forget();
    let _ = scope.post_message(&JsValue::NULL);
}

fn picture(data: &JsValue) -> Option<(usize, Vec<u8>)> {
    let parts: &Array = data.dyn_ref()?;
    let grey: Uint8Array = parts.get(1).dyn_into().ok()?;
    Some((parts.get(0).as_f64()? as usize, grey.to_vec()))
}

#[wasm_split(codes, fallible)]
fn part() -> Result<fn(), SplitLoaderError> {
    Ok(listen)
}
