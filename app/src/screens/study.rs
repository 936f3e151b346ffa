//! The study screen: a record or a position from elsewhere.

use wasm_bindgen::JsCast;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use super::navigation::use_navigation;
use super::screen::Screen;
use crate::components::PageScreen;
use crate::hooks::show_pasted;
use crate::library::{Pasted, read_pasted};
use crate::session::SessionAction;
use crate::text::study as words;

#[derive(Properties, PartialEq)]
pub(super) struct StudyProps {
    pub(super) act: Callback<SessionAction>,
}

/// A field for a record or a position. The address may bring one.
#[component]
pub(super) fn Study(props: &StudyProps) -> Html {
    let navigation = use_navigation();
    let query = navigation.as_ref().map(|navigation| navigation.query.clone()).unwrap_or_default();
    let given = query.record.or(query.position).unwrap_or_default();
    let text = use_state_eq(|| given.clone());
    use_effect_with(given, {
        let text = text.setter();
        move |given| {
            if !given.is_empty() {
                text.set(given.clone());
            }
        }
    });
    let refused = use_state_eq(|| None::<String>);
    let Some(navigation) = navigation else { return html! {} };
    let on_close = {
        let navigation = navigation.clone();
        Callback::from(move |()| navigation.back())
    };
    let oninput = {
        let (text, refused) = (text.setter(), refused.setter());
        Callback::from(move |event: InputEvent| {
            let field = event.target().and_then(|target| target.dyn_into::<HtmlTextAreaElement>().ok());
            text.set(field.map(|field| field.value()).unwrap_or_default());
            refused.set(None);
        })
    };
    let onsubmit = {
        let (text, refused, act) = ((*text).clone(), refused.setter(), props.act.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if text.trim().is_empty() {
                return refused.set(Some(words::empty().to_owned()));
            }
            match read_pasted(&text) {
                Ok(Pasted::Game(pasted)) => {
                    show_pasted(*pasted, &act);
                    navigation.show(Screen::Play);
                }
                Ok(Pasted::Steps(steps)) => refused.set(Some(words::refused_steps(&steps))),
                Err(reason) => refused.set(Some(words::refused(&reason))),
            }
        })
    };
    html! {
        <PageScreen title={words::title()} test="study-screen" {on_close}>
            <form class="study" {onsubmit}>
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
                </div>
            </form>
        </PageScreen>
    }
}
