//! The keyboard help.

use yew::prelude::*;

use super::{Button, Dialog, strengths};
use ansa_model::text::keys::{KeysOf, Row};
use ansa_model::text::{home, keys};

/// The shortcuts of every key.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn KeysDialog(of: &KeysOf, on_close: &Callback<()>, on_rules: &Callback<()>) -> Html {
    html! {
        <Dialog title={keys::title()} test="keys-dialog" {on_close}>
            { Button::new("to-rules", home::rules()).calls(on_rules) }
            if *of == KeysOf::Game { { strengths(None) } }
            { for keys::groups(*of).iter().map(|(heading, rows)| keys_group(heading, rows)) }
        </Dialog>
    }
}

/// Keys that work in the same place, and what each does.
pub(super) fn keys_group(heading: &'static str, rows: &[Row]) -> Html {
    html! {
        <section class="keys">
            <h3>{ heading }</h3>
            <dl>
                { for rows.iter().map(|(keys, does)| html! {
                    <div class="keys-row">
                        <dt>{ for keys.iter().map(|key| html! { <kbd>{ *key }</kbd> }) }</dt>
                        <dd>{ *does }</dd>
                    </div>
                }) }
            </dl>
        </section>
    }
}
