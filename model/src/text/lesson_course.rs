//! Texts of the lessons: what each is about, and those of its exercises.

use ansa_texts::lesson_course::BY_ID;

use crate::activities::lesson::LessonName;

pub fn title(lesson: LessonName) -> &'static str {
    BY_ID.text(lesson.key()).unwrap_or_default()
}

pub fn about(lesson: LessonName) -> &'static str {
    BY_ID.text(&format!("{lesson}.about")).unwrap_or_default()
}

/// The task of an exercise; empty if the lesson has no such exercise.
pub fn ask(lesson: LessonName, exercise: usize) -> String {
    text(lesson, exercise, "")
}

pub fn hint(lesson: LessonName, exercise: usize) -> String {
    text(lesson, exercise, ".hint")
}

/// What there is to remember after a right answer.
pub fn right(lesson: LessonName, exercise: usize) -> String {
    text(lesson, exercise, ".right")
}

fn text(lesson: LessonName, exercise: usize, attribute: &str) -> String {
    let squares = lesson.exercises().get(exercise).map(|exercise| exercise.names).unwrap_or_default();
    let named: Vec<_> =
        ["a", "b", "c", "d"].into_iter().zip(squares).map(|(name, &square)| (name, square.into())).collect();
    BY_ID.format(&format!("{lesson}-{}{attribute}", exercise + 1), &named).unwrap_or_default()
}

#[cfg(test)]
mod tests;
