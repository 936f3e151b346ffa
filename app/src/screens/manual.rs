//! The rules, the guide and the glossary.

use yew::prelude::*;

use super::header::use_links;
use super::screen::Screen;
use crate::components::{GlossaryScreen, ManualList, ManualPage, RulesScreen};
use ansa_model::manual::{GameRule, GlossaryTerm, ManualSection};

/// The screen of an address. What it names need not exist: then the whole is shown.
#[yew_autoprops::autoprops]
#[component]
pub(super) fn Manual(
    /// One of the three, or a place in it.
    screen: &Screen,
    on_close: &Callback<()>,
) -> Html {
    let onclick = use_links();
    let shown = match screen {
        Screen::Rules => html! { <RulesScreen first={None::<GameRule>} {on_close} /> },
        Screen::RulesAt { rule } => {
            html! { <RulesScreen first={GameRule::from_key(rule.name())} {on_close} /> }
        }
        Screen::Glossary => html! { <GlossaryScreen first={None::<GlossaryTerm>} {on_close} /> },
        Screen::GlossaryAt { term } => {
            html! { <GlossaryScreen first={GlossaryTerm::from_key(term.name())} {on_close} /> }
        }
        Screen::GuideAt { section } => match ManualSection::from_key(section.name()) {
            // Each section is a screen of its own, which begins at its heading.
            Some(section) => html! { <ManualPage key={section.key()} {section} {on_close} /> },
            None => html! { <ManualList {on_close} /> },
        },
        _ => html! { <ManualList {on_close} /> },
    };
    html! { <div {onclick}>{ shown }</div> }
}
