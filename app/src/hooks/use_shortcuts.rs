//! Keyboard shortcuts of the page.

use std::rc::Rc;

use yew::prelude::*;

use crate::activities::play::{ComputerAction, PlanAction, PlayAction, PlayState, ViewAction};
use crate::document::CursorMove;
use crate::entry::EntryAction;
use crate::services::keys::{self, Press};

/// Listens for the page's shortcuts. `on_help` opens the dialog that lists them.
#[hook]
pub(crate) fn use_shortcuts(play: &Rc<PlayState>, act: &Callback<PlayAction>, on_help: &Callback<()>) {
    let (act, on_help) = (act.clone(), on_help.clone());
    let latest = use_mut_ref(|| play.clone());
    latest.replace(play.clone());
    use_effect_with((), move |()| {
        let keys = keys::watch(move |press| {
            if press.key == "?" {
                on_help.emit(());
                return true;
            }
            let Some(action) = action(press).filter(|action| is_useful(action, &latest.borrow())) else {
                return false;
            };
            act.emit(action);
            true
        });
        move || drop(keys)
    });
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

/// The keys that step through a game, the same on every screen.
pub(super) fn cursor_move(press: &Press) -> Option<CursorMove> {
    match (press.key.as_str(), press.shift) {
        ("ArrowLeft" | ",", false) => Some(CursorMove::Previous),
        ("ArrowRight" | ".", false) => Some(CursorMove::Next),
        ("ArrowLeft", true) => Some(CursorMove::PreviousStep),
        ("ArrowRight", true) => Some(CursorMove::NextStep),
        ("Home", false) => Some(CursorMove::First),
        ("End", false) => Some(CursorMove::Last),
        _ => None,
    }
}
