//! Texts of the lessons: what each is about, and the words of its exercises.

use super::part::Translated;
use crate::activities::lesson::{LessonExercise, LessonName, NamedSquares};

/// The words of an exercise. The squares are those that the exercise names.
#[derive(Clone, Copy)]
pub struct ExerciseWords {
    /// What is there to know, and what to do.
    pub(in crate::text) ask: fn(NamedSquares) -> String,
    /// What helps.
    pub(in crate::text) hint: fn(NamedSquares) -> String,
    /// What is there to remember after a right answer.
    pub(in crate::text) right: fn(NamedSquares) -> String,
}

/// The words of a lesson with so many exercises.
pub struct LessonWords<const EXERCISES: usize> {
    /// Its name.
    pub(in crate::text) title: &'static str,
    /// What it is about, in a few words.
    pub(in crate::text) about: &'static str,
    /// The words of its exercises.
    pub(in crate::text) exercises: [ExerciseWords; EXERCISES],
}

/// Declares the words of all lessons.
macro_rules! lessons {
    ($($lesson:ident: $name:ident * $exercises:literal,)*) => {
        /// The words of all lessons.
        pub struct LessonCourseWords {
            $(pub(in crate::text) $lesson: LessonWords<$exercises>,)*
        }

        /// The title of a lesson, what it is about, and the words of its exercises.
        fn of(lesson: LessonName) -> (&'static str, &'static str, &'static [ExerciseWords]) {
            let words = LessonCourseWords::current();
            match lesson {
                $(LessonName::$name => {
                    (words.$lesson.title, words.$lesson.about, &words.$lesson.exercises)
                })*
            }
        }
    };
}

lessons! {
    steps: Steps * 3,
    rabbits: Rabbits * 3,
    goal: Goal * 3,
    freezing: Freezing * 3,
    push: Push * 3,
    pull: Pull * 3,
    traps: Traps * 3,
    captures: Captures * 3,
    ends: Ends * 3,
    setup: Setup * 2,
    worth: Worth * 2,
    false_protection: FalseProtection * 2,
    trap_control: TrapControl * 2,
    elephant: Elephant * 2,
    horse_hostage: HorseHostage * 2,
    camel_hostage: CamelHostage * 2,
    frames: Frames * 2,
    phalanx: Phalanx * 2,
    fence: Fence * 2,
    rabbit_advance: RabbitAdvance * 2,
    goal_threats: GoalThreats * 2,
    defence: Defence * 2,
    races: Races * 2,
    blockade: Blockade * 2,
}

/// The title of a lesson.
pub fn title(lesson: LessonName) -> &'static str {
    of(lesson).0
}

/// What a lesson is about.
pub fn about(lesson: LessonName) -> &'static str {
    of(lesson).1
}

/// The task of an exercise; empty if the lesson has no such exercise.
pub fn ask(lesson: LessonName, exercise: usize) -> String {
    say(lesson, exercise, |words| words.ask)
}

/// The hint of an exercise.
pub fn hint(lesson: LessonName, exercise: usize) -> String {
    say(lesson, exercise, |words| words.hint)
}

/// What there is to remember after a right answer.
pub fn right(lesson: LessonName, exercise: usize) -> String {
    say(lesson, exercise, |words| words.right)
}

fn say(
    lesson: LessonName,
    exercise: usize,
    choose: fn(&ExerciseWords) -> fn(NamedSquares) -> String,
) -> String {
    let words = of(lesson).2.get(exercise).map(choose);
    let names = lesson.exercises().get(exercise).map(LessonExercise::names);
    words.zip(names).map(|(words, names)| words(names)).unwrap_or_default()
}

#[cfg(test)]
impl LessonCourseWords {
    /// All texts with their names. They have no other arguments than the squares of their exercises.
    pub(in crate::text) fn samples(sample: usize) -> Vec<(String, String)> {
        let mut texts = Vec::new();
        for lesson in LessonName::ALL.into_iter().filter(|_| sample == 0) {
            texts.push((format!("title of {lesson}"), title(lesson).to_owned()));
            texts.push((format!("about {lesson}"), about(lesson).to_owned()));
            assert_eq!(of(lesson).2.len(), lesson.exercises().len(), "{lesson}");
            for index in 0..lesson.exercises().len() {
                texts.push((format!("ask {index} of {lesson}"), ask(lesson, index)));
                texts.push((format!("hint {index} of {lesson}"), hint(lesson, index)));
                texts.push((format!("right {index} of {lesson}"), right(lesson, index)));
            }
        }
        texts
    }
}
