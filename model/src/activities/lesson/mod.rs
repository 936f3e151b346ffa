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
#[cfg(any(test, feature = "testing"))]
pub mod wrong_answers;

pub use action::LessonAction;
pub use fault::{LessonFault, WhyFree, WhyNoStep};
pub use lesson_exercise::LessonExercise;
pub use lesson_name::LessonName;
pub use lesson_state::{LessonStage, LessonState};
pub use progress::{CourseAction, CourseProgress};
pub use task::{LessonQuestion, LessonTask};
