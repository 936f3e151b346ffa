//! Elements that get the keyboard focus.

use ansa_model::activities::play::PlayState;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::services::{focus, time};

/// A reference to an element. It gets the focus when it is wanted: at first, or from now on.
#[hook]
pub(crate) fn use_focus(is_wanted: bool) -> NodeRef {
    let node = use_node_ref();
    use_effect_with(is_wanted, {
        let node = node.clone();
        move |&is_wanted| {
            if let Some(element) = node.cast::<HtmlElement>().filter(|_| is_wanted) {
                focus::give(&element);
            }
        }
    });
    node
}

/// Moves the focus to the board when the focused control disappears: the buttons change with the mode, a field is
/// closed, or a pause ends. Otherwise keyboard players would start from the top of the page after every turn. A new
/// game also starts with the focus on its board.
#[hook]
pub(crate) fn use_kept_focus(play: &PlayState, serial: u32) {
    let first = use_mut_ref(|| true);
    let before = use_mut_ref(|| serial);
    let changes = (play.mode(), play.paused().is_some(), play.is_typing(), play.is_planning(), serial);
    use_effect_with(changes, move |changes| {
        let is_another = before.replace(changes.4) != changes.4;
        // Nothing to do on page load.
        if core::mem::take(&mut *first.borrow_mut()) {
            return;
        }
        if is_another {
            // Let the closing dialog return the focus first.
            time::after(0, focus::give_to_board).forget();
            return;
        }
        if focus::is_lost() {
            focus::give_to_board();
        }
    });
}
