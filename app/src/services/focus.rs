//! Keyboard focus.

use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement};

/// Where the focus goes on a screen, the best place first: the square of the board in the tab order, the heading of a
/// screen without a board, or the first control.
const PLACES: [&str; 2] = [
    "[data-square][tabindex='0'], #screen-title",
    "main :is(a[href], button:enabled, textarea, input, select)",
];

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

/// What finds the element with the focus again, in the same screen with other texts.
pub(crate) fn place() -> Option<String> {
    let test = active()?.get_attribute("data-test")?;
    Some(format!("[data-test={test:?}]"))
}

/// Focuses the element at a [place](place), if it is there.
pub(crate) fn give_back(place: &str) {
    let element = gloo::utils::document().query_selector(place).ok().flatten();
    if let Some(element) = element.and_then(|element| element.dyn_into().ok()) {
        give(&element);
    }
}

/// Focuses the board, or on a screen without one its heading or its first control, without scrolling the page.
pub(crate) fn give_to_board() {
    let document = gloo::utils::document();
    let place = PLACES.into_iter().find_map(|place| document.query_selector(place).ok().flatten());
    if let Some(place) = place.and_then(|place| place.dyn_into::<HtmlElement>().ok()) {
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        // If the place can't be focused, the focus stays where it is.
        let _ = place.focus_with_options(&options);
    }
}

/// Focuses the board, or what takes its place, if no element has the focus.
pub(crate) fn keep() {
    if is_lost() {
        give_to_board();
    }
}
