//! Elements that get the keyboard focus.

use web_sys::HtmlElement;
use yew::prelude::*;

use crate::given::use_effect_given;
use crate::services::focus;

/// A reference to an element. It gets the focus when it is wanted: at first, or from now on.
#[hook]
pub(crate) fn use_focus(is_wanted: bool) -> NodeRef {
    let node = use_node_ref();
    use_effect_given(is_wanted, node.clone(), |&is_wanted, node| {
        if let Some(element) = node.cast::<HtmlElement>().filter(|_| is_wanted) {
            focus::give(&element);
        }
    });
    node
}
