//! Everything that is read from text and written to it.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "../common/mod.rs"]
mod common;
#[path = "../common/properties.rs"]
mod properties;

mod archives;
mod clocks;
mod mutation;
mod positions;
mod random_record;
mod records;
mod words;
