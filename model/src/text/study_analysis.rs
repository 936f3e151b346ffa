//! Texts of the analysis of a game.

use ansa_core::causes::Cause;
use ansa_core::position::Position;
use ansa_core::review::{ForcedResult, FoundFault, Severity, TurnFault};
use ansa_core::{BySide, PlayedStep, Side};
pub use ansa_texts::study_analysis::*;

use super::{opponent, sentence};
use crate::activities::study::Mistake;
use crate::document::Player;
use crate::settings::TurnStyle;

/// How a turn is judged, with the chances to win of its side before and after it, from 0 to 1.
pub fn judged(severity: Severity, before: f64, after: f64) -> String {
    let (before, after) = (100.0 * before, 100.0 * after);
    match severity {
        Severity::Inaccuracy => inaccuracy(before, after),
        Severity::Mistake => mistake(before, after),
        Severity::Blunder => blunder(before, after),
    }
}

/// How many turns gave away winning chances, and whose they are. Against the computer, the other side is “you”.
pub fn summary(mistakes: &[Mistake], players: BySide<Player>) -> String {
    let count = |side: Side| mistakes.iter().filter(|own| own.label.side == side).count() as u32;
    let (gold, silver) = (count(Side::Gold), count(Side::Silver));
    let whose = match (players.gold.level(), players.silver.level()) {
        (None, Some(level)) => of_you(gold, silver, opponent::name(level)),
        (Some(level), None) => of_you(silver, gold, opponent::name(level)),
        _ => of_sides(gold, silver),
    };
    ansa_texts::study_analysis::summary(gold + silver, &whose)
}

/// A step as the list of turns writes it.
pub fn step(step: &PlayedStep, style: TurnStyle) -> String {
    match (style, step.step.to()) {
        (TurnStyle::Figures, Some(to)) => format!("{}→{to}", step.step.from),
        _ => step.to_string(),
    }
}

/// Which part of a mistake gave away the most; `None` until that is known.
pub fn fault(mistake: &Mistake, style: TurnStyle) -> Option<String> {
    let FoundFault { fault, chances: (before, after) } = mistake.found.fault?;
    let (before, after) = (100.0 * before, 100.0 * after);
    Some(match fault {
        TurnFault::Step(index) => {
            let step = mistake.played.get(index).map(|own| step(own, style)).unwrap_or_default();
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
