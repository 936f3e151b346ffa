//! The tests of the program `ansa` from outside, one file for each of its commands.
#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test fails by panicking")]

mod aei;
mod analyse;
mod judge;
mod matches;
mod puzzle;
mod selfplay;
mod suite;
mod turns;
