//! Tests of the texts and of the files that they come from.
#![allow(clippy::expect_used, reason = "a test fails by panicking")]

mod english;
mod languages;
