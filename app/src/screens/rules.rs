//! The rules.

use yew::prelude::*;

use super::links::use_links;
use super::route_key::RouteKey;
use crate::components::RulesScreen;
use ansa_model::manual::GameRule;

/// The rules, and the links in them.
#[yew_autoprops::autoprops]
#[component]
pub(super) fn Rules(
    /// The rule in the address. It need not exist.
    rule: &Option<RouteKey>,
    on_close: &Callback<()>,
) -> Html {
    let onclick = use_links();
    let rule = rule.and_then(|rule| GameRule::from_key(rule.name()));
    html! { <div {onclick}><RulesScreen first={rule} {on_close} /></div> }
}
