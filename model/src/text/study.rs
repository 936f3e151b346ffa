//! Texts of the study screen.

use ansa_core::record::{ArrowColour, Glyph, MAX_NESTING};
pub use ansa_texts::study::*;

use super::{made, notice as notices, outcome, play, sentence, study_engine};
use crate::activities::Tone;
use crate::activities::study::{StudyEvent, StudyNotice, StudyState};
use crate::document::EditRefusal;
use ansa_board::text::{play_error, turned};

/// What an assessment says.
pub fn sign(glyph: Glyph) -> String {
    match glyph {
        Glyph::Good => good().to_owned(),
        Glyph::Mistake => mistake().to_owned(),
        Glyph::Brilliant => brilliant().to_owned(),
        Glyph::Blunder => blunder().to_owned(),
        Glyph::Interesting => interesting().to_owned(),
        Glyph::Dubious => dubious().to_owned(),
        Glyph::Other(_) => glyph.text().into_owned(),
    }
}

/// How to draw with touch, in this colour.
pub fn help_drawing(colour: ArrowColour) -> String {
    ansa_texts::study::help_drawing(match colour {
        ArrowColour::Green => "green",
        ArrowColour::Red => "red",
        ArrowColour::Yellow => "yellow",
        ArrowColour::Blue => "blue",
    })
}

/// Who is to move, or what is shown.
pub fn status(study: &StudyState) -> String {
    let place = &study.place;
    if let Some(position) = study.position().filter(|_| study.turn().is_some()) {
        return play::to_move(position.side());
    }
    match (study.outcome_shown(), place.label_shown()) {
        (Some(reached), _) => outcome(reached),
        (None, Some(turn)) => play::after(turn),
        (None, None) => play::game_start().to_owned(),
    }
}

/// The text of a notice.
pub fn notice(notice: &StudyNotice) -> String {
    match notice {
        StudyNotice::Entry(notice) => notices::entry_event(notice),
        StudyNotice::Refused(error) => play_error(error),
        StudyNotice::EditRefused(EditRefusal::Played) => played().to_owned(),
        StudyNotice::EditRefused(EditRefusal::Gone) => gone().to_owned(),
        StudyNotice::EditRefused(EditRefusal::TooDeep) => notices::too_deep(MAX_NESTING),
        StudyNotice::NoTurn => no_turn().to_owned(),
        StudyNotice::ReadOnly => read_only().to_owned(),
        StudyNotice::EngineForbidden => study_engine::forbidden().to_owned(),
        StudyNotice::NoThreat(refusal) => study_engine::no_threat(*refusal).to_owned(),
        StudyNotice::Opened(said) => said.clone(),
        StudyNotice::Failed(message) => sentence(message),
    }
}

pub const fn tone(notice: &StudyNotice) -> Tone {
    match notice {
        StudyNotice::Refused(_) | StudyNotice::EditRefused(_) | StudyNotice::Failed(_) => Tone::Refusal,
        StudyNotice::Entry(_)
        | StudyNotice::NoTurn
        | StudyNotice::ReadOnly
        | StudyNotice::EngineForbidden
        | StudyNotice::NoThreat(_) => Tone::Hint,
        StudyNotice::Opened(_) => Tone::Good,
    }
}

/// The text of an event in the live region; empty for events that need none.
pub fn event(event: &StudyEvent) -> String {
    match event {
        StudyEvent::Opened => String::new(),
        StudyEvent::Entry(event) => notices::entry_event(event),
        StudyEvent::Shown(None, _) => notices::game_start().to_owned(),
        StudyEvent::Shown(Some(turn), steps) if steps.is_empty() => notices::after(*turn),
        StudyEvent::Shown(Some(turn), steps) | StudyEvent::Turned(turn, steps) => turned(*turn, steps),
        StudyEvent::Edited => edited().to_owned(),
        StudyEvent::Undone => change_undone().to_owned(),
        StudyEvent::Redone => change_redone().to_owned(),
        StudyEvent::Flipped => flipped().to_owned(),
        StudyEvent::Engine(true) => study_engine::engine_on().to_owned(),
        StudyEvent::Engine(false) => study_engine::engine_off().to_owned(),
        StudyEvent::ThreatShown(side) => study_engine::threat_shown(*side),
        StudyEvent::ThreatHidden => study_engine::threat_hidden().to_owned(),
        StudyEvent::Threat(side, steps) => study_engine::threatens(*side, &made(steps)),
    }
}
