//! A button that opens the file picker.

use web_sys::{File, HtmlInputElement};
use yew::prelude::*;

use super::{Icon, icon};
use crate::services::files;

/// A button that opens the file picker. `on_files` receives the chosen files.
pub(crate) fn file_button(
    test: &'static str,
    words: &'static str,
    long: Option<&'static str>,
    is_multiple: bool,
    on_files: &Callback<Vec<File>>,
) -> Html {
    let onchange = on_files.reform(|event: Event| {
        let field: HtmlInputElement = event.target_unchecked_into();
        let chosen = files::all(field.files());
        // Without this, choosing the same file again would not fire `change`.
        field.set_value("");
        chosen
    });
    html! {
        <label class="button button-sign button-file" title={long}>
            <input type="file" class="visually-hidden" multiple={is_multiple} data-test={test} {onchange} />
            { icon(Icon::IMPORT) }<span>{ words }</span>
        </label>
    }
}
