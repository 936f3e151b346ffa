//! Keeps the keyboard's place when the control that it was on goes away.

use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{FocusOptions, HtmlElement};
use yew::prelude::*;

use crate::state::PlayState;

/// The square of the board that Tab leads to.
const SQUARE: &str = "[data-square][tabindex='0']";

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
            Timeout::new(0, focus_on_board).forget();
            return;
        }
        let active = gloo::utils::document().active_element();
        if active.is_none_or(|active| active.tag_name() == "BODY") {
            focus_on_board();
        }
    });
}

fn focus_on_board() {
    let square = gloo::utils::document().query_selector(SQUARE).ok().flatten();
    if let Some(square) = square.and_then(|square| square.dyn_into::<HtmlElement>().ok()) {
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        // A square that can't be focused leaves the focus where it is.
        let _ = square.focus_with_options(&options);
    }
}
