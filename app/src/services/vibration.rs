//! Vibration.

use js_sys::{Array, Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// Vibrates in a pattern: milliseconds on, off, on. Does nothing on devices that can't.
pub(crate) fn shake(pattern: &[u32]) {
    let Some(vibrate) = vibrate() else { return };
    let pattern: Array = pattern.iter().map(|&time| JsValue::from(time)).collect();
    // The result does not matter to the game.
    let _ = vibrate.call1(&gloo::utils::window().navigator(), &pattern);
}

/// Whether the browser supports vibration. Some do on devices that can't vibrate.
pub(crate) fn exists() -> bool {
    vibrate().is_some()
}

fn vibrate() -> Option<Function> {
    let navigator = gloo::utils::window().navigator();
    Reflect::get(&navigator, &"vibrate".into()).ok()?.dyn_into().ok()
}
