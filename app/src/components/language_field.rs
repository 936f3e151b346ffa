//! The choice of the language.

use ansa_texts::Language;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::components::{Icon, icon};
use crate::hooks::use_settings;
use ansa_model::text::settings as words;

/// The list of the languages, each in its own words; nothing where there is only one.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn LanguageField(
    /// The value of its `data-test` attribute.
    test: &'static str,
) -> Html {
    let handle = use_settings();
    if Language::ALL.len() < 2 {
        return html! {};
    }
    let change = handle.on(|settings, language| settings.language = language);
    let onchange = change.reform(|event: Event| {
        Language::in_folder(&event.target_unchecked_into::<HtmlSelectElement>().value())
    });
    html! {
        <label class="language">
            { icon(Icon::LANGUAGE) }
            <span class="visually-hidden">{ words::language() }</span>
            <select data-test={test} {onchange}>
                { for Language::ALL.iter().map(|language| html! {
                    <option
                        value={language.folder()}
                        lang={language.folder()}
                        selected={*language == handle.language}
                    >{ language.own_name() }</option>
                }) }
            </select>
        </label>
    }
}
