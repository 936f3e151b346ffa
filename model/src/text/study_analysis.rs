//! Texts of the analysis of a game.

use ansa_core::causes::Cause;
use ansa_core::position::Position;
use ansa_core::search::review::{Severity, TurnFault};
pub use ansa_texts::study_analysis::*;

use super::sentence;
use crate::activities::study::FoundFault;

/// How a turn is judged, with the chances to win of its side before and after it, from 0 to 1.
pub fn judged(severity: Severity, before: f64, after: f64) -> String {
    let (before, after) = (100.0 * before, 100.0 * after);
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
        TurnFault::Step(index) => step_wrong(index + 1, &step, 100.0 * found.before),
        TurnFault::End => ended_too_early(100.0 * found.before),
    }
}

/// Why a turn was a mistake.
pub fn cause(start: &Position, end: &Position, cause: &Cause) -> String {
    sentence(&cause.sentence(start, end))
}

/// The key of a severity in HTML. Not shown to users.
pub const fn severity_key(severity: Severity) -> &'static str {
    match severity {
        Severity::Inaccuracy => "inaccuracy",
        Severity::Mistake => "mistake",
        Severity::Blunder => "blunder",
    }
}
