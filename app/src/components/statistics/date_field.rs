//! A field for a date, with the calendar of the browser.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::components::typed_text::typed_text;
use ansa_model::library::Date;
use ansa_model::text::library::short_date;

/// The field, with its name. The browser has the value while a person types it: it is only changed if the date is
/// another one, because a new value takes away the half of a date that is typed already.
#[yew_autoprops::autoprops]
#[component]
pub(super) fn DateField(
    test: &'static str,
    name: &'static str,
    date: &Option<Date>,
    /// Receives the text of the field, which [`Date::of_field`] reads.
    on_change: &Callback<String>,
) -> Html {
    let field = use_node_ref();
    use_effect_with(*date, {
        let field = field.clone();
        move |&date| {
            if let Some(field) = field.cast::<HtmlInputElement>()
                && Date::of_field(&field.value()) != date
            {
                field.set_value(&date.map(short_date).unwrap_or_default());
            }
        }
    });
    let oninput = on_change.reform(|event: InputEvent| typed_text(&event));
    html! {
        <label class="field">
            <span class="field-name">{ name }</span>
            <input ref={field} type="date" class="field-text" data-test={test} {oninput} />
        </label>
    }
}
