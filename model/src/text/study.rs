//! Texts of the study screen.

use ansa_core::record::{ArrowColour, Glyph, MAX_NESTING};

use super::part::words;
use super::{made, notice as notices, outcome, play, sentence, study_engine};
use crate::activities::Tone;
use crate::activities::study::{StudyEvent, StudyNotice, StudyState};
use crate::document::EditRefusal;
use ansa_board::text::{play_error, turned};

words! { StudyWords {
    /// Nothing can be changed, because another tab plays the game.
    read_only,
    /// The title of the screen.
    title,
    /// Label of the field.
    field,
    /// What the field takes.
    field_help,
    /// The placeholder of the field.
    example,
    /// The button that opens the text.
    open,
    /// Nothing was pasted.
    empty,
    /// The heading of the form that opens another game.
    open_other,
    /// The button that opens that form.
    open_other_long,
    /// The tool that goes on with the game.
    to_game,
    /// The same in full.
    to_game_long,
    /// The tool that opens the study of a game.
    study_game_long,
    /// The name of the toolbar.
    tools,
    /// The tool that opens the position in the editor.
    edit,
    /// The same in full.
    edit_long,
    /// The tool that undoes a change.
    undo,
    /// The same in full.
    undo_long,
    /// The tool that redoes a change.
    redo,
    /// The same in full.
    redo_long,
    /// The tool that draws on the board.
    draw,
    /// The same in full.
    draw_long,
    /// Help while a finger draws in a colour.
    help_drawing(colour: ArrowColour),
    /// The name of the tree of turns.
    tree,
    /// The first row of the tree.
    start,
    /// The name of a variation, and of the buttons for it.
    variation,
    /// The name of the part with comment and signs.
    notes,
    /// The name of the field of a comment.
    comment_field,
    /// The name of the row of signs.
    signs,
    /// The sign `!`.
    good,
    /// The sign `?`.
    mistake,
    /// The sign `!!`.
    brilliant,
    /// The sign `??`.
    blunder,
    /// The sign `!?`.
    interesting,
    /// The sign `?!`.
    dubious,
    /// The button that moves a variation up.
    promote,
    /// The button that moves a variation down.
    demote,
    /// The button that makes a variation the main line.
    make_main,
    /// The button that removes a ply.
    remove,
    /// Help while the draft turn has steps.
    help_steps,
    /// No turn can follow at the place that is shown.
    no_turn,
    /// An edit would change a game that was played.
    played,
    /// An edit concerns a ply that is gone.
    gone,
    /// The announcement of an edit.
    edited,
    /// The announcement of an undone change.
    change_undone,
    /// The announcement of a redone change.
    change_redone,
    /// The announcement that the board was flipped.
    flipped,
} }

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

/// Who is to move, or what is shown.
pub fn status(study: &StudyState) -> String {
    let place = study.place();
    if let Some(position) = study.position().filter(|_| study.turn().is_some()) {
        return play::to_move(position.side());
    }
    match (place.line().game().outcome().filter(|_| place.is_over()), place.label_shown()) {
        (Some(reached), _) => outcome(reached),
        (None, Some(turn)) => play::after(turn),
        (None, None) => play::game_start().to_owned(),
    }
}

/// The text of a notice.
pub fn notice(notice: &StudyNotice) -> String {
    match notice {
        StudyNotice::Entry(notice) => notices::entry_notice(notice),
        StudyNotice::Refused(error) => play_error(error),
        StudyNotice::EditRefused(EditRefusal::Played) => played().to_owned(),
        StudyNotice::EditRefused(EditRefusal::Gone) => gone().to_owned(),
        StudyNotice::EditRefused(EditRefusal::TooDeep) => notices::too_deep(MAX_NESTING),
        StudyNotice::NoTurn => no_turn().to_owned(),
        StudyNotice::ReadOnly => read_only().to_owned(),
        StudyNotice::NoThreat(refusal) => study_engine::no_threat(*refusal).to_owned(),
        StudyNotice::Opened(said) => said.clone(),
        StudyNotice::Failed(message) => sentence(message),
    }
}

/// The tone of a notice.
pub const fn tone(notice: &StudyNotice) -> Tone {
    match notice {
        StudyNotice::Refused(_) | StudyNotice::EditRefused(_) | StudyNotice::Failed(_) => Tone::Refusal,
        StudyNotice::Entry(_) | StudyNotice::NoTurn | StudyNotice::ReadOnly | StudyNotice::NoThreat(_) => {
            Tone::Hint
        }
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
        StudyEvent::ThreatShown(side) => study_engine::threat_shown(*side),
        StudyEvent::ThreatHidden => study_engine::threat_hidden().to_owned(),
        StudyEvent::Threat(side, steps) => study_engine::threatens(*side, &made(steps)),
    }
}
