//! Shared code of the whole-product tests in `tests/`.
//!
//! - [`needs`]: tools that tests need from outside the project, and how a test reports that it did not run.
//! - [`game_page`]: the page's board and controls, used as a player does.
//! - [`files`]: lists files.
//! - [`rust_source`]: the project's Rust sources as data: modules, names, dependencies.
//! - [`api_snapshot`]: compares public interfaces with those recorded.
//! - [`code_blocks`]: the code in documents, which tests run.
//! - [`browser`]: real browsers, controlled with calls such as `page.click("[data-square=e2]")`.
#![allow(
    clippy::missing_panics_doc,
    clippy::print_stderr,
    reason = "a panic is how a test fails, and the error stream is where it says why"
)]

pub mod api_snapshot;
pub mod browser;
pub mod code_blocks;
pub mod files;
pub mod game_page;
pub mod needs;
pub mod rust_source;
