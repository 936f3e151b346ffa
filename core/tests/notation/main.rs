//! The words of a turn and the text of positions.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "../common/mod.rs"]
mod common;

mod positions;
mod words;
