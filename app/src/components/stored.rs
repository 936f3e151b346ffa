//! Forgetting what is stored.

use yew::prelude::*;

use super::{Button, Confirm};

use crate::given::callback;

/// A button that forgets something for good after a question.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn Forget(
    /// The value of the button's `data-test` attribute.
    test: &'static str,
    /// The button's label, and the title of the question.
    label: &AttrValue,
    /// What it means.
    consequence: &AttrValue,
    on_forget: &Callback<()>,
) -> Html {
    let is_asking = use_state_eq(|| false);
    let ask = |is_open: bool| callback(is_asking.setter(), move |(), is_asking| is_asking.set(is_open));
    let on_yes = callback((on_forget.clone(), ask(false)), |(), (on_forget, close)| {
        close.emit(());
        on_forget.emit(());
    });
    html! {
        <>
            { Button::new(test, format!("{label}…")).calls(&ask(true)) }
            if *is_asking {
                <Confirm title={label} {consequence} yes={label} {on_yes} on_no={ask(false)} />
            }
        </>
    }
}

/// What went wrong with a stored value, if anything did.
pub(crate) fn stored_error(test: &'static str, error: Option<&String>) -> Html {
    match error {
        Some(error) => {
            html! { <p class="notice notice-refusal" role="alert" data-test={test}>{ error }</p> }
        }
        None => html! {},
    }
}
