//! Keyboard focus.

use wasm_bindgen::JsCast;
use web_sys::{FocusOptions, HtmlElement};

/// The square of the board in the tab order.
const SQUARE: &str = "[data-square][tabindex='0']";

/// The focused element.
pub(crate) fn active() -> Option<HtmlElement> {
    gloo::utils::document().active_element()?.dyn_into().ok()
}

/// Whether no element has the focus.
pub(crate) fn is_lost() -> bool {
    gloo::utils::document().active_element().is_none_or(|active| active.tag_name() == "BODY")
}

/// Focuses an element.
pub(crate) fn give(element: &HtmlElement) {
    // An element that can't be focused remains clickable.
    let _ = element.focus();
}

/// Focuses the board without scrolling the page.
pub(crate) fn give_to_board() {
    let square = gloo::utils::document().query_selector(SQUARE).ok().flatten();
    if let Some(square) = square.and_then(|square| square.dyn_into::<HtmlElement>().ok()) {
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        // If the square can't be focused, the focus stays where it is.
        let _ = square.focus_with_options(&options);
    }
}
