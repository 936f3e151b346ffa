//! Shaking the device.

use js_sys::{Array, Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// Shakes the device: so many milliseconds on, off, on. Devices that can't do so stay still.
pub(crate) fn shake(pattern: &[u32]) {
    let Some(vibrate) = vibrate() else { return };
    let pattern: Array = pattern.iter().map(|&time| JsValue::from(time)).collect();
    // What it answers or throws does not matter to the game.
    let _ = vibrate.call1(&gloo::utils::window().navigator(), &pattern);
}

/// Whether this browser knows how to shake a device. Some do that have none to shake.
pub(crate) fn exists() -> bool {
    vibrate().is_some()
}

fn vibrate() -> Option<Function> {
    let navigator = gloo::utils::window().navigator();
    Reflect::get(&navigator, &"vibrate".into()).ok()?.dyn_into().ok()
}
