//! All terms, by their letters.

use yew::prelude::*;

use super::anchor::Anchor;
use super::diagram::LiveDiagram;
use super::term::{link, marked_text};
use crate::components::PageScreen;
use ansa_model::manual::{GlossaryTerm, ManualPlace};
use ansa_model::text::{glossary, home, manual};

/// All terms in the order of their names, with an index of letters.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn GlossaryScreen(first: &Option<GlossaryTerm>, on_close: &Callback<()>) -> Html {
    let terms = use_memo((), |()| glossary::sorted());
    // Each letter leads to its first term.
    let mut letters: Vec<(char, GlossaryTerm)> = terms.to_vec();
    letters.dedup_by_key(|(letter, _)| *letter);
    html! {
        <PageScreen title={home::glossary()} test="glossary-screen" {on_close}>
            <div class="manual is-wide">
                <p>{ glossary::about() }</p>
                <nav aria-label={glossary::letters()}>
                    <ul class="manual-letters">
                        { for letters.iter().map(|&(letter, term)| html! {
                            <li key={letter.to_string()}>
                                { link(&ManualPlace::Term(term).path(), &letter.to_string()) }
                            </li>
                        }) }
                    </ul>
                </nav>
                <div class="manual-split">
                    <nav class="manual-contents" aria-label={manual::contents()}>
                        <ul>
                            { for terms.iter().map(|&(_, term)| html! {
                                <li key={term.key()}>
                                    { link(&ManualPlace::Term(term).path(), glossary::name(term)) }
                                </li>
                            }) }
                        </ul>
                    </nav>
                    <div class="manual-entries">
                        { for terms.iter().map(|&(_, term)| one(term, *first == Some(term))) }
                    </div>
                </div>
                <p class="manual-foot">
                    { link("/guide", home::guide()) }{ " · " }{ link("/rules", home::rules()) }
                </p>
            </div>
        </PageScreen>
    }
}

fn one(term: GlossaryTerm, is_target: bool) -> Html {
    let related = term.related().iter().enumerate().map(|(index, &other)| {
        html! {
            <>
                if index > 0 { { ", " } }
                { link(&ManualPlace::Term(other).path(), glossary::name(other)) }
            </>
        }
    });
    html! {
        <section class="manual-entry" key={term.key()} data-test="glossary-term" data-term={term.key()}>
            <div class="manual-words">
                <Anchor name={term.key()} {is_target}>{ capital(glossary::name(term)) }</Anchor>
                <p>{ marked_text(glossary::says(term)) }</p>
                <ul class="manual-links">
                    if let Some(place) = term.place() {
                        <li>{ link(&place.path(), &glossary::explained_in(manual::place_title(place))) }</li>
                    }
                    if let Some(lesson) = term.lesson() {
                        <li>
                            { link(&format!("/learn/{lesson}"), glossary::lesson()) }
                        </li>
                    }
                    <li>{ glossary::related() }{ " " }{ for related }</li>
                </ul>
            </div>
            if let Some(diagram) = term.diagram() {
                <LiveDiagram {diagram} caption="" />
            }
        </section>
    }
}

/// A name as a heading.
fn capital(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}
