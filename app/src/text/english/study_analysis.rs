//! Texts of the analysis of a game, in English.

use ansa_board::text::{side, side_word};

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
    goal_missed: |of, line| format!("{} could reach goal: {line}.", side(of)),
    elimination_missed: |of, line| {
        format!("{} could capture {}’s last rabbit: {line}.", side(of), side_word(!of))
    },
    immobilisation_missed: |of, line| {
        format!("{} could leave {} without a legal turn: {line}.", side(of), side_word(!of))
    },
    goal_given: |of| format!("The turn leaves a rabbit of {} on its goal.", side_word(!of)),
    last_rabbit_lost: |of| format!("The turn loses {}’s last rabbit.", side_word(of)),
    goal_let_through: |opponent, line| format!("{} can reach goal: {line}.", side(opponent)),
    elimination_let_through: |opponent, line| {
        format!("{} can capture {}’s last rabbit: {line}.", side(opponent), side_word(!opponent))
    },
    piece_lost: |which, square, trap| format!("The turn loses the {which} from {square} on {trap}."),
    capture_missed: |of, which, square, line| {
        format!("{} could capture the {} on {square}: {line}.", side(of), which)
    },
    capture_let_through: |opponent, which, square, line| {
        format!("{} can capture the {} on {square}: {line}.", side(opponent), which)
    },
    hostage_given: |of, which, square, trap| {
        format!(
            "The {} on {square} is a hostage: it is frozen, and {} must defend {trap}.",
            which,
            side_word(of)
        )
    },
    trap_abandoned: |of, trap| format!("{} no longer defends {trap}.", side(of)),
    left_frozen: |which, square| format!("The {which} on {square} is frozen."),
    steps_unused: |count| {
        EnglishCount { one: "{} step is unused.", other: "{} steps are unused." }.of(count.into())
    },
    shorter_turn: |line| format!("The same position takes fewer steps: {line}."),
};

/// “62 %”.
fn percent(chance: f64) -> String {
    format!("{}\u{a0}%", number(chance * 100.0, 0))
}

/// “62 % to 31 %”.
fn chances(before: f64, after: f64) -> String {
    format!("{} to {}", percent(before), percent(after))
}
