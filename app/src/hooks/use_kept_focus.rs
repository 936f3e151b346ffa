//! Keeps the keyboard's place when the control that it was on goes away.

use yew::prelude::*;

use crate::services::{focus, time};
use crate::state::PlayState;

/// When the buttons change with the mode, a field is closed or a pause ends, and the one that had the focus is gone, the
/// board has it. Otherwise someone who plays by keyboard would start from the top of the page after every turn. Another
/// game is played from its board, wherever it was begun.
#[hook]
pub(crate) fn use_kept_focus(play: &PlayState) {
    let first = use_mut_ref(|| true);
    let serial = use_mut_ref(|| play.serial);
    let changes =
        (play.mode(), play.paused().is_some(), play.typed.is_some(), play.plan.is_some(), play.serial);
    use_effect_with(changes, move |changes| {
        let is_another = serial.replace(changes.4) != changes.4;
        // A page that was just opened has nothing to keep.
        if core::mem::take(&mut *first.borrow_mut()) {
            return;
        }
        if is_another {
            // The dialog in which it was chosen gives the focus back first.
            time::after(0, focus::give_to_board).forget();
            return;
        }
        if focus::is_lost() {
            focus::give_to_board();
        }
    });
}
