//! The JavaScript API of `ansa-core`: games, and the engine that runs in a worker.
//!
//! Arguments may have any type and value: an invalid one throws an error with a code and never causes a panic. Returned
//! values are plain objects.

#![allow(clippy::must_use_candidate, reason = "a crate of this repository alone")]

#[cfg(feature = "engine")]
mod aei;
#[cfg(feature = "engine")]
mod clock;
#[cfg(feature = "engine")]
mod engine;
mod error;
#[cfg(feature = "rules")]
mod game;
mod input;
#[cfg(feature = "rules")]
mod position_builder;
#[cfg(feature = "review")]
mod review;
#[cfg(feature = "svg")]
mod svg;
#[cfg(feature = "rules")]
mod tree;
#[cfg(feature = "rules")]
mod turn_walk;
#[cfg(any(feature = "rules", feature = "engine", feature = "review"))]
mod view;

#[cfg(feature = "engine")]
pub use aei::RawAei;
#[cfg(feature = "engine")]
pub use engine::RawEngine;
pub use error::ArimaaError;
#[cfg(feature = "rules")]
pub use game::{Game, is_square, validate_position};
pub use input::MAX_TEXT;
#[cfg(feature = "rules")]
pub use position_builder::PositionBuilder;
#[cfg(feature = "review")]
pub use review::{causes_of, review_game, winning_chance};
#[cfg(feature = "svg")]
pub use svg::{to_animated_svg, to_svg};
#[cfg(feature = "rules")]
pub use tree::GameTree;

use wasm_bindgen::prelude::wasm_bindgen;

#[cfg(any(feature = "rules", feature = "engine"))]
#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.d.ts");

/// Prints the message of a panic to the console. A panic is a bug in this package.
#[wasm_bindgen(start, skip_typescript)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// The version of this package, as in `package.json`.
#[cfg(any(feature = "rules", feature = "engine"))]
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}
