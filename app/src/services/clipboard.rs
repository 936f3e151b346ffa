//! The clipboard.

use wasm_bindgen_futures::JsFuture;

/// Copies a text to the clipboard.
///
/// # Errors
/// A message that says that copying failed.
pub(crate) async fn copy(text: &str) -> Result<(), String> {
    let refused = || crate::text::label::COPY_REFUSED.to_owned();
    // Insecure contexts have no clipboard.
    if !gloo::utils::window().is_secure_context() {
        return Err(refused());
    }
    let written = gloo::utils::window().navigator().clipboard().write_text(text);
    JsFuture::from(written).await.map(drop).map_err(|_| refused())
}
