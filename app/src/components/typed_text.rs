//! What is typed into a field.

use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The text of the field that something was typed into.
pub(super) fn typed_text(event: &InputEvent) -> String {
    // Fields of several lines have their text under the same name.
    event.target_unchecked_into::<HtmlInputElement>().value()
}
