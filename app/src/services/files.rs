//! Downloads and uploads.

use gloo::timers::callback::Timeout;
use js_sys::{Array, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, File, FileList, HtmlAnchorElement, Url};

use ansa_model::formats::file_name;
use ansa_model::text::saving as words;

/// How long a browser may take to start a download before the contents are released.
const RELEASE_AFTER: u32 = 60_000;

/// Downloads a text as a file with this name, or the most similar one that every system allows.
pub(crate) fn download(name: &str, kind: &str, text: &str) -> Result<(), String> {
    offer(name, kind, &JsValue::from_str(text)).map_err(|_| words::download_refused().to_owned())
}

/// Downloads bytes as a file with this name, or the most similar one that every system allows.
pub(crate) fn download_bytes(name: &str, kind: &str, bytes: &[u8]) -> Result<(), String> {
    let bytes: JsValue = Uint8Array::from(bytes).into();
    offer(name, kind, &bytes).map_err(|_| words::download_refused().to_owned())
}

fn offer(name: &str, kind: &str, contents: &JsValue) -> Result<(), JsValue> {
    let address = BlobAddress::new(kind, contents)?;
    let link: HtmlAnchorElement = gloo::utils::document().create_element("a")?.unchecked_into();
    link.set_href(address.as_str());
    link.set_download(&file_name(name));
    link.click();
    Timeout::new(RELEASE_AFTER, move || drop(address)).forget();
    Ok(())
}

/// The address of contents that the page has made. It is valid while this value lives. That of gloo panics where the
/// browser gives none.
pub(crate) struct BlobAddress(String);

impl BlobAddress {
    pub(super) fn new(kind: &str, contents: &JsValue) -> Result<BlobAddress, JsValue> {
        let properties = BlobPropertyBag::new();
        properties.set_type(kind);
        // A sequence of parts of any kind: the name of the function tells only one.
        let blob = Blob::new_with_str_sequence_and_options(&Array::of1(contents), &properties)?;
        Url::create_object_url_with_blob(&blob).map(BlobAddress)
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

impl Drop for BlobAddress {
    fn drop(&mut self) {
        // It can't fail for an address that the browser has given.
        let _ = Url::revoke_object_url(&self.0);
    }
}

/// The text of a small file; `None` if the browser can't read it.
pub(crate) async fn read(file: &File) -> Option<String> {
    JsFuture::from(file.text()).await.ok()?.as_string()
}

pub(crate) fn all(list: Option<FileList>) -> Vec<File> {
    list.map_or(Vec::new(), |list| (0..list.length()).filter_map(|index| list.get(index)).collect())
}
