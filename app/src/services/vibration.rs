//! Vibration.

use js_sys::{Array, Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// Vibrates in a pattern: milliseconds on, off, on. Does nothing on devices that can't.
pub(crate) fn vibrate(pattern: &[u32]) {
    let Some(vibrate) = api() else { return };
    let pattern: Array = pattern.iter().map(|&time| JsValue::from(time)).collect();
    // The result does not matter to the game.
    let _ = vibrate.call1(&gloo::utils::window().navigator(), &pattern);
}

/// Whether the browser supports vibration. Some do on devices that can't vibrate.
pub(crate) fn exists() -> bool {
    api().is_some()
}

fn api() -> Option<Function> {
    let navigator = gloo::utils::window().navigator();
    Reflect::get(&navigator, &"vibrate".into()).ok()?.dyn_into().ok()
}
