//! Whole-product tests. The tests are in `tests/`; here is what they share.
//!
//! - [`needs`]: what a test needs from outside the project, and how it says that it did not run.
//! - [`game_page`]: the page's board and controls, used and read as a player does.
//! - [`files`]: looking through folders.
//! - [`rust_source`]: the project's Rust sources as data: modules, names, public items, dependencies.
//! - [`browser`]: real browsers, driven by sentences such as `page.click("[data-square=e2]")`.
#![allow(
    clippy::missing_panics_doc,
    clippy::print_stderr,
    reason = "a panic is how a test fails, and the error stream is where it says why"
)]

pub mod browser;
pub mod files;
pub mod game_page;
pub mod needs;
pub mod rust_source;
