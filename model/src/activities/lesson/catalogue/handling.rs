//! Exercises about pushing, pulling, traps and captures.

use ansa_core::Side;
use ansa_core::position::outcome::Reason;

use super::super::lesson_exercise::LessonExercise;
use super::super::task::{LessonAim, LessonQuestion, LessonTask};
use super::at::at;

pub(super) const PUSH: [LessonExercise; 3] = [
    LessonExercise {
        pieces: "Dd4 cd5 Rb1 rh8",
        names: &[at("d4"), at("d5"), at("d6")],
        task: LessonTask::Turn(&[LessonAim::Push(at("d5"), at("d6"))]),
        solution: "cd5n Dd4n",
    },
    LessonExercise {
        pieces: "Hd4 Rc4 cd5 me4 Eg4 hg5 rh7 Rb1",
        names: &[at("d4"), at("e4")],
        task: LessonTask::Squares(LessonQuestion::Movable),
        solution: "d5 g5",
    },
    LessonExercise {
        pieces: "He4 ce5 Rb1 rh8",
        names: &[at("e5"), at("e7")],
        task: LessonTask::Turn(&[LessonAim::Push(at("e5"), at("e7"))]),
        solution: "ce5n He4n ce6n He5n",
    },
];

pub(super) const PULL: [LessonExercise; 3] = [
    LessonExercise {
        pieces: "Hd4 cd5 Rb1 rh8",
        names: &[at("d4"), at("d5")],
        task: LessonTask::Turn(&[LessonAim::Pull(at("d5"), at("d4"))]),
        solution: "Hd4s cd5s",
    },
    LessonExercise {
        pieces: "Me4 re3 Rb1 rh8",
        names: &[at("e3"), at("e5")],
        task: LessonTask::Turn(&[LessonAim::Pull(at("e3"), at("e5"))]),
        solution: "Me4n re3n Me5n re4n",
    },
    LessonExercise {
        pieces: "Ra6 Db7 ra7 rb8 Rg1",
        names: &[at("a6"), at("b7"), at("a7")],
        task: LessonTask::Turn(&[LessonAim::Win(Reason::Goal)]),
        solution: "Db7e ra7e Ra6n Ra7n",
    },
];

pub(super) const TRAPS: [LessonExercise; 3] = [
    LessonExercise {
        pieces: "Dc4 cc5 Rg1 rh8",
        names: &[at("c5"), at("c6")],
        task: LessonTask::Turn(&[LessonAim::Capture(at("c5"))]),
        solution: "cc5n cc6x Dc4n",
    },
    LessonExercise {
        pieces: "Rf3 Df2 Rb1 rh8",
        names: &[at("f2"), at("g4"), at("f3")],
        task: LessonTask::Turn(&[LessonAim::Reach(at("f2"), at("g4")), LessonAim::Safe]),
        solution: "Rf3n Df2e Dg2n Dg3n",
    },
    LessonExercise {
        pieces: "Cd3 he3 Dc1 Rf2 rh8",
        names: &[at("d3"), at("e3"), at("c3"), at("c1")],
        task: LessonTask::Turn(&[LessonAim::Keep(at("d3"))]),
        solution: "Dc1n",
    },
];

pub(super) const CAPTURES: [LessonExercise; 3] = [
    LessonExercise {
        pieces: "Hf3 Rg3 df4 Rb1 rh8",
        names: &[at("f3"), at("f4"), at("g3")],
        task: LessonTask::Turn(&[LessonAim::Capture(at("f4"))]),
        solution: "Hf3s df4s df3x",
    },
    LessonExercise {
        pieces: "Eb5 cc6 rb6 Rg1 rh8",
        names: &[at("c6"), at("b6")],
        task: LessonTask::Turn(&[LessonAim::Capture(at("c6"))]),
        solution: "rb6w cc6x Eb5n",
    },
    LessonExercise {
        pieces: "Cd3 he3 Rg3 dh3 Df2 Rb1 rh8",
        names: &[at("g3"), at("f2")],
        task: LessonTask::Squares(LessonQuestion::Capturable(Side::Gold)),
        solution: "d3",
    },
];
