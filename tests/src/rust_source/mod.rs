//! The project's Rust sources as data, read with `syn`: what the structure tests look at.
//!
//! - [`Crate`]: a crate's modules, without what is only compiled for tests.
//! - [`public_api`]: the public items of a crate, a line each.
//! - [`TypeDefinition`]: a type that a crate defines.
//! - [`Dependencies`]: which file uses which, and the circles among them.
//!
//! Names are resolved as far as these tests need it: through modules, imports and re-exports of one crate. What macros
//! generate is not seen.

mod dependencies;
mod module;
mod names;
mod print;
mod public_api;
mod types;

pub use dependencies::{Circle, Dependencies};
pub use module::Crate;
pub use public_api::public_api;
pub use types::TypeDefinition;
