//! Exercises that are made of mistakes.

mod entry;
mod panel;
mod screen;
mod summary;

pub(crate) use entry::LearnEntry;
pub(crate) use screen::Learn;
