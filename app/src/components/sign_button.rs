//! The button with a sign above or beside its word.

use yew::prelude::*;

use super::{Sign, sign};

/// What stays the same of such a button.
#[derive(Clone, Copy)]
pub(crate) struct SignButton {
    /// Its hook for tests.
    pub(crate) test: &'static str,
    /// The sign.
    pub(crate) drawing: Sign,
    /// The word.
    pub(crate) name: &'static str,
    /// What it does, in more words.
    pub(crate) long: &'static str,
}

impl SignButton {
    /// The button, disabled unless it is `on`.
    pub(crate) fn show(self, on: bool, onclick: Callback<MouseEvent>) -> Html {
        let SignButton { test, drawing, name, long } = self;
        html! {
            <button type="button" class="button button-sign" data-test={test} title={long} disabled={!on} {onclick}>
                { sign(drawing) }<span>{ name }</span>
            </button>
        }
    }
}
