//! Tests of the whole product: its files, its programs, its packages and its pages. They are one program, so they share
//! browsers, and no part waits for the longest test of the one before.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod aei;
mod built;
#[cfg(target_os = "linux")]
mod cluster;
mod documents;
mod harness;
mod javascript;
mod levels;
mod package;
mod page;
mod public_api;
mod self_play;
mod structure;
mod texts;
