//! A field for a record or a position.

use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use super::open_file::file_button;
use crate::hooks::reading;
use ansa_model::library::{Pasted, PastedText};
use ansa_model::text::{pasted, study as words};

/// The field, and why its text can't be opened.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn OpenForm(
    /// What the address gives.
    given: &String,
    /// Why what the address gives could not be opened.
    refused: &Option<String>,
    on_opened: &Callback<PastedText>,
) -> Html {
    let text = use_state_eq(|| given.clone());
    let refused = use_state_eq(|| refused.clone());
    let oninput = {
        let (text, refused) = (text.setter(), refused.setter());
        Callback::from(move |event: InputEvent| {
            let field = event.target_dyn_into::<HtmlTextAreaElement>();
            text.set(field.map(|field| field.value()).unwrap_or_default());
            refused.set(None);
        })
    };
    let onsubmit = {
        let (text, refused, on_opened) = ((*text).clone(), refused.setter(), on_opened.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if text.trim().is_empty() {
                return refused.set(Some(words::empty().to_owned()));
            }
            let (text, refused, on_opened) = (text.clone(), refused.clone(), on_opened.clone());
            spawn_local(async move {
                match reading::read(text).await {
                    Ok(Pasted::Game(game)) => on_opened.emit(*game),
                    Ok(Pasted::Steps(steps)) => refused.set(Some(pasted::refused_steps(&steps))),
                    Err(reason) => refused.set(Some(reason)),
                }
            });
        })
    };
    let on_refused = {
        let refused = refused.setter();
        Callback::from(move |reason| refused.set(Some(reason)))
    };
    html! {
        <form class="study-form" {onsubmit}>
            <label class="field">
                <span class="field-name">{ words::field() }</span>
                <textarea
                    class="field-text field-record"
                    data-test="study-text"
                    rows="10"
                    spellcheck="false"
                    placeholder={words::example()}
                    aria-describedby="study-help"
                    value={(*text).clone()}
                    {oninput}
                />
            </label>
            <p class="help" id="study-help">{ words::field_help() }</p>
            if let Some(reason) = &*refused {
                <p class="notice notice-refusal" role="alert" data-test="study-refused">{ reason }</p>
            }
            <div class="dialog-buttons">
                <button type="submit" class="button button-main" data-test="study-open">{ words::open() }</button>
                { file_button(on_opened, &on_refused) }
            </div>
        </form>
    }
}
