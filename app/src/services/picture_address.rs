//! Addresses of pictures that the page has made.

use js_sys::Array;
use wasm_bindgen::JsValue;
use web_sys::{Blob, BlobPropertyBag, Url};

/// The address of an SVG document, for `<img>`. It is valid while this value lives.
#[derive(PartialEq, Debug)]
pub(crate) struct PictureAddress(String);

impl PictureAddress {
    /// The address of a document.
    ///
    /// # Errors
    /// The browser gives none.
    pub(crate) fn of(svg: &str) -> Result<PictureAddress, JsValue> {
        let properties = BlobPropertyBag::new();
        properties.set_type("image/svg+xml");
        let blob =
            Blob::new_with_str_sequence_and_options(&Array::of1(&JsValue::from_str(svg)), &properties)?;
        Url::create_object_url_with_blob(&blob).map(PictureAddress)
    }

    /// The address as text.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

impl Drop for PictureAddress {
    fn drop(&mut self) {
        // It can't fail for an address that the browser has given.
        let _ = Url::revoke_object_url(&self.0);
    }
}
