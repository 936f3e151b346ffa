//! The keys of a replay, and the one that undoes a step.

use ansa_board::key_of;
use ansa_model::document::CursorMove;
use web_sys::KeyboardEvent;

use crate::state::ElementAction;

/// So many plies forward or back with one of the larger keys of the graph.
const LEAP: usize = 10;

/// Where the focus is when a key is pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum KeyPlace {
    /// In the list of turns, where down leads to the next turn.
    List,
    /// On the graph, a slider, where up is more.
    Graph,
    /// In another place.
    Elsewhere,
}

/// The action of a key in a replay that shows so many plies. With the focus on a square, the board handles the arrow keys
/// and stops them.
pub(super) fn key(
    event: &KeyboardEvent,
    place: KeyPlace,
    plies: usize,
    is_menu_open: bool,
) -> Option<ElementAction> {
    let modified = event.ctrl_key() || event.alt_key() || event.meta_key() || event.shift_key();
    if modified { None } else { action_of(&key_of(event)?, place, plies, is_menu_open) }
}

fn action_of(key: &str, place: KeyPlace, plies: usize, is_menu_open: bool) -> Option<ElementAction> {
    let to = match (key, place) {
        ("ArrowRight", _) | ("ArrowDown", KeyPlace::List) | ("ArrowUp", KeyPlace::Graph) => CursorMove::Next,
        ("ArrowLeft", _) | ("ArrowUp", KeyPlace::List) | ("ArrowDown", KeyPlace::Graph) => {
            CursorMove::Previous
        }
        // The smallest value of a slider; elsewhere the first position is that after the setups.
        ("Home", KeyPlace::Graph) => return Some(ElementAction::GoToPly(0)),
        ("Home", _) => CursorMove::First,
        ("End", _) => CursorMove::Last,
        ("PageUp", KeyPlace::Graph) => return Some(ElementAction::GoToPly(plies.saturating_add(LEAP))),
        ("PageDown", KeyPlace::Graph) => return Some(ElementAction::GoToPly(plies.saturating_sub(LEAP))),
        ("f", _) => return Some(ElementAction::Flip),
        ("Escape", _) if is_menu_open => return Some(ElementAction::Menu(false)),
        _ => return None,
    };
    Some(ElementAction::Move(to))
}

/// Ctrl or the command key with Z undoes a step, if there is one; otherwise the key is the page's.
pub(super) fn undoes(event: &KeyboardEvent, has_steps: bool) -> Option<ElementAction> {
    let is_command = (event.ctrl_key() || event.meta_key()) && !event.alt_key();
    (has_steps && is_command && key_of(event)? == "z").then_some(ElementAction::Undo)
}

#[cfg(test)]
mod tests;
