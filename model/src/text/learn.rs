//! Texts of the exercises that are made of mistakes.

use ansa_core::Side;

use super::part::words;
use crate::activities::learn::Answered;
use crate::activities::verdict::TurnVerdict;

words! { LearnWords {
    /// The title, and the button that begins.
    title,
    /// The button in full.
    begin_long,
    /// The name of the choice of a side.
    sides,
    /// The mistakes of one side.
    of_side(side: Side, count: u32),
    /// The mistakes of both.
    of_both(count: u32),
    /// The number of the exercise.
    progress(number: u32, all: u32),
    /// What to do.
    find(side: Side),
    /// What stands before the turn that was played.
    played,
    /// The engine judges the turn.
    judging,
    /// The turn is good.
    good,
    /// The turn is the engine's.
    best,
    /// What to do after a turn that is not good enough.
    again,
    /// What stands before the line that the engine expects after its turn.
    line,
    /// The same in full.
    hint_long,
    /// The button that shows the best turn.
    solve,
    /// The same in full.
    solve_long,
    /// Both in full.
    next_long,
    /// How many exercises were answered with a good turn.
    summary(found: u32, all: u32),
    /// An exercise was answered at once.
    at_once,
    /// An exercise was answered after other tries or with hints.
    later,
    /// The solution was shown.
    shown,
    /// An exercise was skipped.
    skipped,
    /// The button that begins anew with what was not found at once.
    repeat,
    /// The button that leaves the exercises.
    back,
} }

/// How an exercise was answered.
pub fn answered(answered: Answered) -> &'static str {
    match answered {
        Answered::AtOnce => at_once(),
        Answered::Later => later(),
        Answered::Shown => shown(),
        Answered::Skipped => skipped(),
    }
}

/// The key of an answer in HTML. Not shown to users.
pub const fn answered_key(answered: Answered) -> &'static str {
    match answered {
        Answered::AtOnce => "at-once",
        Answered::Later => "later",
        Answered::Shown => "shown",
        Answered::Skipped => "skipped",
    }
}

/// How bad a turn is, and why as far as it can be proved; each is a sentence.
pub fn verdict(verdict: &TurnVerdict) -> Vec<String> {
    use super::study_analysis::{cause, judged};
    let (before, after) = verdict.chances;
    let how_bad = verdict.severity.map(|severity| judged(severity, before, after));
    let causes = verdict.causes.iter().map(|found| cause(&verdict.start, &verdict.end, found));
    how_bad.into_iter().chain(causes).collect()
}
