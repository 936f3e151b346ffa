//! A button with an icon and a label.

use yew::prelude::*;

use super::{Icon, icon};

/// The fixed parts of the button.
#[derive(Clone, Copy)]
pub(crate) struct IconButton {
    /// Its `data-test` attribute.
    pub(crate) test: &'static str,
    /// Its icon.
    pub(crate) drawing: Icon,
    /// Its label.
    pub(crate) name: &'static str,
    /// Its tooltip.
    pub(crate) long: &'static str,
}

impl IconButton {
    /// Renders the button, disabled unless it is `on`.
    pub(crate) fn show(self, on: bool, onclick: Callback<MouseEvent>) -> Html {
        let IconButton { test, drawing, name, long } = self;
        html! {
            <button type="button" class="button button-sign" data-test={test} title={long} disabled={!on} {onclick}>
                { icon(drawing) }<span>{ name }</span>
            </button>
        }
    }
}
