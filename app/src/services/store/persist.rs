//! Asks the browser for persistent storage.

use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

/// Asks the browser not to evict saved games, and returns whether it agreed. Some browsers ask the user.
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
