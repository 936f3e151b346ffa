//! The JavaScript API over `ansa-core`.

use wasm_bindgen::prelude::wasm_bindgen;

/// The version of this package, as in `package.json`.
#[wasm_bindgen]
#[must_use]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}
