//! Texts of the analysis of a game.

use ansa_core::causes::Cause;
use ansa_core::position::Position;
use ansa_core::review::{ForcedResult, FoundFault, Severity, TurnFault};
pub use ansa_texts::study_analysis::*;

use super::sentence;
use crate::activities::study::Mistake;

/// How a turn is judged, with the chances to win of its side before and after it, from 0 to 1.
pub fn judged(severity: Severity, before: f64, after: f64) -> String {
    let (before, after) = (100.0 * before, 100.0 * after);
    match severity {
        Severity::Inaccuracy => inaccuracy(before, after),
        Severity::Mistake => mistake(before, after),
        Severity::Blunder => blunder(before, after),
    }
}

/// Which part of a mistake gave away the most; `None` until that is known.
pub fn fault(mistake: &Mistake) -> Option<String> {
    let FoundFault { fault, chances: (before, after) } = mistake.found.fault?;
    let (before, after) = (100.0 * before, 100.0 * after);
    Some(match fault {
        TurnFault::Step(index) => {
            let step = mistake.played.get(index).map(ToString::to_string).unwrap_or_default();
            step_wrong(index + 1, &step, before, after)
        }
        TurnFault::End => ended_too_early(before, after),
    })
}

/// Why a turn was a mistake, the weightiest first; at least one sentence.
pub fn reasons(mistake: &Mistake) -> Vec<String> {
    let has = |is_it: fn(&Cause) -> bool| mistake.causes.iter().any(is_it);
    let side = mistake.label.side;
    let forced = match mistake.forced() {
        // A cause that shows the win says more.
        Some(ForcedResult::NowLost(turns))
            if !has(|cause| matches!(cause, Cause::WinLetThrough { .. } | Cause::LostAtOnce { .. })) =>
        {
            Some(now_wins(!side, turns))
        }
        Some(ForcedResult::WinMissed(turns)) if !has(|cause| matches!(cause, Cause::WinMissed { .. })) => {
            Some(could_win(side, turns))
        }
        _ => None,
    };
    let is_explained = forced.is_some() || mistake.causes.iter().any(Cause::explains);
    let unknown = (!is_explained).then(|| no_cause().to_owned());
    let causes = mistake.causes.iter().map(|own| cause(&mistake.start, &mistake.end, own));
    forced.into_iter().chain(unknown).chain(causes).collect()
}

/// A cause why a turn was a mistake.
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
