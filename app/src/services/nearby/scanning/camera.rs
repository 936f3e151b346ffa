//! The camera of the device.

use js_sys::{Array, Object};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

use crate::services::nearby::dynamic::{call, get, set, text, wait_for};

/// Why there is no picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CameraFault {
    /// The person, or a setting, does not allow it.
    Forbidden,
    /// There is none, or another program uses it.
    Missing,
}

/// A camera that is on. It is off when this is dropped.
pub(crate) struct Camera(JsValue);

/// Whether the browser lets pages use cameras at all.
pub(crate) fn has_camera() -> bool {
    get(&devices(), "getUserMedia").is_function()
}

fn devices() -> JsValue {
    get(&gloo::utils::window().navigator(), "mediaDevices")
}

impl Camera {
    /// Turns a camera on, that on the back if there are two, and shows its picture in a `<video>`.
    pub(crate) async fn show_in(video: &Element) -> Result<Camera, CameraFault> {
        let (wanted, side) = (Object::new(), Object::new());
        set(&side, "facingMode", "environment");
        set(&wanted, "video", side);
        let stream = wait_for(&devices(), "getUserMedia", &Array::of1(&wanted)).await;
        let stream = stream.map_err(|error| match text(&error, "name").as_deref() {
            Some("NotAllowedError" | "SecurityError") => CameraFault::Forbidden,
            _ => CameraFault::Missing,
        })?;
        let camera = Camera(stream.clone());
        set(video, "srcObject", stream);
        wait_for(video, "play", &Array::new()).await.map_err(|_| CameraFault::Missing)?;
        Ok(camera)
    }
}

impl Drop for Camera {
    fn drop(&mut self) {
        let tracks = call(&self.0, "getTracks", &Array::new());
        for track in tracks.ok().and_then(|tracks| tracks.dyn_into::<Array>().ok()).unwrap_or_default() {
            // Stopping never throws.
            let _ = call(&track, "stop", &Array::new());
        }
    }
}
