//! Elements that get the keyboard focus.

use web_sys::HtmlElement;
use yew::prelude::*;

use crate::services::focus;

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
