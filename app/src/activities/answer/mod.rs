//! Answering a task on the board: what the exercises of the course, puzzles and the exercises of mistakes have in common.

mod action;
mod draft;
mod notice;
mod task;

pub(crate) use action::AnswerAction;
pub(crate) use draft::AnswerDraft;
pub(crate) use notice::{AnswerEvent, AnswerNotice, Help};
pub(in crate::activities) use task::{AnswerTask, is_press};
