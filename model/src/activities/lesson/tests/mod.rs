//! The course: each exercise solved and failed, its words compared with its position, and the saved progress.

mod exercises;
mod newcomers;
mod progress;
mod state;
mod strength;

use ansa_board::BoardEvent;
use ansa_core::Square;

use super::*;
use crate::Apply;
use crate::activities::answer::{AnswerAction, AnswerEvent, AnswerNotice, Help};
use crate::entry::EntryAction;

/// Gives an answer: a turn or a setup in the notation of records, squares, or the number of a turn.
fn give(state: &mut LessonState, text: &str) -> Option<CourseAction> {
    match state.exercise().expect("an exercise").task {
        LessonTask::Turn(_) | LessonTask::Setup(_) => drop(state.apply(EntryAction::Type(text.to_owned()))),
        LessonTask::Squares(_) => {
            for square in text.split_whitespace() {
                state.apply(BoardEvent::Press(square.parse::<Square>().expect("a square")));
            }
        }
        LessonTask::Choice(..) => {
            state.apply(LessonAction::Choose(text.parse::<usize>().expect("a number") - 1));
        }
    }
    state.apply(AnswerAction::End)
}
