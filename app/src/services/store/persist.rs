//! Asking the browser to keep what it has.

use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

/// Asks the browser not to delete saved games by itself, and returns whether it will not. Some browsers ask the user.
pub(crate) async fn persist() -> bool {
    ask().await.is_ok_and(|answer| answer.is_truthy())
}

async fn ask() -> Result<JsValue, JsValue> {
    let window = gloo::utils::window();
    if !window.is_secure_context() {
        return Ok(JsValue::FALSE);
    }
    let storage = window.navigator().storage();
    let kept = JsFuture::from(storage.persisted()?).await?;
    if kept.is_truthy() { Ok(kept) } else { JsFuture::from(storage.persist()?).await }
}
