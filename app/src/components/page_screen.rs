//! A screen with a heading and a way back.

use ansa_board::key_of;
use yew::prelude::*;

use super::{Button, Icon};
use crate::given::callback;
use crate::hooks::use_focus;
use ansa_model::text::label;

/// The id of the text that says what a screen is for.
pub(crate) const ABOUT: &str = "screen-about";

/// A screen with a heading, which gets the focus, and a button that goes back, as Escape does.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn PageScreen(
    title: &AttrValue,
    /// The value of its `data-test` attribute.
    test: &AttrValue,
    /// What the screen is for, below the heading. The first view of `index.html` shows the same.
    #[prop_or_default]
    about: Option<&'static str>,
    on_close: &Callback<()>,
    children: &Html,
) -> Html {
    let heading = use_focus(true);
    let onkeydown = callback(on_close.clone(), |event: KeyboardEvent, on_close| {
        // A field inside handles its own Escape.
        if key_of(&event).as_deref() == Some("Escape") && !event.default_prevented() {
            on_close.emit(());
        }
    });
    html! {
        <main class="page-screen" aria-labelledby="screen-title" data-test={test} {onkeydown}>
            <header class="page-screen-head">
                { Button::icon("close", Icon::BACK, label::back()).class("dialog-close").calls(on_close) }
                <h2 id="screen-title" tabindex="-1" ref={heading}>{ title }</h2>
            </header>
            if let Some(about) = about { <p class="page-screen-about" id={ABOUT}>{ about }</p> }
            { children.clone() }
        </main>
    }
}
