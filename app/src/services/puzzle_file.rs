//! The file of puzzles, one of the page's own files.

use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

use super::page;

/// Where it is, from the page.
const FILE: &str = "puzzles/puzzles.txt";

/// The file could not be loaded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PuzzleFetchError;

/// Loads the file. After the first visit the service worker answers, also offline.
///
/// # Errors
/// Nobody answers, or the file is missing.
pub(crate) async fn load() -> Result<String, PuzzleFetchError> {
    let answer = JsFuture::from(gloo::utils::window().fetch_with_str(&page::address_of(FILE))).await;
    let response: Response = answer.ok().and_then(|answer| answer.dyn_into().ok()).ok_or(PuzzleFetchError)?;
    if !response.ok() {
        return Err(PuzzleFetchError);
    }
    let text = JsFuture::from(response.text().map_err(|_| PuzzleFetchError)?).await;
    text.ok().and_then(|text| text.as_string()).ok_or(PuzzleFetchError)
}
