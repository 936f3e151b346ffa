//! A section of the guide.

use yew::prelude::*;

use super::contents::contents;
use super::diagram::LiveDiagram;
use super::term::{link, marked_text};
use crate::components::PageScreen;
use crate::components::keys::keys_group;
use ansa_model::manual::{ManualPlace, ManualSection};
use ansa_model::text::home;
use ansa_model::text::keys::{self, KeysOf};
use ansa_model::text::manual::{self, ManualBlock};

/// A section, with the ways to its neighbours.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn ManualPage(section: &ManualSection, on_close: &Callback<()>) -> Html {
    let (before, after) = section.neighbours();
    html! {
        <PageScreen title={manual::title(*section)} test="guide-section" {on_close}>
            <div class="manual-split is-wide">
                { contents(*section) }
                <article class="manual" data-section={section.key()}>
                    { for manual::blocks(*section).into_iter().map(block) }
                    <nav class="manual-foot" aria-label={home::guide()}>
                        <ul class="manual-links">
                            if let Some(before) = before {
                                <li>{ link(&ManualPlace::Section(before).path(), &manual::before(manual::title(before))) }</li>
                            }
                            if let Some(after) = after {
                                <li>{ link(&ManualPlace::Section(after).path(), &manual::after(manual::title(after))) }</li>
                            }
                            <li>{ link("/guide", manual::to_list()) }</li>
                        </ul>
                    </nav>
                </article>
            </div>
        </PageScreen>
    }
}

fn block(block: ManualBlock) -> Html {
    match block {
        ManualBlock::Heading(text) => html! { <h3>{ marked_text(text) }</h3> },
        ManualBlock::Text(text) => html! { <p>{ marked_text(text) }</p> },
        ManualBlock::List(items) => html! {
            <ul class="manual-list">{ for items.into_iter().map(|item| html! { <li>{ marked_text(item) }</li> }) }</ul>
        },
        ManualBlock::Picture(diagram, caption) => {
            html! { <LiveDiagram {diagram} {caption} /> }
        }
        ManualBlock::Keys => html! {
            <>
                { for manual::all_keys().iter().map(|(heading, rows)| keys_group(heading, rows)) }
                <h3>{ home::editor() }</h3>
                { for keys::groups(KeysOf::Editor).iter().map(|(heading, rows)| keys_group(heading, rows)) }
            </>
        },
    }
}
