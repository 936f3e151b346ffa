//! The guide and the glossary.

use yew::prelude::*;

use super::links::use_links;
use super::screen::Screen;
use crate::components::{GlossaryScreen, ManualList, ManualPage};
use ansa_model::manual::{GlossaryTerm, ManualSection};

/// The screen of an address. What it names need not exist: then the whole is shown.
#[yew_autoprops::autoprops]
#[component]
pub(super) fn Manual(
    /// The guide or the glossary, or a place in them.
    screen: &Screen,
    on_close: &Callback<()>,
) -> Html {
    let onclick = use_links();
    let shown = match screen {
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
