//! The project's Rust sources as data, parsed with `syn`, for the structure tests.
//!
//! - [`Crate`]: a crate's modules, without code that is only compiled for tests.
//! - [`public_api`]: the public items of a crate, one per line.
//! - [`Dependencies`]: the dependencies between files, and the cycles among them.
//!
//! Name resolution covers only what these tests need: modules, imports and re-exports of one crate. It does not expand
//! macros.

mod dependencies;
mod imports;
mod module;
mod names;
mod print;
mod public_api;

pub use dependencies::{Cycle, Dependencies};
pub use module::Crate;
pub use public_api::public_api;
