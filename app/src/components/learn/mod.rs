//! Exercises that are made of mistakes.

mod entry;
mod game_exercises;
mod panel;
mod review;
mod screen;
mod summary;

pub(crate) use entry::LearnEntry;
pub(crate) use game_exercises::GameExercises;
pub(crate) use review::Review;
