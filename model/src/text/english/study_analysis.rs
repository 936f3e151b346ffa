//! Texts of the analysis of a game, in English.

use ansa_board::text::sentence;

use super::count::EnglishCount;
use crate::text::locale::{number, whole};
use crate::text::study_analysis::StudyAnalysisWords;

pub(in crate::text) static STUDY_ANALYSIS: StudyAnalysisWords = StudyAnalysisWords {
    analysis: "Game analysis",
    analyse: "Analyse the game",
    analyse_long: "Let the engine judge every turn of the game. You can go on using the page.",
    stop: "Stop the analysis",
    progress: |done, all| {
        let all = EnglishCount { one: "{} position", other: "{} positions" }.of(all.into());
        format!("{} of {all}", whole(done.into()))
    },
    graph: "Gold’s chance to win over the game; the thin line is by material alone. Press to show a position.",
    summary: |mistakes| {
        EnglishCount { one: "{} turn gave away chances", other: "{} turns gave away chances" }
            .of(mistakes.into())
    },
    inaccuracy: |before, after| format!("Inaccuracy: {}", chances(before, after)),
    mistake: |before, after| format!("Mistake: {}", chances(before, after)),
    blunder: |before, after| format!("Blunder: {}", chances(before, after)),
    judging: |left| {
        EnglishCount { one: "steps of {} mistake", other: "steps of {} mistakes" }.of(left.into())
    },
    first_step_wrong: |step| {
        format!("The first step, {step}, is the mistake: nothing after it makes up for it.")
    },
    step_wrong: |number, step, chance| {
        let (which, before) = match number {
            2 => ("second", "the first"),
            3 => ("third", "the first two"),
            _ => ("fourth", "the first three"),
        };
        format!(
            "The {which} step, {step}, is the mistake: after {before}, the chance was still {}.",
            percent(chance)
        )
    },
    ended_too_early: |chance| {
        format!(
            "The steps were good, but the turn ended too early: with more steps the chance was {}.",
            percent(chance)
        )
    },
    better: "Better:",
    // `ansa analyse` says the same.
    cause: |start, end, cause| sentence(&cause.sentence(start, end)),
};

/// “62 %”.
fn percent(chance: f64) -> String {
    format!("{}\u{a0}%", number(chance * 100.0, 0))
}

/// “62 % to 31 %”.
fn chances(before: f64, after: f64) -> String {
    format!("{} to {}", percent(before), percent(after))
}
