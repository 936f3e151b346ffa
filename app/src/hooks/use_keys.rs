//! Keyboard shortcuts of a screen.

use std::rc::Rc;

use yew::prelude::*;

use super::use_latest;
use crate::services::keys::{self, BoardFocus, Press};
use ansa_model::document::CursorMove;
use ansa_model::entry::EntryAction;

/// Listens for the shortcuts of a screen. `action` says what a key does in a state; `None` leaves the key its meaning
/// where the focus is. `on_help` opens the dialog that lists the keys.
#[hook]
pub(crate) fn use_keys<S: 'static, A: 'static>(
    state: &Rc<S>,
    act: &Callback<A>,
    on_help: &Callback<()>,
    action: fn(&Press, &S) -> Option<A>,
) {
    let (state, act, on_help) = (state.clone(), act.clone(), on_help.clone());
    let on_press = use_latest(Callback::from(move |press: Press| {
        if press.key == "?" {
            on_help.emit(());
            return true;
        }
        let action = action(&press, &state);
        let is_useful = action.is_some();
        if let Some(action) = action {
            act.emit(action);
        }
        is_useful
    }));
    use_effect_with((), move |()| {
        let keys = keys::watch(move |press| on_press.emit(press));
        move || drop(keys)
    });
}

/// The keys that step through a game, the same on every screen. On the board they move the focus between the squares
/// instead, unless a pointer was used last.
pub(super) fn cursor_move(press: &Press) -> Option<CursorMove> {
    match press.board {
        BoardFocus::None | BoardFocus::Pointed => step_key(press),
        BoardFocus::Keyboard | BoardFocus::Tabbed => None,
    }
}

/// The keys that step through a game where that is what people do most: on the board they move the focus only if it came
/// there by Tab.
pub(super) fn step_move(press: &Press) -> Option<CursorMove> {
    (press.board != BoardFocus::Tabbed).then(|| step_key(press))?
}

fn step_key(press: &Press) -> Option<CursorMove> {
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

/// What undoes and redoes everywhere: Ctrl or the command key with Z, and with Shift or with Y. True for redo.
pub(super) fn undo_key(press: &Press) -> Option<bool> {
    match (press.key.as_str(), press.shift) {
        _ if !press.command => None,
        ("z", false) => Some(false),
        ("z" | "Z", true) | ("y", false) => Some(true),
        _ => None,
    }
}

/// Undoes or redoes a step of the draft.
pub(super) const fn undo_step(redoes: bool) -> EntryAction {
    if redoes { EntryAction::Redo } else { EntryAction::Undo }
}

/// The keys that change the draft of a turn, the same in every exercise.
pub(super) fn entry_action(press: &Press) -> Option<EntryAction> {
    match (press.key.as_str(), press.shift) {
        ("u" | "Backspace", false) => Some(EntryAction::Undo),
        ("r", false) => Some(EntryAction::Redo),
        ("x", false) => Some(EntryAction::Reset),
        // Some keyboards need Shift for it.
        ("/", _) => Some(EntryAction::Type(String::new())),
        _ => None,
    }
}
