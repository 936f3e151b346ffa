//! Keyboard focus.

use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement};

/// The square of the board in the tab order, or the heading of a screen without a board.
const SQUARE: &str = "[data-square][tabindex='0'], #screen-title";

pub(crate) fn active() -> Option<HtmlElement> {
    gloo::utils::document().active_element()?.dyn_into().ok()
}

/// Whether this element has the focus.
pub(crate) fn is_on(element: &Element) -> bool {
    gloo::utils::document().active_element().as_ref() == Some(element)
}

/// Whether no element has the focus.
pub(crate) fn is_lost() -> bool {
    // A button that is disabled while it has the focus loses it a moment later.
    let is_nothing =
        |active: Element| active.tag_name() == "BODY" || active.matches(":disabled").unwrap_or(false);
    gloo::utils::document().active_element().is_none_or(is_nothing)
}

pub(crate) fn give(element: &HtmlElement) {
    // An element that can't be focused remains clickable.
    let _ = element.focus();
}

/// Focuses the board, or on a screen without one its heading, without scrolling the page.
pub(crate) fn give_to_board() {
    let square = gloo::utils::document().query_selector(SQUARE).ok().flatten();
    if let Some(square) = square.and_then(|square| square.dyn_into::<HtmlElement>().ok()) {
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        // If the square can't be focused, the focus stays where it is.
        let _ = square.focus_with_options(&options);
    }
}
