//! A term in a text, which says what it means.

use std::cell::Cell;

use web_sys::HtmlElement;
use yew::prelude::*;

use crate::given::callback;
use crate::services::tooltip;
use ansa_model::manual::{GlossaryTerm, ManualPlace, TextSpan, spans};
use ansa_model::text::glossary;

thread_local! {
    /// How many terms were shown so far: their tooltips need names of their own.
    static SHOWN: Cell<u32> = const { Cell::new(0) };
}

/// Why a tooltip is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum TipState {
    Closed,
    /// The pointer is over it, or it has the focus.
    Shown,
    /// Its word was pressed: it stays until it is dismissed.
    Pinned,
}

/// A word with a tooltip: shown while the pointer is over the word or the tooltip and while one of them has the focus, and
/// kept by a press. Escape and a press elsewhere close it.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn Term(
    term: &GlossaryTerm,
    /// The term as the sentence needs it.
    words: &AttrValue,
) -> Html {
    let term = *term;
    let state = use_state_eq(|| TipState::Closed);
    let (around, tip) = (use_node_ref(), use_node_ref());
    let number = *use_memo((), |()| SHOWN.replace(SHOWN.get().wrapping_add(1)));
    let is_open = *state != TipState::Closed;
    use_effect_with(is_open, {
        let (state, around, tip) = (state.setter(), around.clone(), tip.clone());
        move |&is_open| {
            let tip = tip.cast::<HtmlElement>().filter(|_| is_open);
            let placed = tip.map(tooltip::keep_in_place);
            let around = around.cast::<HtmlElement>().filter(|_| is_open);
            let listeners =
                around.map(|around| tooltip::watch_dismissal(around, move || state.set(TipState::Closed)));
            move || drop((placed, listeners))
        }
    });
    let show = callback(state.clone(), |(), state| {
        if **state == TipState::Closed {
            state.set(TipState::Shown);
        }
    });
    // A finger presses; what a browser tells of its pointer before that would show and hide the tooltip.
    let onpointerover = callback(show.clone(), |event: PointerEvent, show| {
        if event.pointer_type() != "touch" {
            show.emit(());
        }
    });
    // The word and its tooltip are one: what goes from one to the other does not leave.
    let onpointerout = callback((state.clone(), around.clone()), |event: PointerEvent, (state, around)| {
        if **state == TipState::Shown
            && event.pointer_type() != "touch"
            && !tooltip::has(around, event.related_target())
        {
            state.set(TipState::Closed);
        }
    });
    let onfocusout = callback((state.setter(), around.clone()), |event: FocusEvent, (state, around)| {
        if !tooltip::has(around, event.related_target()) {
            state.set(TipState::Closed);
        }
    });
    let onclick = callback(state.clone(), |event: MouseEvent, state| {
        event.stop_propagation();
        state.set(if **state == TipState::Pinned { TipState::Closed } else { TipState::Pinned });
    });
    let id = format!("term-{number}");
    html! {
        <span class="term" ref={around} {onpointerover} {onpointerout} {onfocusout}>
            <button
                type="button"
                class="term-word"
                aria-describedby={id.clone()}
                aria-expanded={is_open.to_string()}
                data-test="term"
                data-term={term.key()}
                onfocusin={show.reform(|_: FocusEvent| ())}
                {onclick}
            >
                { words }
            </button>
            <span class="term-tip" ref={tip} hidden={!is_open} data-test="term-tip">
                <span {id} role="tooltip">{ definition(term) }</span>
                if is_open {
                    <a href={format!("#{}", ManualPlace::Term(term).path())} data-test="term-more">
                        { glossary::more(glossary::name(term)) }
                    </a>
                }
            </span>
        </span>
    }
}

/// What a term means, without references: a tooltip has no tooltips.
fn definition(term: GlossaryTerm) -> String {
    spans(glossary::says(term)).into_iter().map(TextSpan::words).collect()
}

/// A text with the terms that it names.
pub(crate) fn with_terms(text: &str) -> Html {
    let parts = glossary::linked(text).into_iter().map(|part| match part.term {
        Some(term) => html! { <Term {term} words={part.words.to_owned()} /> },
        None => html! { part.words.to_owned() },
    });
    html! { <>{ for parts }</> }
}

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
