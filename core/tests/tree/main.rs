//! Records as games: trees, replays and judgements.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "../common/mod.rs"]
mod common;

mod edits;
mod judging;
mod random_play;
mod real_games;
mod refusals;
mod whole_games;
