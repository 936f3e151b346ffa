//! Answering a task on the board: what the exercises of the course, puzzles and the exercises of mistakes have in common.

mod action;
mod draft;
mod notice;
mod task;

pub use action::AnswerAction;
pub use draft::AnswerDraft;
pub use notice::{AnswerEvent, AnswerNotice, Help};
pub(in crate::activities) use task::{AnswerTask, is_press};
