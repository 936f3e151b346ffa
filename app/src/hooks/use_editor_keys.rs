//! Keyboard shortcuts of the editor.

use std::rc::Rc;

use ansa_core::Piece;
use yew::prelude::*;

use super::use_keys::use_keys;
use crate::services::keys::Press;
use ansa_model::activities::editor::{EditorAction, EditorState, EditorTool};

/// Listens for the shortcuts of the editor. `on_help` shows them.
#[hook]
pub(crate) fn use_editor_keys(
    editor: &Rc<EditorState>,
    act: &Callback<EditorAction>,
    on_help: &Callback<()>,
) {
    use_keys(editor, act, on_help, |press, _| action(press));
}

/// What a key does outside the board, which has its own.
fn action(press: &Press) -> Option<EditorAction> {
    let key = press.key.as_str();
    match (key, press.shift, press.command) {
        ("z", false, true) => Some(EditorAction::Undo),
        ("z" | "Z", true, true) | ("y", false, true) => Some(EditorAction::Redo),
        (_, _, true) => None,
        ("f", false, _) => Some(EditorAction::Flip),
        ("x", false, _) => Some(EditorAction::Mirror),
        ("Escape", ..) => Some(EditorAction::Escape),
        (digit @ ("1" | "2" | "3" | "4"), false, _) => digit.parse().ok().map(EditorAction::StepsLeft),
        _ => {
            let mut letters = key.chars();
            let piece = Piece::from_letter(letters.next()?)?;
            letters.next().is_none().then_some(EditorAction::Choose(EditorTool::Put(piece)))
        }
    }
}
