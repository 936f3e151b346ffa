//! Tests of the library's public interface. They are one program: several would each compile the helpers in `common`,
//! and the longest test of each would run alone.
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
