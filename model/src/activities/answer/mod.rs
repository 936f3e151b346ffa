//! Answering a task on the board: what the exercises of the course, puzzles and the exercises of mistakes have in common.

mod draft;
mod task;

pub use draft::{AnswerDraft, AnswerEvent, AnswerNotice, Help};
pub use task::AnswerAction;
pub(in crate::activities) use task::{AnswerTask, is_press};
