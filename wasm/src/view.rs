//! What JavaScript gets: plain objects made of texts and numbers. Their TypeScript types are in `types.d.ts`.

use ansa_core::Side;
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

/// The value as a plain object; what is `None` is left out or `undefined`.
pub(crate) fn to_js(value: &impl Serialize) -> JsValue {
    // Only values that JavaScript has no type for fail, and there are none below.
    value.serialize(&Serializer::new()).unwrap_or(JsValue::UNDEFINED)
}

/// The name of a side.
pub(crate) const fn side_name(side: Side) -> &'static str {
    match side {
        Side::Gold => "gold",
        Side::Silver => "silver",
    }
}
