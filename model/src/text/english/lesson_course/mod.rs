//! Texts of the lessons, in English.

mod basics;
mod handling;
mod holding;
mod racing;

use crate::text::lesson_course::LessonCourseWords;

pub(in crate::text) static LESSON_COURSE: LessonCourseWords = LessonCourseWords {
    steps: basics::STEPS,
    rabbits: basics::RABBITS,
    goal: basics::GOAL,
    freezing: basics::FREEZING,
    push: handling::PUSH,
    pull: handling::PULL,
    traps: handling::TRAPS,
    captures: handling::CAPTURES,
    ends: basics::ENDS,
    setup: basics::SETUP,
    worth: holding::WORTH,
    false_protection: holding::FALSE_PROTECTION,
    trap_control: holding::TRAP_CONTROL,
    elephant: holding::ELEPHANT,
    horse_hostage: holding::HORSE_HOSTAGE,
    camel_hostage: holding::CAMEL_HOSTAGE,
    frames: holding::FRAMES,
    phalanx: racing::PHALANX,
    fence: racing::FENCE,
    rabbit_advance: racing::RABBIT_ADVANCE,
    goal_threats: racing::GOAL_THREATS,
    defence: racing::DEFENCE,
    races: racing::RACES,
    blockade: racing::BLOCKADE,
};
