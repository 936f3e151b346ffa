//! The ladder: a person's results against the ten opponents, and a rating.
//!
//! The opponents' ratings are those of the engine's levels, which were measured in matches and never change here. Only
//! the person's rating moves. Everything is pure and tested natively; the day comes from outside.

mod ladder_progress;
mod saved_ladder;
#[cfg(test)]
mod tests;

pub use ladder_progress::{LadderOffer, LadderProgress, LevelResults};
