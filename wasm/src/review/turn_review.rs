//! A turn with the engine's numbers, and what they say about it.

use ansa_core::review::{MAX_SCORE, Severity, clamped_score};
use ansa_core::search::Score;
use ansa_core::search::win_chance;
use serde::Serialize;
use wasm_bindgen::JsValue;

use super::cause_view::CauseView;
use super::is_forced;
use crate::error::ArimaaError;
use crate::input::{count_property, property, text_property};

/// A turn of an analysis.
pub(super) struct AnalysedTurn {
    pub(super) ply: usize,
    pub(super) turn: String,
    pub(super) best: String,
    label: String,
    side: String,
    /// The chances to win of the turn's side.
    before: f64,
    after: f64,
}

impl AnalysedTurn {
    /// Reads one of the `plies` of `Engine.analyseGame`.
    pub(super) fn read(value: &JsValue) -> Result<AnalysedTurn, ArimaaError> {
        let expected = || ArimaaError::wrong_type("expected the result of analyseGame, or one of its plies");
        let word = |name| text_property(value, name)?.ok_or_else(expected);
        let count = |name| count_property(value, name)?.ok_or_else(expected);
        let score = score(&property(value, "score")?.ok_or_else(expected)?)?;
        let loss = i32::try_from(count("loss")?).unwrap_or(i32::MAX);
        let before = chance(score);
        let after = if loss == 0 { before } else { after_loss(clamped_score(score).saturating_sub(loss)) };
        Ok(AnalysedTurn {
            ply: usize::try_from(count("ply")?).unwrap_or(usize::MAX),
            turn: word("turn")?,
            best: word("best")?,
            label: word("label")?,
            side: word("side")?,
            before,
            after,
        })
    }

    /// How bad the turn is; `None` if it is not a mistake.
    pub(super) fn severity(&self) -> Option<Severity> {
        Severity::from_chances(self.before, self.after)
    }
}

/// The chance at a score that may be the largest that a loss leads to, which is a forced one.
fn after_loss(score: i32) -> f64 {
    if score <= -MAX_SCORE { 0.0 } else { win_chance(score) }
}

/// The chance to win at a score, from 0 to 1.
pub(super) fn chance(score: Score) -> f64 {
    if is_forced(score) {
        return f64::from(u8::from(matches!(score, Score::WinIn(_))));
    }
    win_chance(clamped_score(score))
}

/// Reads `{ kind, value }`.
pub(super) fn score(object: &JsValue) -> Result<Score, ArimaaError> {
    let expected = || ArimaaError::wrong_type("a score must be an object with kind and a finite value");
    let kind = text_property(object, "kind")?.ok_or_else(expected)?;
    let value = property(object, "value")?.and_then(|value| value.as_f64());
    let value = value.filter(|value| value.is_finite()).ok_or_else(expected)?;
    match kind.as_str() {
        // A cast that does not fit takes the nearest number.
        "centirabbits" => Ok(Score::CentiRabbits(value as i32)),
        "win" => Ok(Score::WinIn(value as u16)),
        "loss" => Ok(Score::LossIn(value as u16)),
        _ => Err(ArimaaError::wrong_type("the kind of a score must be centirabbits, win or loss")),
    }
}

/// A turn as a plain object.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct TurnReviewView {
    ply: usize,
    label: String,
    side: String,
    turn: String,
    best: String,
    chance_before: f64,
    chance_after: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    severity: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    glyph: Option<&'static str>,
    causes: Vec<CauseView>,
}

impl TurnReviewView {
    pub(super) fn new(
        turn: &AnalysedTurn,
        severity: Option<Severity>,
        causes: Vec<CauseView>,
    ) -> TurnReviewView {
        let words = severity.map(|severity| match severity {
            Severity::Inaccuracy => ("inaccuracy", "?!"),
            Severity::Mistake => ("mistake", "?"),
            Severity::Blunder => ("blunder", "??"),
        });
        TurnReviewView {
            ply: turn.ply,
            label: turn.label.clone(),
            side: turn.side.clone(),
            turn: turn.turn.clone(),
            best: turn.best.clone(),
            chance_before: turn.before,
            chance_after: turn.after,
            severity: words.map(|(name, _)| name),
            glyph: words.map(|(_, glyph)| glyph),
            causes,
        }
    }
}

#[cfg(test)]
mod tests;
