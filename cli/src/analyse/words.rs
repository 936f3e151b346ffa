//! Mistakes in English sentences and as glyphs.

use ansa_core::record::Glyph;
use ansa_core::search::review::Severity;

use super::review::TurnReview;

/// The glyph of a mistake.
pub(super) const fn glyph(severity: Severity) -> Glyph {
    match severity {
        Severity::Inaccuracy => Glyph::Dubious,
        Severity::Mistake => Glyph::Mistake,
        Severity::Blunder => Glyph::Blunder,
    }
}

/// Why a turn was a mistake, one sentence for each cause, the weightiest first.
pub(super) fn cause_sentences(turn: &TurnReview) -> Vec<String> {
    let (start, end) = &turn.positions;
    turn.causes.iter().map(|cause| cause.sentence(start, end)).collect()
}
