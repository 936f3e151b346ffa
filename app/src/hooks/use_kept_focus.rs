//! Keeps the keyboard focus when the focused control disappears.

use yew::prelude::*;

use crate::services::{focus, page, time};

/// Moves the focus to the board when the focused control disappears as one of these values changes: the buttons change
/// with the mode, a field is closed, or another exercise is shown. Otherwise keyboard players would start from the top
/// of the page after every turn.
#[hook]
pub(crate) fn use_kept_focus<T: PartialEq + 'static>(shown: T) {
    let first = use_mut_ref(|| true);
    use_effect_with(shown, move |_| {
        // Nothing to do on page load.
        if !core::mem::take(&mut *first.borrow_mut()) {
            focus::keep();
        }
    });
}

/// Keeps the focus when another screen is shown, once its part of the program is there.
#[hook]
pub(crate) fn use_screen_focus<T: Copy + PartialEq + 'static>(screen: T, is_there: bool) {
    let before = use_mut_ref(|| screen);
    use_effect_with((screen, is_there), move |&(screen, is_there)| {
        if is_there && before.replace(screen) != screen {
            // Let a closing dialog return the focus first.
            time::after(0, focus::keep).forget();
        }
    });
}

/// Begins each new game at the top of the page, with the focus on its board.
#[hook]
pub(crate) fn use_begun_game(serial: u32) {
    let before = use_mut_ref(|| serial);
    use_effect_with(serial, move |&serial| {
        if before.replace(serial) != serial {
            // Let the closing dialog return the focus first.
            time::after(0, || {
                page::scroll_to_top();
                focus::give_to_board();
            })
            .forget();
        }
    });
}
