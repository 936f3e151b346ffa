//! Return values for JavaScript: plain objects of strings and numbers. Their TypeScript types are in `types.d.ts`.

#[cfg(any(feature = "rules", feature = "engine"))]
use ansa_core::Side;
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

/// Converts a value to a plain object. `None` is omitted or `undefined`.
pub(crate) fn to_js(value: &impl Serialize) -> JsValue {
    // Serialisation fails only for values without a JavaScript type, and there are none.
    value.serialize(&Serializer::new()).unwrap_or(JsValue::UNDEFINED)
}

/// The name of a side.
#[cfg(any(feature = "rules", feature = "engine"))]
pub(crate) const fn side_name(side: Side) -> &'static str {
    match side {
        Side::Gold => "gold",
        Side::Silver => "silver",
    }
}
