//! The exercises of the course with their answers, from the model of the page.

use ansa_model::activities::lesson::wrong_answers::WRONG;
use ansa_model::activities::lesson::{LessonName, LessonTask};

/// How an exercise is answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum AnswerKind {
    /// Steps or pieces are typed.
    Typed,
    /// Squares are marked.
    Squares,
    /// One of two turns is chosen by its number.
    Choice,
}

/// An exercise with its answers.
#[derive(Clone, Copy, Debug)]
pub(super) struct CourseExercise {
    /// The name of the lesson in addresses.
    pub(super) lesson: &'static str,
    /// The index in the lesson, and the number of exercises there.
    pub(super) index: usize,
    pub(super) count: usize,
    pub(super) kind: AnswerKind,
    pub(super) wrong: &'static str,
    pub(super) right: &'static str,
}

/// All exercises, in the order of the course.
pub(super) fn exercises() -> Vec<CourseExercise> {
    let of = |lesson: LessonName| {
        let all = lesson.exercises();
        all.iter().enumerate().map(move |(index, exercise)| {
            let wrong = WRONG.iter().find(|wrong| (wrong.0, wrong.1) == (lesson, index));
            CourseExercise {
                lesson: lesson.key(),
                index,
                count: all.len(),
                kind: match exercise.task {
                    LessonTask::Turn(_) | LessonTask::Setup(_) => AnswerKind::Typed,
                    LessonTask::Squares(_) => AnswerKind::Squares,
                    LessonTask::Choice(..) => AnswerKind::Choice,
                },
                wrong: wrong.unwrap().2,
                right: exercise.solution,
            }
        })
    };
    LessonName::ALL.into_iter().flat_map(of).collect()
}
