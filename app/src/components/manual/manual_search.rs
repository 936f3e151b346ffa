//! The search of the guide.

use ansa_board::key_of;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use crate::components::typed_text::typed_text;
use crate::given::callback;
use crate::services::focus;
use ansa_model::manual::{SearchHit, SearchedPiece};
use ansa_model::text::manual;

/// A field that finds places while one types, and the places. The arrow keys go through them, Escape empties the field.
#[component]
pub(super) fn ManualSearch() -> Html {
    let search = use_memo((), |()| manual::to_search());
    let question = use_state_eq(String::new);
    let (field, list) = (use_node_ref(), use_node_ref());
    let hits = use_memo((*question).clone(), |question| search.find(question));
    let is_asked = !question.trim().is_empty();
    let oninput = callback(question.setter(), |event: InputEvent, question| question.set(typed_text(&event)));
    let onkeydown = callback(
        (field.clone(), list.clone(), question.clone()),
        move |event: KeyboardEvent, (field, list, question)| {
            let Some(key) = key_of(&event) else { return };
            let way = match key.as_str() {
                "ArrowDown" => Way::Down,
                "ArrowUp" => Way::Up,
                "Escape" if !question.is_empty() => {
                    event.prevent_default();
                    question.set(String::new());
                    if let Some(field) = field.cast::<HtmlElement>() {
                        focus::give(&field);
                    }
                    return;
                }
                _ => return,
            };
            if let (Some(field), Some(list)) = (field.cast::<HtmlElement>(), list.cast::<Element>()) {
                event.prevent_default();
                go(&field, &list, way);
            }
        },
    );
    html! {
        <div class="manual-search" role="search" {onkeydown}>
            <label for="manual-search">{ manual::search() }</label>
            <input
                ref={field}
                id="manual-search"
                class="field"
                type="search"
                autocomplete="off"
                spellcheck="false"
                maxlength="120"
                placeholder={manual::search_example()}
                value={(*question).clone()}
                data-test="manual-search"
                {oninput}
            />
            <p role="status" data-test="manual-found" data-count={hits.len().to_string()}>
                { if is_asked { manual::found(hits.len()) } else { String::new() } }
            </p>
            if !hits.is_empty() {
                <ul class="lesson-list" ref={list} aria-label={manual::results()} data-test="manual-hits">
                    { for hits.iter().map(hit) }
                </ul>
            }
        </div>
    }
}

fn hit(hit: &SearchHit) -> Html {
    let path = hit.place.path();
    html! {
        <li key={path.clone()}>
            <a class="lesson-link" href={format!("#{path}")} data-test="manual-hit">
                <span class="lesson-words">
                    <strong>{ pieces(&hit.title) }</strong>
                    <span>{ manual::kind(hit.place) }{ ": " }{ pieces(&hit.excerpt) }</span>
                </span>
            </a>
        </li>
    }
}

fn pieces(pieces: &[SearchedPiece]) -> Html {
    html! {
        <>
            { for pieces.iter().map(|piece| {
                let text = piece.text.clone();
                if piece.is_found { html! { <mark>{ text }</mark> } } else { html! { text } }
            }) }
        </>
    }
}

#[derive(Clone, Copy)]
enum Way {
    Up,
    Down,
}

/// Gives the focus to the place below or above the one that has it; above the first is the field.
fn go(field: &HtmlElement, list: &Element, way: Way) {
    let links = list.get_elements_by_tag_name("a");
    let link = |index: u32| {
        links.item(index).and_then(|link| wasm_bindgen::JsCast::dyn_into::<HtmlElement>(link).ok())
    };
    let active = focus::active();
    let at = (0..links.length()).find(|&index| link(index) == active);
    let to = match (way, at) {
        (Way::Down, None) => link(0),
        (Way::Down, Some(at)) => link(at + 1),
        (Way::Up, Some(0)) => Some(field.clone()),
        (Way::Up, Some(at)) => link(at.saturating_sub(1)),
        (Way::Up, None) => None,
    };
    if let Some(to) = to {
        focus::give(&to);
    }
}
