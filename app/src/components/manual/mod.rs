//! The rules, the guide and the glossary, and terms in other texts.

mod anchor;
mod contents;
mod diagram;
mod glossary_screen;
mod manual_list;
mod manual_page;
mod manual_search;
mod rules_screen;
mod term;

use yew::prelude::*;

use super::{Icon, icon};
use ansa_model::manual::{ManualPlace, ManualSection};
use ansa_model::text::home;

pub(crate) use glossary_screen::GlossaryScreen;
pub(crate) use manual_list::ManualList;
pub(crate) use manual_page::ManualPage;
pub(crate) use rules_screen::RulesScreen;
pub(crate) use term::with_terms;

/// A link to the section that explains a screen. The screen follows it.
pub(crate) fn guide_link(section: ManualSection, class: &'static str) -> Html {
    let href = format!("#{}", ManualPlace::Section(section).path());
    html! { <a {class} {href} data-test="guide-link">{ icon(Icon::HELP) }<span>{ home::guide() }</span></a> }
}
