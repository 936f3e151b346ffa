//! A text of the guide, with its references.

use yew::prelude::*;

use super::term::Term;
use ansa_model::manual::{TextSpan, spans};

/// A text with terms, links, labels and keys.
pub(super) fn marked_text(text: &str) -> Html {
    let parts = spans(text).into_iter().map(|span| match span {
        TextSpan::Plain(words) => html! { words.to_owned() },
        TextSpan::Label(words) => html! { <strong>{ words.to_owned() }</strong> },
        TextSpan::Typed(words) => html! { <kbd>{ words.to_owned() }</kbd> },
        TextSpan::Term(term, words) => html! { <Term {term} words={words.to_owned()} /> },
        TextSpan::Place(place, words) => link(&place.path(), words),
        TextSpan::Screen(path, words) => link(path, words),
    });
    html! { <>{ for parts }</> }
}

/// A link inside the page. The screen around it follows it, so that Back leads back.
pub(super) fn link(path: &str, words: &str) -> Html {
    html! { <a href={format!("#{path}")}>{ words.to_owned() }</a> }
}
