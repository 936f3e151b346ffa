//! Texts of the exercises that are made of mistakes.

pub use ansa_texts::learn::*;

use crate::activities::verdict::TurnVerdict;

/// How bad a turn is, and why as far as it can be proved; each is a sentence.
pub fn verdict(verdict: &TurnVerdict) -> Vec<String> {
    use super::study_analysis::{cause, judged};
    let (before, after) = verdict.chances;
    let how_bad = verdict.severity.map(|severity| judged(severity, before, after));
    let causes = verdict.causes.iter().map(|found| cause(&verdict.start, &verdict.end, found));
    how_bad.into_iter().chain(causes).collect()
}
