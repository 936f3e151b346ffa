//! The exercises of all lessons.
//!
//! The tests solve and fail each of them, and compare the pieces that the words name with the position.

mod at;
mod basics;
mod handling;
mod holding;
mod racing;

use super::lesson_exercise::LessonExercise;
use super::lesson_name::LessonName;

impl LessonName {
    /// The exercises of the lesson; at least one.
    pub const fn exercises(self) -> &'static [LessonExercise] {
        match self {
            LessonName::Steps => &basics::STEPS,
            LessonName::Rabbits => &basics::RABBITS,
            LessonName::Goal => &basics::GOAL,
            LessonName::Freezing => &basics::FREEZING,
            LessonName::Push => &handling::PUSH,
            LessonName::Pull => &handling::PULL,
            LessonName::Traps => &handling::TRAPS,
            LessonName::Captures => &handling::CAPTURES,
            LessonName::Ends => &basics::ENDS,
            LessonName::Setup => &basics::SETUP,
            LessonName::Worth => &holding::WORTH,
            LessonName::FalseProtection => &holding::FALSE_PROTECTION,
            LessonName::TrapControl => &holding::TRAP_CONTROL,
            LessonName::Elephant => &holding::ELEPHANT,
            LessonName::HorseHostage => &holding::HORSE_HOSTAGE,
            LessonName::CamelHostage => &holding::CAMEL_HOSTAGE,
            LessonName::Frames => &holding::FRAMES,
            LessonName::Phalanx => &racing::PHALANX,
            LessonName::Fence => &racing::FENCE,
            LessonName::RabbitAdvance => &racing::RABBIT_ADVANCE,
            LessonName::GoalThreats => &racing::GOAL_THREATS,
            LessonName::Defence => &racing::DEFENCE,
            LessonName::Races => &racing::RACES,
            LessonName::Blockade => &racing::BLOCKADE,
        }
    }
}
