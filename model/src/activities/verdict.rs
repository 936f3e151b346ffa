//! How a turn compares with the engine's best one.

use ansa_core::Step;
use ansa_core::causes::{Cause, causes};
use ansa_core::position::Position;
use ansa_core::review::Severity;

/// How a turn compares with the best one, by the searches of the positions before and after it.
#[derive(Clone, PartialEq, Debug)]
pub struct TurnVerdict {
    /// The positions before and after the turn.
    pub start: Position,
    pub end: Position,
    /// The chance to win of the side before and after the turn, from 0 to 1.
    pub chances: (f64, f64),
    /// How bad the turn is; `None` if it gives away less than an inaccuracy.
    pub severity: Option<Severity>,
    /// What can be proved about it, the weightiest first. A good turn has none.
    pub causes: Vec<Cause>,
}

impl TurnVerdict {
    /// The verdict on a turn from the start of a turn; `None` if a step of it is illegal. Without a best turn, only the
    /// causes are known that need none.
    pub fn of(start: &Position, played: &[Step], best: &[Step], chances: (f64, f64)) -> Option<TurnVerdict> {
        let mut end = *start;
        if !played.iter().all(|&step| end.step(step).is_ok()) {
            return None;
        }
        let severity = Severity::from_chances(chances.0, chances.1);
        let better = (!best.is_empty()).then_some(best);
        let causes = match severity {
            Some(_) => causes(start, played, better).unwrap_or_default(),
            None => Vec::new(),
        };
        Some(TurnVerdict { start: *start, end: end.after_pass(), chances, severity, causes })
    }
}

#[cfg(test)]
mod tests;
