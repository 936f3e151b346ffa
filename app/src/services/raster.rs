//! Drawings as pixels: for a file, and for an animation.

use js_sys::{Function, Promise, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Blob;

use super::canvas;

/// The bytes of a PNG file of an SVG document, in this size.
///
/// # Errors
/// The browser can't draw it, or does not give its pixels away.
pub(crate) async fn png(svg: &str, (width, height): (u32, u32)) -> Result<Vec<u8>, JsValue> {
    let canvas = canvas::drawn(svg, width, height).await?;
    let mut refused = None;
    let blob = Promise::new(&mut |resolve: Function, _| refused = canvas.to_blob(&resolve).err());
    if let Some(refused) = refused {
        return Err(refused);
    }
    let blob: Blob = JsFuture::from(blob).await?.dyn_into()?;
    let bytes = JsFuture::from(blob.array_buffer()).await?;
    Ok(Uint8Array::new(&bytes).to_vec())
}

/// The red, green, blue and opacity of each pixel of an SVG document, in this size.
///
/// # Errors
/// The browser can't draw it, or does not give its pixels away.
pub(crate) async fn pixels(svg: &str, (width, height): (u32, u32)) -> Result<Vec<u8>, JsValue> {
    let canvas = canvas::drawn(svg, width, height).await?;
    let context = canvas::context(&canvas).ok_or(JsValue::NULL)?;
    let image = context.get_image_data(0.0, 0.0, f64::from(width), f64::from(height))?;
    Ok(image.data().0)
}
