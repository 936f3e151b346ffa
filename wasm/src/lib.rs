//! The JavaScript API over `ansa-core`: games, and the engine as its worker drives it.
//!
//! Everything that is handed in may be of any type and any content: it is refused with an error that has a code, never
//! with a panic. Everything that is handed out is a plain value.

#[cfg(feature = "engine")]
mod aei;
#[cfg(feature = "engine")]
mod engine;
mod error;
#[cfg(feature = "rules")]
mod game;
mod input;
mod view;

#[cfg(feature = "engine")]
pub use aei::RawAei;
#[cfg(feature = "engine")]
pub use engine::RawEngine;
pub use error::ArimaaError;
#[cfg(feature = "rules")]
pub use game::Game;
pub use input::MAX_TEXT;

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.d.ts");

/// Sends the message of a panic to the console; a panic is a fault in this package.
#[wasm_bindgen(start, skip_typescript)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// The version of this package, as in `package.json`.
#[wasm_bindgen]
#[must_use]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}
