//! Keyboard shortcuts of the page.

use std::rc::Rc;

use yew::prelude::*;

use super::use_keys::{cursor_move, use_keys};
use crate::services::keys::Press;
use ansa_model::activities::play::{ComputerAction, PlanAction, PlayAction, PlayState, ViewAction};
use ansa_model::entry::EntryAction;

/// Listens for the page's shortcuts. `on_help` opens the dialog that lists them.
#[hook]
pub(crate) fn use_shortcuts(play: &Rc<PlayState>, act: &Callback<PlayAction>, on_help: &Callback<()>) {
    use_keys(play, act, on_help, |press, state| action(press).filter(|action| is_useful(action, state)));
}

/// Whether a key has something to do; otherwise it keeps its meaning where the focus is.
fn is_useful(action: &PlayAction, play: &PlayState) -> bool {
    match action {
        PlayAction::View(ViewAction::Move(to)) if to.goes_on() => play.can_step_on(),
        PlayAction::View(ViewAction::Move(_)) => play.can_step_back(),
        _ => true,
    }
}

fn action(press: &Press) -> Option<PlayAction> {
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
        _ => Some(ViewAction::Move(cursor_move(press)?).into()),
    }
}
