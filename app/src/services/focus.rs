//! The keyboard's place on the page.

use wasm_bindgen::JsCast;
use web_sys::{FocusOptions, HtmlElement};

/// The square of the board that Tab leads to.
const SQUARE: &str = "[data-square][tabindex='0']";

/// The element that has the focus.
pub(crate) fn active() -> Option<HtmlElement> {
    gloo::utils::document().active_element()?.dyn_into().ok()
}

/// Whether nothing has the focus any more.
pub(crate) fn is_lost() -> bool {
    gloo::utils::document().active_element().is_none_or(|active| active.tag_name() == "BODY")
}

/// Gives the focus to an element.
pub(crate) fn give(element: &HtmlElement) {
    // What can't have it leaves it where it is, and can still be pressed.
    let _ = element.focus();
}

/// Gives the focus to the board. The page stays where it is scrolled to.
pub(crate) fn give_to_board() {
    let square = gloo::utils::document().query_selector(SQUARE).ok().flatten();
    if let Some(square) = square.and_then(|square| square.dyn_into::<HtmlElement>().ok()) {
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        // A square that can't have it leaves it where it is.
        let _ = square.focus_with_options(&options);
    }
}
