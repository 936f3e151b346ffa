//! The project's Rust sources as data, parsed with `syn`, for the structure tests.
//!
//! - [`Crate`]: a crate's modules, without code that is only compiled for tests.
//! - [`Dependencies`]: the dependencies between files, and the cycles among them.
//!
//! Name resolution covers only what these tests need: modules, imports and re-exports of one crate. It does not expand
//! macros.

mod dependencies;
mod imports;
mod module;
mod names;

pub use dependencies::{Cycle, Dependencies};
pub use module::Crate;
