//! The keyboard shortcuts of the screens with a board: what a key does in a state. `None` leaves the key its meaning where
//! the focus is.

use ansa_core::Piece;

use super::use_keys::{cursor_move, step_move, undo_key, undo_step};
use crate::services::keys::Press;
use ansa_model::activities::editor::{EditorAction, EditorState, EditorTool};
use ansa_model::activities::play::{ComputerAction, PlanAction, PlayAction, PlayState, ViewAction};
use ansa_model::activities::study::{EngineAction, Overlay, ReplayAction, StudyAction, StudyState};
use ansa_model::entry::EntryAction;

/// The keys of the play screen.
pub(crate) fn play_key(press: &Press, play: &PlayState) -> Option<PlayAction> {
    if press.command {
        return undo_key(press).map(|redoes| undo_step(redoes).into());
    }
    match (press.key.as_str(), press.shift) {
        // A held key ends one turn, not the following ones.
        ("Enter", _) if press.repeated => None,
        ("Enter", true) => Some(PlayAction::End),
        ("Enter", false) if !press.on_control => Some(PlayAction::Enter(None)),
        ("Escape", false) => Some(PlayAction::Escape),
        ("u" | "Backspace", false) => Some(EntryAction::Undo.into()),
        ("r", false) => Some(EntryAction::Redo.into()),
        ("x", false) => Some(EntryAction::Reset.into()),
        // Some keyboards need Shift for it.
        ("/", _) => Some(EntryAction::Type(String::new()).into()),
        ("p", false) => Some(PlanAction::Begin.into()),
        ("b", false) => Some(PlanAction::Keep.into()),
        ("h", false) => Some(ComputerAction::Hint.into()),
        ("f", false) => Some(PlayAction::Flip),
        _ => {
            if play.game().outcome().is_some() {
                return step_move(press).map(|to| ViewAction::Move(to).into());
            }
            let to = cursor_move(press)?;
            let can_step = if to.goes_on() { play.can_step_on() } else { play.can_step_back() };
            can_step.then(|| ViewAction::Move(to).into())
        }
    }
}

pub(crate) fn study_key(press: &Press, _: &StudyState) -> Option<StudyAction> {
    let key = press.key.as_str();
    if press.command {
        return undo_key(press).map(|redoes| if redoes { StudyAction::Redo } else { StudyAction::Undo });
    }
    match (key, press.shift) {
        // As on the play screen.
        ("Enter", _) if press.repeated => None,
        ("Enter", true) => Some(StudyAction::End),
        ("Enter", false) if !press.on_control => Some(StudyAction::Enter(None)),
        ("Escape", false) => Some(StudyAction::Escape),
        ("u" | "Backspace", false) => Some(EntryAction::Undo.into()),
        ("r", false) => Some(EntryAction::Redo.into()),
        ("/", _) => Some(EntryAction::Type(String::new()).into()),
        ("f", false) => Some(StudyAction::Flip),
        ("l", false) => Some(EngineAction::Toggle.into()),
        ("p", false) if !press.repeated => Some(ReplayAction::Toggle.into()),
        ("x", false) => Some(EngineAction::Threat.into()),
        (" ", false) if !press.on_control => Some(StudyAction::PlayBest),
        ("ArrowUp", false) => Some(StudyAction::Alternative(true)),
        ("ArrowDown", false) => Some(StudyAction::Alternative(false)),
        _ => {
            // Some keyboards need Shift for digits.
            if let Some(overlay) = Overlay::from_digit(key) {
                return Some(StudyAction::SwitchOverlay(overlay));
            }
            step_move(press).map(StudyAction::Move)
        }
    }
}

/// The keys of the editor outside the board, which has its own.
pub(crate) fn editor_key(press: &Press, _: &EditorState) -> Option<EditorAction> {
    if press.command {
        return undo_key(press).map(|redoes| if redoes { EditorAction::Redo } else { EditorAction::Undo });
    }
    let key = press.key.as_str();
    match (key, press.shift) {
        ("f", false) => Some(EditorAction::Flip),
        ("x", false) => Some(EditorAction::Mirror),
        ("Escape", _) => Some(EditorAction::Escape),
        (digit @ ("1" | "2" | "3" | "4"), false) => digit.parse().ok().map(EditorAction::StepsLeft),
        _ => {
            let mut letters = key.chars();
            let piece = Piece::from_letter(letters.next()?)?;
            letters.next().is_none().then_some(EditorAction::Choose(EditorTool::Put(piece)))
        }
    }
}
