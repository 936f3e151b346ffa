//! The tests of the library from outside. They are one program, because each program of its own would be compiled with
//! the helpers in `common` again, and the machine would wait for the longest test of each.
#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test fails by panicking")]

mod causes;
mod clock;
mod common;
mod game;
mod legal_turns;
mod levels;
mod naive;
mod notation;
mod overlays;
mod properties;
mod puzzles;
mod recognise;
mod record;
mod rules;
mod threats;
mod twin;
mod vectors;
