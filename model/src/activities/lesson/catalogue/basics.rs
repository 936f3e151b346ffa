//! Exercises about steps, goals, freezing, the end of a turn and the setup.

use ansa_core::position::outcome::Reason;
use ansa_core::{Role, Side};

use super::super::lesson_exercise::LessonExercise;
use super::super::task::{LessonAim, LessonQuestion, LessonTask, SetupAim};
use super::at::at;

pub(super) const STEPS: [LessonExercise; 4] = [
    // The goal of the game, before anything else.
    LessonExercise {
        pieces: "Rd5 Dc2 Eg4 hb6 rg8",
        names: &[at("d5")],
        task: LessonTask::Turn(&[LessonAim::Win(Reason::Goal)]),
        solution: "Rd5n Rd6n Rd7n",
    },
    LessonExercise {
        pieces: "Dd4 Rb1 rg8",
        names: &[at("d4"), at("f5")],
        task: LessonTask::Turn(&[LessonAim::Reach(at("d4"), at("f5"))]),
        solution: "Dd4n Dd5e De5e",
    },
    LessonExercise {
        pieces: "Cb2 Dg2 Rd1 re8",
        names: &[at("b2"), at("b4"), at("g2"), at("g4")],
        task: LessonTask::Turn(&[LessonAim::Reach(at("b2"), at("b4")), LessonAim::Reach(at("g2"), at("g4"))]),
        solution: "Cb2n Cb3n Dg2n Dg3n",
    },
    LessonExercise {
        pieces: "Hd4 Dd5 Rb1 rg8",
        names: &[at("d4"), at("d5")],
        task: LessonTask::Squares(LessonQuestion::StepsOf(at("d4"))),
        solution: "c4 e4 d3",
    },
];

pub(super) const RABBITS: [LessonExercise; 3] = [
    LessonExercise {
        pieces: "Rd4 Rb1 rg8",
        names: &[at("d4")],
        task: LessonTask::Squares(LessonQuestion::StepsOf(at("d4"))),
        solution: "c4 e4 d5",
    },
    LessonExercise {
        pieces: "Re4 Rb1 rg8",
        names: &[at("e4"), at("g5")],
        task: LessonTask::Turn(&[LessonAim::Reach(at("e4"), at("g5"))]),
        solution: "Re4n Re5e Rf5e",
    },
    LessonExercise {
        pieces: "De7 Re6 Rb1 rh8",
        names: &[at("e6"), at("e7")],
        task: LessonTask::Turn(&[LessonAim::Reach(at("e6"), at("e7"))]),
        solution: "De7w Re6n",
    },
];

pub(super) const GOAL: [LessonExercise; 3] = [
    LessonExercise {
        pieces: "Rd6 Rb1 rh7",
        names: &[at("d6")],
        task: LessonTask::Turn(&[LessonAim::Win(Reason::Goal)]),
        solution: "Rd6n Rd7n",
    },
    LessonExercise {
        pieces: "Re6 Rb1 re8 rh7",
        names: &[at("e6"), at("e8")],
        task: LessonTask::Turn(&[LessonAim::Win(Reason::Goal)]),
        solution: "Re6n Re7w Rd7n",
    },
    LessonExercise {
        pieces: "Ra4 Rd4 Rg6 rd6 rg7",
        names: &[at("d4")],
        task: LessonTask::Squares(LessonQuestion::Runners),
        solution: "a4 g6",
    },
];

pub(super) const FREEZING: [LessonExercise; 3] = [
    LessonExercise {
        pieces: "Cb4 hb5 Dd4 md5 Re4 Hg3 dg4 Rh6 ch7 Rb1 rh8",
        names: &[at("d4"), at("e4")],
        task: LessonTask::Squares(LessonQuestion::Frozen(Side::Gold)),
        solution: "b4 h6",
    },
    LessonExercise {
        pieces: "Cd5 hd6 Dg4 Ha4 db4 Hg2 mg1 Rh2 Rb1 rh8",
        names: &[at("d5"), at("d6"), at("g4")],
        task: LessonTask::Turn(&[LessonAim::Free(at("d5"))]),
        solution: "Dg4w Df4w De4n",
    },
    LessonExercise {
        pieces: "Ee3 Hf5 Da5 md6 rg7 Rb1",
        names: &[at("d6")],
        task: LessonTask::Turn(&[LessonAim::Freeze(at("d6"))]),
        solution: "Ee3n Ee4n Ee5n",
    },
];

pub(super) const ENDS: [LessonExercise; 3] = [
    LessonExercise {
        pieces: "Ed4 Rb2 Rg1 rh8",
        names: &[at("d4")],
        task: LessonTask::Turn(&[LessonAim::Return(at("d4"))]),
        solution: "Ed4n Ed5s Rb2n",
    },
    LessonExercise {
        pieces: "Hf4 rf5 dc8 Rb1",
        names: &[at("f5"), at("f6")],
        task: LessonTask::Turn(&[LessonAim::Win(Reason::Elimination)]),
        solution: "rf5n rf6x Hf4n",
    },
    LessonExercise {
        pieces: "Ec4 ra4 Rg1",
        names: &[at("a4")],
        task: LessonTask::Turn(&[LessonAim::Win(Reason::Immobilisation)]),
        solution: "Ec4w",
    },
];

pub(super) const SETUP: [LessonExercise; 2] = [
    LessonExercise {
        pieces: "Ea1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Ra2 Hb2 Cc2 Md2 De2 Cf2 Hg2 Dh2",
        names: &[at("a1")],
        task: LessonTask::Setup(&[SetupAim::InFront(Role::Elephant), SetupAim::InMiddle(Role::Elephant)]),
        solution: "Da1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Ra2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Dh2",
    },
    LessonExercise {
        pieces: "Ra1 Db1 Rc1 Dd1 Re1 Cf1 Rg1 Ch1 Ra2 Rb2 Rc2 Ed2 Me2 Rf2 Hg2 Hh2",
        names: &[at("c2"), at("f2")],
        task: LessonTask::Setup(&[
            SetupAim::NoRabbit(at("c2")),
            SetupAim::NoRabbit(at("f2")),
            SetupAim::Apart(Role::Horse),
        ]),
        solution: "Ra1 Db1 Rc1 Rd1 Re1 Rf1 Rg1 Ch1 Ra2 Hb2 Dc2 Ed2 Me2 Cf2 Rg2 Hh2",
    },
];
