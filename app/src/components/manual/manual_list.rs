//! The list of the guide's sections, with the search.

use yew::prelude::*;

use super::manual_search::ManualSearch;
use crate::components::PageScreen;
use ansa_model::manual::{ManualGroup, ManualPlace};
use ansa_model::text::{home, manual};

/// The search, the rules and the glossary, and all sections.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn ManualList(on_close: &Callback<()>) -> Html {
    html! {
        <PageScreen title={home::guide()} test="guide-screen" {on_close}>
            <div class="manual is-wide">
                <p>{ manual::about() }</p>
                <ManualSearch />
                <ul class="cards">
                    <li>{ way("/rules", home::rules(), manual::rules_say()) }</li>
                    <li>{ way("/glossary", home::glossary(), manual::glossary_says()) }</li>
                </ul>
                { for ManualGroup::ALL.into_iter().map(|group| html! {
                    <section key={manual::group(group)}>
                        <h3>{ manual::group(group) }</h3>
                        <ul class="cards">
                            { for group.sections().iter().map(|&section| html! {
                                <li key={section.key()}>
                                    { way(
                                        &ManualPlace::Section(section).path(),
                                        manual::title(section),
                                        manual::section_says(section),
                                    ) }
                                </li>
                            }) }
                        </ul>
                    </section>
                }) }
            </div>
        </PageScreen>
    }
}

fn way(path: &str, title: &'static str, says: &'static str) -> Html {
    html! {
        <a class="card lesson-link" href={format!("#{path}")} data-test="manual-way">
            <span class="lesson-words"><strong>{ title }</strong><span>{ says }</span></span>
        </a>
    }
}
