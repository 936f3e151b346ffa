//! Tests that run the program `ansa`, one file for each group of commands.
#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test fails by panicking")]

mod aei;
mod analyse;
mod judge;
mod matches;
#[cfg(unix)]
mod plan;
mod puzzle;
mod selfplay;
mod suite;
mod tables;
mod tournaments;
mod turns;
