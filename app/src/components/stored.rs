//! Forgetting what is stored.

use yew::prelude::*;

use super::{Button, Confirm};

#[derive(Properties, PartialEq)]
pub(crate) struct ForgetProps {
    /// The value of the button's `data-test` attribute.
    pub(crate) test: &'static str,
    /// The button's label, and the title of the question.
    pub(crate) label: AttrValue,
    /// What it means.
    pub(crate) consequence: AttrValue,
    /// Called on confirmation.
    pub(crate) on_forget: Callback<()>,
}

/// A button that forgets something for good after a question.
#[component]
pub(crate) fn Forget(props: &ForgetProps) -> Html {
    let ForgetProps { test, label, consequence, on_forget } = props;
    let is_asking = use_state_eq(|| false);
    let ask = |is_open: bool| {
        let is_asking = is_asking.setter();
        Callback::from(move |()| is_asking.set(is_open))
    };
    let on_yes = {
        let (on_forget, close) = (on_forget.clone(), ask(false));
        Callback::from(move |()| {
            close.emit(());
            on_forget.emit(());
        })
    };
    html! {
        <>
            { Button::new(*test, format!("{label}…")).calls(&ask(true)) }
            if *is_asking {
                <Confirm title={label} {consequence} yes={label} {on_yes} on_no={ask(false)} />
            }
        </>
    }
}

/// What went wrong with a stored value, if anything did.
pub(crate) fn stored_trouble(test: &'static str, trouble: Option<&String>) -> Html {
    match trouble {
        Some(trouble) => {
            html! { <p class="notice notice-refusal" role="alert" data-test={test}>{ trouble }</p> }
        }
        None => html! {},
    }
}
