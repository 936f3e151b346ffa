//! Texts of the analysis of a game.

use ansa_core::causes::Cause;
use ansa_core::position::Position;
use ansa_core::search::review::{Severity, TurnFault};

use super::part::words;
use crate::activities::study::FoundFault;

words! { StudyAnalysisWords {
    /// The name of the analysis.
    analysis,
    /// The button that begins the analysis.
    analyse,
    /// The same in full.
    analyse_long,
    /// The button that stops the analysis.
    stop,
    /// So many positions of all are analysed.
    progress(done: u32, all: u32),
    /// What the graph shows.
    graph,
    /// The number of mistakes.
    summary(mistakes: u32),
    /// A turn is an inaccuracy; the chances before and after it are from 0 to 1.
    inaccuracy(before: f64, after: f64),
    /// A turn is a mistake.
    mistake(before: f64, after: f64),
    /// A turn is a blunder.
    blunder(before: f64, after: f64),
    /// The progress of judging the steps of mistakes: so many turns are left.
    judging(left: u32),
    /// The first step was the mistake; the step in the notation of records.
    first_step_wrong(step: &str),
    /// A later step was the mistake, with its number and the chance before it, from 0 to 1.
    step_wrong(number: u8, step: &str, chance: f64),
    /// The steps were good, but the turn ended too early; the chance before that.
    ended_too_early(chance: f64),
    /// What stands before the better turn.
    better,
    /// A cause of a mistake; the positions are those before and after the turn. A language matches every kind of cause.
    cause(start: &Position, end: &Position, cause: &Cause),
} }

/// How a turn is judged, with the chances to win of its side before and after it, from 0 to 1.
pub fn judged(severity: Severity, before: f64, after: f64) -> String {
    match severity {
        Severity::Inaccuracy => inaccuracy(before, after),
        Severity::Mistake => mistake(before, after),
        Severity::Blunder => blunder(before, after),
    }
}

/// Which part of a turn made it a mistake.
pub fn fault(found: &FoundFault) -> String {
    let step = found.step.map(|step| step.to_string()).unwrap_or_default();
    match found.fault {
        TurnFault::Step(0) => first_step_wrong(&step),
        TurnFault::Step(index) => step_wrong(index as u8 + 1, &step, found.before),
        TurnFault::End => ended_too_early(found.before),
    }
}

/// The key of a severity in HTML. Not shown to users.
pub const fn severity_key(severity: Severity) -> &'static str {
    match severity {
        Severity::Inaccuracy => "inaccuracy",
        Severity::Mistake => "mistake",
        Severity::Blunder => "blunder",
    }
}
