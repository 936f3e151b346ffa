//! Tests of the public interface.
#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test fails by panicking")]

mod changes;
mod common;
mod formats;
mod pairing;
mod saved;
mod scale;
mod standings;
mod text;
