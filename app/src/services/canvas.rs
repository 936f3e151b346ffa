//! Rasterised drawings, which copy much faster than they draw.

use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement};

use super::files::BlobAddress;

/// The number of device pixels per CSS pixel.
pub(crate) fn density() -> f64 {
    gloo::utils::window().device_pixel_ratio().max(1.0)
}

/// The address of an SVG document, for `<img>`.
pub(crate) fn picture_address(svg: &str) -> Result<BlobAddress, JsValue> {
    BlobAddress::new("image/svg+xml", &JsValue::from_str(svg))
}

/// Rasterises an SVG document to this size.
pub(crate) async fn drawn(svg: &str, width: u32, height: u32) -> Result<HtmlCanvasElement, JsValue> {
    let address = picture_address(svg)?;
    let image = HtmlImageElement::new()?;
    image.set_src(address.as_str());
    let loaded = JsFuture::from(image.decode()).await;
    drop(address);
    loaded?;
    let canvas: HtmlCanvasElement = gloo::utils::document().create_element("canvas")?.unchecked_into();
    canvas.set_width(width);
    canvas.set_height(height);
    let context = context(&canvas).ok_or(JsValue::NULL)?;
    context.draw_image_with_html_image_element_and_dw_and_dh(
        &image,
        0.0,
        0.0,
        f64::from(width),
        f64::from(height),
    )?;
    Ok(canvas)
}

/// The drawing context of a canvas; `None` if the browser is out of memory.
pub(crate) fn context(canvas: &HtmlCanvasElement) -> Option<CanvasRenderingContext2d> {
    canvas.get_context("2d").ok()??.dyn_into().ok()
}
