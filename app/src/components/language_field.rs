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
    let shown = handle.language;
    let onchange = change.reform(move |event: Event| {
        let list = event.target_unchecked_into::<HtmlSelectElement>();
        let chosen = list.value();
        // The list names the language that is shown: another one may not be there without a network.
        list.set_value(shown.folder());
        Language::in_folder(&chosen)
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
                        selected={*language == shown}
                    >{ language.own_name() }</option>
                }) }
            </select>
        </label>
    }
}
