//! A heading that an address can lead to.

use web_sys::HtmlElement;
use yew::prelude::*;

use crate::given::use_effect_given;
use crate::services::{focus, time};

/// A heading. If the address leads here, it is at the top of the window and has the focus.
#[yew_autoprops::autoprops]
#[component]
pub(super) fn Anchor(
    /// The key in the address.
    name: &'static str,
    /// Whether the address leads here.
    is_target: bool,
    children: &Html,
) -> Html {
    let heading = use_node_ref();
    use_effect_given(is_target, heading.clone(), |&is_target, heading| {
        // The screen has first given the focus to its own heading.
        let timer = is_target.then(|| {
            time::after(0, move || {
                if let Some(heading) = heading.cast::<HtmlElement>() {
                    focus::give(&heading);
                    heading.scroll_into_view();
                }
            })
        });
        move || drop(timer)
    });
    html! { <h3 ref={heading} class="manual-anchor" tabindex="-1" data-anchor={name}>{ children.clone() }</h3> }
}
