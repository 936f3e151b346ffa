//! Activities: what a person does with a document. Each owns its state, and none knows another.

pub mod answer;
pub mod editor;
pub mod engine;
mod feedback;
pub mod glicko;
mod history;
pub mod ladder;
pub mod learn;
pub mod leitner;
pub mod lesson;
mod material;
mod paths;
pub mod play;
pub mod puzzle;
pub mod rated_game;
pub mod study;
pub mod verdict;

pub use feedback::{Feedback, Tone};
pub use paths::turn_arrows;
