//! The keyboard help.

use yew::prelude::*;

use super::{Button, Dialog};
use ansa_model::text::keys::{KeysOf, Row};
use ansa_model::text::{home, keys};

#[derive(Properties, PartialEq)]
pub(crate) struct KeysDialogProps {
    /// What the keys belong to.
    pub(crate) of: KeysOf,
    pub(crate) on_close: Callback<()>,
    /// Called to show the rules instead.
    pub(crate) on_rules: Callback<()>,
}

/// The shortcuts of every key.
#[component]
pub(crate) fn KeysDialog(props: &KeysDialogProps) -> Html {
    html! {
        <Dialog title={keys::title()} test="keys-dialog" on_close={&props.on_close}>
            { Button::new("to-rules", home::rules()).calls(&props.on_rules) }
            { for keys::groups(props.of).iter().map(|(heading, rows)| keys_group(heading, rows)) }
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
