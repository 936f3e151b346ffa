//! Keyboard shortcuts of the study screen.

use std::rc::Rc;

use yew::prelude::*;

use super::use_keys::{cursor_move, use_keys};
use crate::services::keys::Press;
use ansa_model::activities::study::{EngineAction, Overlay, ReplayAction, StudyAction, StudyState};
use ansa_model::entry::EntryAction;

/// Listens for the shortcuts of the study. `on_help` opens the dialog that lists them.
#[hook]
pub(crate) fn use_study_keys(study: &Rc<StudyState>, act: &Callback<StudyAction>, on_help: &Callback<()>) {
    use_keys(study, act, on_help, |press, state| action(press).filter(|action| is_useful(action, state)));
}

/// Whether a key has something to do; otherwise it keeps its meaning where the focus is.
fn is_useful(action: &StudyAction, study: &StudyState) -> bool {
    match action {
        StudyAction::Move(to) => study.place.moved(*to).is_some(),
        _ => true,
    }
}

fn action(press: &Press) -> Option<StudyAction> {
    let key = press.key.as_str();
    if press.command {
        return match (key, press.shift) {
            ("z", false) => Some(StudyAction::Undo),
            ("z" | "Z", true) | ("y", false) => Some(StudyAction::Redo),
            _ => None,
        };
    }
    match (key, press.shift) {
        // A held key ends one turn, not the following ones.
        ("Enter", _) if press.repeated => None,
        ("Enter", true) => Some(StudyAction::End),
        ("Enter", false) if !press.on_control => Some(StudyAction::Enter(None)),
        ("Escape", false) => Some(StudyAction::Escape),
        ("u" | "Backspace", false) => Some(EntryAction::Undo.into()),
        ("r", false) => Some(EntryAction::Redo.into()),
        // Some keyboards need Shift for it.
        ("/", _) => Some(EntryAction::Type(String::new()).into()),
        ("f", false) => Some(StudyAction::Flip),
        ("l", false) => Some(EngineAction::Toggle.into()),
        ("p", false) if !press.repeated => Some(ReplayAction::Toggle.into()),
        ("x", false) => Some(EngineAction::Threat.into()),
        (" ", false) if !press.on_control => Some(StudyAction::PlayBest),
        ("ArrowUp", false) => Some(StudyAction::Alternative(true)),
        ("ArrowDown", false) => Some(StudyAction::Alternative(false)),
        // Some keyboards need Shift for digits.
        _ => match Overlay::from_digit(key) {
            Some(overlay) => Some(StudyAction::SwitchOverlay(overlay)),
            None => Some(StudyAction::Move(cursor_move(press)?)),
        },
    }
}
