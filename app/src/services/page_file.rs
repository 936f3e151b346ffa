//! Texts among the page's own files.

use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

use super::page;

/// A file of the page could not be loaded: the server does not answer, or no longer has this build.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PageFileError;

/// Loads a file, whose address is relative to the page. The request is made before this function returns. After the
/// first visit the service worker answers, also offline.
pub(crate) fn load(file: &str) -> impl Future<Output = Result<String, PageFileError>> + use<> {
    let answer = gloo::utils::window().fetch_with_str(&page::address_of(file));
    async move {
        let answer = JsFuture::from(answer).await;
        let response: Response =
            answer.ok().and_then(|answer| answer.dyn_into().ok()).ok_or(PageFileError)?;
        if !response.ok() {
            return Err(PageFileError);
        }
        let text = JsFuture::from(response.text().map_err(|_| PageFileError)?).await;
        text.ok().and_then(|text| text.as_string()).ok_or(PageFileError)
    }
}
