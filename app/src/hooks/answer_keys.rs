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

/// Whether an action has something to do while an exercise is shown, or else at the end; otherwise its key keeps its
/// meaning where the focus is.
pub(super) fn is_useful(action: &AnswerAction, has_exercise: bool) -> bool {
    has_exercise || !matches!(action, AnswerAction::Next | AnswerAction::Enter(_))
}
