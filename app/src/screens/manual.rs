//! The guide and the glossary.

use yew::prelude::*;

use super::links::use_links;
use super::screen::Screen;
use crate::components::{GlossaryScreen, ManualList, ManualPage};
use ansa_model::manual::{GlossaryTerm, ManualSection};

#[derive(Properties, PartialEq)]
pub(super) struct ManualProps {
    /// The guide or the glossary, or a place in them.
    pub(super) screen: Screen,
    /// Called to go back.
    pub(super) on_close: Callback<()>,
}

/// The screen of an address. What it names need not exist: then the whole is shown.
#[component]
pub(super) fn Manual(props: &ManualProps) -> Html {
    let ManualProps { screen, on_close } = props;
    let onclick = use_links();
    let shown = match screen {
        Screen::Glossary => html! { <GlossaryScreen term={None::<GlossaryTerm>} {on_close} /> },
        Screen::GlossaryAt { term } => {
            html! { <GlossaryScreen term={GlossaryTerm::from_key(term.name())} {on_close} /> }
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
