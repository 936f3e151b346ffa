//! The tokens of a turn, and positions as text.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "../common/mod.rs"]
mod common;

mod positions;
mod words;
