//! Tests of the whole product: its files, its programs, its packages and its pages. They are one program, so they share
//! browsers, and no core waits for the longest test of each part.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod aei;
mod built;
mod documents;
mod harness;
mod history;
mod javascript;
mod levels;
mod package;
mod page;
mod public_api;
mod self_play;
mod structure;
