//! Which part of a turn made it a mistake.

use ansa_core::position::STEPS_PER_TURN;
use ansa_core::record::BegunScore;
use ansa_core::search::review::{Severity, TurnFault};
use ansa_core::{PlayedStep, Side};

/// The part of a mistake that made it one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct FoundFault {
    pub fault: TurnFault,
    /// The step, unless the turn ended too early.
    pub step: Option<PlayedStep>,
    /// The chance to win of the side just before, with the best completion, from 0 to 1.
    pub before: f64,
}

/// Whether the steps of a turn are judged: small losses are within what one search says and another does not.
pub(super) fn is_judged(severity: Severity) -> bool {
    severity >= Severity::Mistake
}

/// The number of searches that judge the steps of a turn. After the fourth step the turn is what was played.
pub(super) fn searches(played: &[PlayedStep]) -> usize {
    played.len().min(usize::from(STEPS_PER_TURN) - 1)
}

/// The part of the turn of a side that made it a mistake; `None` until all its steps are judged. `before` is the chance to
/// win before the turn, from 0 to 1.
pub(super) fn fault_of(
    scores: &[BegunScore],
    played: &[PlayedStep],
    side: Side,
    severity: Severity,
    before: f64,
) -> Option<FoundFault> {
    if !is_judged(severity) || scores.len() < searches(played) {
        return None;
    }
    let chances: Vec<f64> = scores.iter().map(|own| own.score.win_chance(side)).collect();
    let fault = TurnFault::find(before, &chances, played.len(), severity.min_loss());
    let (good, step) = match fault {
        TurnFault::Step(index) => (index, Some(*played.get(index)?)),
        TurnFault::End => (played.len(), None),
    };
    let before = good.checked_sub(1).map_or(Some(before), |last| chances.get(last).copied())?;
    Some(FoundFault { fault, step, before })
}
