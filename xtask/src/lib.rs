//! The project's only build program, `cargo xtask`, and what the tests share with it: the static file server, compressed
//! sizes, and what a release breaks.

#![allow(clippy::must_use_candidate, reason = "a crate of this repository alone")]
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program for the terminal")]

pub mod cli;
pub mod release;
pub mod serve;
pub mod size;

mod bench;
mod command;
mod engine;
mod files;
mod package;
mod page;
mod progress;
mod results;
mod test;
mod tools;
mod wasm;
