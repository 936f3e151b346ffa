//! The clipboard.

use wasm_bindgen_futures::JsFuture;

/// Puts a text into the clipboard.
///
/// # Errors
/// A sentence that says that it did not work.
pub(crate) async fn copy(text: &str) -> Result<(), String> {
    let refused = || crate::text::label::COPY_REFUSED.to_owned();
    // Pages that were not loaded safely have no clipboard at all.
    if !gloo::utils::window().is_secure_context() {
        return Err(refused());
    }
    let written = gloo::utils::window().navigator().clipboard().write_text(text);
    JsFuture::from(written).await.map(drop).map_err(|_| refused())
}
