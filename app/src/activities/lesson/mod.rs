//! The course: lessons on the board, with exercises that the rules judge.
//!
//! A [`LessonName`] has exercises. Each is a position, a [`LessonTask`] in a small language, and one right answer; any
//! other right answer counts, too, and a wrong one gets a [`LessonFault`]. [`LessonState`] leads through them, and
//! [`CourseProgress`] keeps what was done. Everything is pure and tested natively.

mod action;
mod board_view;
mod catalogue;
mod fault;
mod judge;
mod lesson_exercise;
mod lesson_name;
mod lesson_state;
mod progress;
mod task;
#[cfg(test)]
mod tests;

pub(crate) use action::LessonAction;
pub(crate) use fault::{LessonFault, WhyFree, WhyNoStep};
pub(crate) use lesson_exercise::{LessonExercise, NamedSquares};
pub(crate) use lesson_name::LessonName;
pub(crate) use lesson_state::{LessonStage, LessonState};
pub(crate) use progress::{CourseAction, CourseProgress};
pub(crate) use task::{LessonQuestion, LessonTask};
