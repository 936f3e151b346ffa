//! Texts of the exercises that are made of mistakes.

use ansa_core::causes::Cause;
use ansa_core::{Piece, PlayedStep, Role, Side};
pub use ansa_texts::learn::*;

use crate::activities::verdict::TurnVerdict;

/// The same, and that no cause is proved where none is.
pub fn explained(found: &TurnVerdict) -> Vec<String> {
    let is_explained = found.severity.is_none() || found.causes.iter().any(Cause::explains);
    let unknown = (!is_explained).then(|| super::study_analysis::no_cause().to_owned());
    verdict(found).into_iter().chain(unknown).collect()
}

/// What the sides lose in a line, and who reaches the goal in it.
pub fn line_says(turns: &[Vec<PlayedStep>]) -> String {
    let steps = || turns.iter().flatten();
    let lost = |side: Side| -> Vec<Piece> {
        steps()
            .filter_map(|step| step.capture)
            .map(|lost| lost.piece)
            .filter(|lost| lost.side == side)
            .collect()
    };
    let is_goal = |step: &&PlayedStep| {
        let rank = if step.piece.side == Side::Gold { 7 } else { 0 };
        step.piece.role == Role::Rabbit && step.step.to().is_some_and(|to| to.rank() == rank)
    };
    if let Some(goal) = steps().find(is_goal) {
        return line_goal(goal.piece.side);
    }
    let lost = [lost(Side::Gold), lost(Side::Silver)].concat();
    if lost.is_empty() { line_quiet().to_owned() } else { line_captures(&lost) }
}

/// How bad a turn is, and why as far as it can be proved; each is a sentence.
pub fn verdict(verdict: &TurnVerdict) -> Vec<String> {
    use super::study_analysis::{cause, judged};
    let (before, after) = verdict.chances;
    let how_bad = verdict.severity.map(|severity| judged(severity, before, after));
    let causes = verdict.causes.iter().map(|found| cause(&verdict.start, &verdict.end, found));
    how_bad.into_iter().chain(causes).collect()
}
