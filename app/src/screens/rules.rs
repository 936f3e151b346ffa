//! The rules.

use yew::prelude::*;

use super::links::use_links;
use super::route_key::RouteKey;
use crate::components::RulesScreen;
use ansa_model::manual::GameRule;

#[derive(Properties, PartialEq)]
pub(super) struct RulesProps {
    /// The rule in the address. It need not exist.
    pub(super) rule: Option<RouteKey>,
    /// Called to go back.
    pub(super) on_close: Callback<()>,
}

/// The rules, and the links in them.
#[component]
pub(super) fn Rules(props: &RulesProps) -> Html {
    let onclick = use_links();
    let rule = props.rule.and_then(|rule| GameRule::from_key(rule.name()));
    html! { <div {onclick}><RulesScreen {rule} on_close={&props.on_close} /></div> }
}
