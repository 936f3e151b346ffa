//! What only a person who does not see the page is told.

use yew::prelude::*;
use yew::virtual_dom::Key;

use crate::hooks::use_rested;

/// A live region. It tells what has another key than before, even if it is the same sentence: a browser announces what
/// is inserted into a region, not what stays.
pub(crate) fn announced(test: &'static str, key: impl Into<Key>, said: impl Into<AttrValue>) -> Html {
    html! {
        <p class="visually-hidden" aria-live="polite" data-test={test}>
            <span key={key.into()}>{ said.into() }</span>
        </p>
    }
}

/// A live region for what changes again and again, with each key or with each depth: it tells what has stayed the same
/// for `pause` milliseconds.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn Rested(
    test: &'static str,
    said: &AttrValue,
    pause: u32,
    /// Another number tells the same again.
    #[prop_or_default]
    number: u32,
) -> Html {
    let (said, number) = use_rested((said.clone(), number), pause);
    announced(test, number, said)
}
