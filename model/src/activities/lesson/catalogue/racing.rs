//! Exercises about walls of pieces, rabbits on their way, and the race to goal.

use ansa_core::position::outcome::Reason;

use super::super::lesson_exercise::LessonExercise;
use super::super::task::{LessonAim, LessonTask};
use super::at::at;

pub(super) const PHALANX: [LessonExercise; 2] = [
    LessonExercise {
        pieces: "Dh4 Rh3 Cg2 hh5 Ed3 ed6 Rb1 Rd1 Rf1 rb8 rd8 rf8",
        names: &[at("h4"), at("h5"), at("g4")],
        task: LessonTask::Turn(&[LessonAim::Bar(at("h5"), at("h4"))]),
        solution: "Cg2n Cg3n",
    },
    LessonExercise {
        pieces: "Da4 Ra3 Db2 ha5 Ee3 ee6 Rc1 Re1 Rg1 rc8 re8 rg8",
        names: &[at("a4"), at("a5"), at("b4")],
        task: LessonTask::Choice(["Db2n Db3n", "Db2n"], &[LessonAim::Bar(at("a5"), at("a4"))]),
        solution: "1",
    },
];

pub(super) const FENCE: [LessonExercise; 2] = [
    LessonExercise {
        pieces: "Rc2 Rd2 Rf2 Cg2 Dd1 re3 rh8 Hb6",
        names: &[at("e3"), at("e2")],
        task: LessonTask::Turn(&[LessonAim::StopGoal]),
        solution: "Dd1e",
    },
    LessonExercise {
        pieces: "Rb2 Rc2 Re2 Cf1 Dh2 rd4 rh8",
        names: &[at("d4"), at("d2"), at("f1"), at("d1")],
        task: LessonTask::Choice(["Cf1n", "Cf1w Ce1w"], &[LessonAim::StopGoal]),
        solution: "2",
    },
];

pub(super) const RABBIT_ADVANCE: [LessonExercise; 2] = [
    LessonExercise {
        pieces: "Ra3 Db5 rb8 hd7 Rg1",
        names: &[at("a3")],
        task: LessonTask::Turn(&[LessonAim::ThreatenGoal, LessonAim::Keep(at("a3"))]),
        solution: "Ra3n",
    },
    LessonExercise {
        pieces: "Rd5 he7 Rg1 rh8",
        names: &[at("d5"), at("e7"), at("b5")],
        task: LessonTask::Choice(["Rd5n", "Rd5w Rc5w"], &[LessonAim::Keep(at("d5"))]),
        solution: "2",
    },
];

pub(super) const GOAL_THREATS: [LessonExercise; 2] = [
    LessonExercise {
        pieces: "Rb4 ca4 Hd2 Rg1 rg8",
        names: &[at("b4"), at("a4"), at("d2")],
        task: LessonTask::Turn(&[LessonAim::ThreatenGoal]),
        solution: "Hd2w Hc2w Hb2n",
    },
    LessonExercise {
        pieces: "Ra3 Hc4 cf5 Rg1 rg8",
        names: &[at("a3"), at("f5"), at("f6")],
        task: LessonTask::Turn(&[LessonAim::ThreatenGoal, LessonAim::Threaten(at("f5"))]),
        solution: "Hc4e Hd4e He4e Ra3n",
    },
];

pub(super) const DEFENCE: [LessonExercise; 2] = [
    LessonExercise {
        pieces: "rb3 Dd1 Ee5 Rg1 rh8",
        names: &[at("b3"), at("d1")],
        task: LessonTask::Turn(&[LessonAim::StopGoal]),
        solution: "Dd1w Dc1n Dc2w",
    },
    LessonExercise {
        pieces: "rf2 dg2 He1 Rb1 rh8",
        names: &[at("f2"), at("e1"), at("f3")],
        task: LessonTask::Turn(&[LessonAim::StopGoal]),
        solution: "He1e rf2n rf3x Hf1n",
    },
];

pub(super) const RACES: [LessonExercise; 2] = [
    LessonExercise {
        pieces: "Re5 rd3 hg7 Rb1 rh8",
        names: &[at("e5"), at("d3")],
        task: LessonTask::Turn(&[LessonAim::Win(Reason::Goal)]),
        solution: "Re5n Re6n Re7n",
    },
    LessonExercise {
        pieces: "Ra3 rg3 Ef5 Rb1 rh8",
        names: &[at("a3"), at("g3"), at("f5")],
        task: LessonTask::Turn(&[LessonAim::StopGoal, LessonAim::ThreatenGoal]),
        solution: "Ef5s Ef4e Ra3n",
    },
];

pub(super) const BLOCKADE: [LessonExercise; 2] = [
    LessonExercise {
        pieces: "eh1 Rg1 Ch2 Rf1 Rg2 Dh4 Ed5 Rb1 Rd1 rb8 rd8",
        names: &[at("h1"), at("h3")],
        task: LessonTask::Turn(&[LessonAim::Hem(at("h1"))]),
        solution: "Dh4s",
    },
    LessonExercise {
        pieces: "ea4 Ha3 Ca5 Mb4 Ra2 Rb3 Da6 Db5 He4 rg8",
        names: &[at("a4"), at("e4"), at("c4")],
        task: LessonTask::Turn(&[LessonAim::Hem(at("a4"))]),
        solution: "He4w Hd4w",
    },
];
