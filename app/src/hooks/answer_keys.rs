//! The keys of a task.

use super::use_keys::entry_action;
use crate::services::keys::Press;
use ansa_model::activities::answer::AnswerAction;

/// What a key does to a task; `None` if nothing.
pub(super) fn answer_action(press: &Press) -> Option<AnswerAction> {
    if press.command {
        return None;
    }
    match (press.key.as_str(), press.shift) {
        // A held key ends one turn, not the following ones.
        ("Enter", _) if press.repeated => None,
        ("Enter", true) => Some(AnswerAction::End),
        ("Enter", false) if !press.on_control => Some(AnswerAction::Enter(None)),
        ("Escape", false) => Some(AnswerAction::Escape),
        ("h", false) => Some(AnswerAction::Hint),
        ("s", false) => Some(AnswerAction::Solve),
        ("n", false) if !press.repeated => Some(AnswerAction::Next),
        ("f", false) => Some(AnswerAction::Flip),
        _ => entry_action(press).map(AnswerAction::Entry),
    }
}
