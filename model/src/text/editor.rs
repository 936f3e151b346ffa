//! Texts of the editor of positions.

use ansa_core::position::faults::{FaultEffect, PositionFault};
pub use ansa_texts::editor::*;

use super::{outcome, pasted, sentence};
use crate::activities::Tone;
use crate::activities::editor::{
    BoardChange, EditorEvent, EditorNotice, EditorState, EditorTool, PositionReadError, TakenText,
};
use crate::reason::Reason;

/// What a fault is, with its square.
pub fn fault(fault: PositionFault) -> String {
    match fault {
        PositionFault::Board(error) => error.why(),
        PositionFault::NoStep { side } => no_step(side),
    }
}

/// What the faults mean together.
pub fn verdict(editor: &EditorState, faults: &[PositionFault]) -> String {
    let has = |effect| faults.iter().any(|fault| fault.effect() == effect);
    match editor.outcome() {
        _ if editor.lacks_steps() => no_step_left(editor.builder().side, editor.steps_left()),
        _ if has(FaultEffect::Impossible) => has_faults().to_owned(),
        _ if has(FaultEffect::Unreachable) => is_unreachable().to_owned(),
        Some(over) => is_over(&outcome(over)),
        None => no_fault().to_owned(),
    }
}

/// The text of a notice.
pub fn notice(notice: &EditorNotice) -> String {
    match notice {
        EditorNotice::Unreadable(PositionReadError::Empty) => empty().to_owned(),
        EditorNotice::Unreadable(PositionReadError::TooLong) => too_long().to_owned(),
        EditorNotice::Unreadable(PositionReadError::OnlySteps) => only_steps().to_owned(),
        EditorNotice::Unreadable(PositionReadError::Refused(reason)) => pasted::refused(reason),
        EditorNotice::Taken(taken) => taken_as(taken),
        EditorNotice::NothingThere(square) => nothing_there(*square),
        EditorNotice::Failed(message) => sentence(message),
    }
}

/// The position of a text was taken.
fn taken_as(taken: &TakenText) -> String {
    let form = pasted::form(taken.form);
    let how = match (&taken.stopped, taken.games) {
        (Some(reason), _) => taken_in_part(form, reason),
        (None, 0) => taken_position(form),
        (None, _) => taken_end(form),
    };
    let sentences = [
        Some(how),
        (taken.games > 1).then(|| first_of(taken.games)),
        taken.is_side_assumed.then(|| pasted::side_assumed().to_owned()),
    ];
    sentences.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

pub const fn tone(notice: &EditorNotice) -> Tone {
    match notice {
        EditorNotice::Unreadable(_) | EditorNotice::Failed(_) => Tone::Refusal,
        EditorNotice::Taken(taken) if taken.is_whole() => Tone::Good,
        EditorNotice::Taken(_) | EditorNotice::NothingThere(_) => Tone::Hint,
    }
}

/// The text of an event in the live region; empty for events that need none.
pub fn event(editor: &EditorState) -> String {
    match *editor.event() {
        EditorEvent::Opened => String::new(),
        EditorEvent::Chosen(EditorTool::Put(piece)) => chosen(piece),
        EditorEvent::Chosen(EditorTool::Move) => moves().to_owned(),
        EditorEvent::Chosen(EditorTool::Remove) => removes().to_owned(),
        EditorEvent::TakenUp(piece, square) => taken_up((piece, square)),
        EditorEvent::PutDown => put_down().to_owned(),
        EditorEvent::Put(piece, square) => put((piece, square)),
        EditorEvent::Moved(piece, from, to) => moved(piece, from, to),
        EditorEvent::Removed(piece, square) => removed((piece, square)),
        EditorEvent::Changed(change) => match change {
            BoardChange::Cleared => cleared(),
            BoardChange::SetUp => was_set_up(),
            BoardChange::Mirrored => mirrored(),
            BoardChange::Exchanged => exchanged(),
            BoardChange::Read => taken(),
        }
        .to_owned(),
        EditorEvent::ToMove(side) => to_move(side),
        EditorEvent::StepsLeft(left) => has_left(editor.builder().side, left),
        EditorEvent::Undone => undone().to_owned(),
        EditorEvent::Redone => redone().to_owned(),
        EditorEvent::Flipped => flipped().to_owned(),
    }
}
