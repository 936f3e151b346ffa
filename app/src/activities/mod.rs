//! Activities: what a person does with a document. Each owns its state, and none knows another.

pub(crate) mod answer;
pub(crate) mod editor;
pub(crate) mod engine;
mod feedback;
pub(crate) mod glicko;
pub(crate) mod ladder;
pub(crate) mod learn;
pub(crate) mod leitner;
pub(crate) mod lesson;
mod material;
mod paths;
pub(crate) mod play;
pub(crate) mod puzzle;
pub(crate) mod rated_game;
pub(crate) mod study;
pub(crate) mod verdict;

pub(crate) use feedback::Tone;
