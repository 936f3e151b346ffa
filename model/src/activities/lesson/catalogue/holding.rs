//! Exercises about what pieces are worth, traps, hostages and frames.

use ansa_core::Side;

use super::super::lesson_exercise::LessonExercise;
use super::super::task::{LessonAim, LessonQuestion, LessonTask};
use super::at::at;

pub(super) const WORTH: [LessonExercise; 2] = [
    LessonExercise {
        pieces: "Eb4 mc5 Hf4 rf5 rh8 Rg1 Ra1",
        names: &[at("c5"), at("f5")],
        task: LessonTask::Turn(&[LessonAim::Capture(at("c5"))]),
        solution: "Eb4e mc5n mc6x Ec4n",
    },
    LessonExercise {
        pieces: "Hd3 ee3 Rg6 dh6 Db2 Rf2 rh8 Ea7",
        names: &[at("d3"), at("g6"), at("b2")],
        task: LessonTask::Turn(&[LessonAim::Keep(at("d3"))]),
        solution: "Db2e",
    },
];

pub(super) const FALSE_PROTECTION: [LessonExercise; 2] = [
    LessonExercise {
        pieces: "Cc3 Rc2 hb2 Df3 Ef2 hg3 Ra1 rh8",
        names: &[at("c2"), at("f2")],
        task: LessonTask::Squares(LessonQuestion::Capturable(Side::Gold)),
        solution: "c3",
    },
    LessonExercise {
        pieces: "Cc3 Rc2 hb2 Ee4 Rg1 rh8",
        names: &[at("c2"), at("b2")],
        task: LessonTask::Turn(&[LessonAim::Safe]),
        solution: "Ee4s Ee3w",
    },
];

pub(super) const TRAP_CONTROL: [LessonExercise; 2] = [
    LessonExercise {
        pieces: "Eb3 hc4 Mg3 he3 dc7 Df5 df7 Ra1 rh8",
        names: &[at("f5")],
        task: LessonTask::Squares(LessonQuestion::Held(Side::Gold)),
        solution: "c3 f3",
    },
    LessonExercise {
        pieces: "Ed4 me6 df7 Rg1 rh8",
        names: &[at("f6"), at("e6")],
        task: LessonTask::Turn(&[LessonAim::Hold(at("f6"))]),
        solution: "Ed4e Ee4n Ee5e",
    },
];

pub(super) const ELEPHANT: [LessonExercise; 2] = [
    LessonExercise {
        pieces: "Ed5 rb7 ra8 rc8 re8 rg8 rh8 Mg2 me7 Ra1 Rb1 Rd1 Rf1 Rh1",
        names: &[],
        task: LessonTask::Choice(["Ed5w Ec5w Eb5w Ea5n", "Ed5e"], &[LessonAim::Roam(at("d5"), 30)]),
        solution: "2",
    },
    LessonExercise {
        pieces: "Ea4 ma5 hb4 da3 cb3 rd8 rf8 rh8 Md2 Hf2 Rb1 Rd1 Rf1 Rg1 Rh1",
        names: &[at("a4")],
        task: LessonTask::Turn(&[LessonAim::Roam(at("a4"), 20)]),
        solution: "hb4e Ea4e Eb4n Eb5n",
    },
];

pub(super) const HORSE_HOSTAGE: [LessonExercise; 2] = [
    LessonExercise {
        pieces: "Ee4 hb3 ma7 Rd1 Rf1 Rg1 Rh1 rd8 rf8 rg8 rh8",
        names: &[at("b3"), at("c3")],
        task: LessonTask::Turn(&[LessonAim::Freeze(at("b3")), LessonAim::Threaten(at("b3"))]),
        solution: "Ee4w Ed4w Ec4w",
    },
    LessonExercise {
        pieces: "Hb3 eb4 De1 Eg5 mb7 Rf1 Rg1 Rh1 rf8 rg8 rh8",
        names: &[at("b3"), at("b4"), at("c3")],
        task: LessonTask::Turn(&[LessonAim::Keep(at("b3"))]),
        solution: "De1w Dd1w Dc1n",
    },
];

pub(super) const CAMEL_HOSTAGE: [LessonExercise; 2] = [
    LessonExercise {
        pieces: "Ed4 mg3 ha7 Rb1 rh8",
        names: &[at("g3"), at("f3")],
        task: LessonTask::Turn(&[LessonAim::Freeze(at("g3")), LessonAim::Threaten(at("g3"))]),
        solution: "Ed4e Ee4e Ef4e",
    },
    LessonExercise {
        pieces: "He4 Ed5 mg3 Rb1 rh8",
        names: &[at("g3"), at("g4")],
        task: LessonTask::Choice(
            ["He4e Hf4e", "Ed5e Ee5e Ef5e Eg5s"],
            &[LessonAim::Freeze(at("g3")), LessonAim::Threaten(at("g3"))],
        ),
        solution: "2",
    },
];

pub(super) const FRAMES: [LessonExercise; 2] = [
    LessonExercise {
        pieces: "He3 Mf2 Hh2 hf3 ef4 Rb1 rh8",
        names: &[at("f3"), at("f4")],
        task: LessonTask::Turn(&[LessonAim::Hem(at("f3"))]),
        solution: "Hh2n Hh3w",
    },
    LessonExercise {
        pieces: "He3 Mf2 Hg3 hf3 df4 Ed4 Rb1 rh8",
        names: &[at("f3"), at("f4"), at("d4")],
        task: LessonTask::Turn(&[LessonAim::Capture(at("f3"))]),
        solution: "Ed4e df4n hf3x Ee4e",
    },
];
