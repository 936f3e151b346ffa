//! A field for the name of something that is saved.

use ansa_board::key_of;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::Button;
use crate::given::{callback, use_effect_given};
use crate::services::focus;
use ansa_model::library::MAX_NAME_LENGTH;
use ansa_model::text::library as words;

/// The field for a name, which takes the focus: Enter saves, Escape cancels.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn NameField(
    /// Says what is named.
    label: &'static str,
    name: &String,
    help: &Option<&'static str>,
    on_name: &Callback<String>,
    on_cancel: &Callback<()>,
) -> Html {
    let field = use_node_ref();
    use_effect_given((), (field.clone(), name.clone()), |(), (field, name)| {
        if let Some(field) = field.cast::<HtmlInputElement>() {
            // Once: as a property, another render would write it over what is typed.
            field.set_value(&name);
            focus::give(&field);
            field.select();
        }
    });
    let onsubmit = callback((field.clone(), on_name.clone()), |event: SubmitEvent, (field, on_name)| {
        event.prevent_default();
        if let Some(field) = field.cast::<HtmlInputElement>() {
            on_name.emit(field.value());
        }
    });
    let onkeydown = callback(on_cancel.clone(), |event: KeyboardEvent, on_cancel| {
        if key_of(&event).as_deref() == Some("Escape") {
            // It closes nothing else.
            event.prevent_default();
            event.stop_propagation();
            on_cancel.emit(());
        }
    });
    html! {
        <form class="game-rename" {onsubmit} {onkeydown}>
            <input
                ref={field}
                class="field-text"
                aria-label={label}
                maxlength={MAX_NAME_LENGTH.to_string()}
                autocomplete="off"
                data-test="game-name"
            />
            if let Some(help) = help { <p class="help">{ help }</p> }
            <div class="dialog-buttons">
                { Button::new("keep-name", words::keep_name()).calls(on_cancel) }
                <button type="submit" class="button button-main" data-test="save-name">{ words::save_name() }</button>
            </div>
        </form>
    }
}
