//! Mistakes in English sentences and as glyphs.

use ansa_core::causes::Cause;
use ansa_core::record::Glyph;
use ansa_core::review::{ForcedResult, FoundFault, Severity, TurnFault};

use super::review::TurnReview;

/// The glyph of a mistake.
pub(super) const fn glyph(severity: Severity) -> Glyph {
    match severity {
        Severity::Inaccuracy => Glyph::Dubious,
        Severity::Mistake => Glyph::Mistake,
        Severity::Blunder => Glyph::Blunder,
    }
}

/// Why a turn was a mistake, the weightiest first, and which part of it; empty if it is none.
pub(super) fn sentences(turn: &TurnReview) -> Vec<String> {
    let Some(mistake) = &turn.mistake else { return Vec::new() };
    let (start, end) = &turn.positions;
    let forced = mistake.forced(turn.label.side).and_then(|forced| forced_sentence(turn, forced));
    let is_explained = forced.is_some() || turn.causes.iter().any(Cause::explains);
    let unknown = (!is_explained).then(|| "no cause could be proved".to_owned());
    let causes = turn.causes.iter().map(|cause| cause.sentence(start, end));
    let fault = mistake.fault.map(|found| fault_sentence(turn, found));
    forced.into_iter().chain(unknown).chain(causes).chain(fault).collect()
}

/// A forced result in words; `None` if a cause says as much.
fn forced_sentence(turn: &TurnReview, forced: ForcedResult) -> Option<String> {
    let side = turn.label.side;
    let is_said = |is_it: fn(&Cause) -> bool| turn.causes.iter().any(is_it);
    match forced {
        ForcedResult::NowLost(_)
            if is_said(|cause| matches!(cause, Cause::WinLetThrough { .. } | Cause::LostAtOnce { .. })) =>
        {
            None
        }
        ForcedResult::WinMissed(_) if is_said(|cause| matches!(cause, Cause::WinMissed { .. })) => None,
        ForcedResult::NowLost(turns) => Some(format!("{} can now win in {}", !side, counted(turns))),
        ForcedResult::WinMissed(turns) => Some(format!("{side} could have won in {}", counted(turns))),
    }
}

fn counted(turns: u16) -> String {
    if turns == 1 { "1 turn".to_owned() } else { format!("{turns} turns") }
}

fn fault_sentence(turn: &TurnReview, FoundFault { fault, chances: (before, after) }: FoundFault) -> String {
    let chances = format!("{:.0} % to {:.0} %", 100.0 * before, 100.0 * after);
    match fault {
        TurnFault::Step(index) => {
            let step = turn.played.steps().get(index).map(ToString::to_string).unwrap_or_default();
            format!("step {}, {step}, gives away the most: {chances}", index + 1)
        }
        TurnFault::End => format!("the turn ended too early: {chances}"),
    }
}
