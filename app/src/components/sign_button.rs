//! A button with an icon and a label.

use yew::prelude::*;

use super::{Sign, sign};

/// The fixed parts of the button.
#[derive(Clone, Copy)]
pub(crate) struct SignButton {
    /// Its `data-test` attribute.
    pub(crate) test: &'static str,
    /// Its icon.
    pub(crate) drawing: Sign,
    /// Its label.
    pub(crate) name: &'static str,
    /// Its tooltip.
    pub(crate) long: &'static str,
}

impl SignButton {
    /// Renders the button, disabled unless it is `on`.
    pub(crate) fn show(self, on: bool, onclick: Callback<MouseEvent>) -> Html {
        let SignButton { test, drawing, name, long } = self;
        html! {
            <button type="button" class="button button-sign" data-test={test} title={long} disabled={!on} {onclick}>
                { sign(drawing) }<span>{ name }</span>
            </button>
        }
    }
}
