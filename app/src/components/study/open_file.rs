//! A button that opens a game from a file.

use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::components::{Icon, icon};
use crate::hooks::reading;
use crate::services::files;
use ansa_model::library::{LONGEST, Pasted, PastedText};
use ansa_model::text::{import as words, pasted};

/// A button that opens the file picker. `on_opened` receives the first game of the file, and `on_refused` why there is
/// none.
pub(super) fn file_button(on_opened: &Callback<PastedText>, on_refused: &Callback<String>) -> Html {
    let (on_opened, on_refused) = (on_opened.clone(), on_refused.clone());
    let onchange = Callback::from(move |event: Event| {
        let field = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        let chosen = files::all(field.as_ref().and_then(HtmlInputElement::files));
        // Without this, choosing the same file again would not fire `change`.
        if let Some(field) = field {
            field.set_value("");
        }
        let (on_opened, on_refused) = (on_opened.clone(), on_refused.clone());
        spawn_local(async move {
            let Some(file) = chosen.first() else { return };
            let refused = |reason: &str| words::not_opened(&file.name(), reason);
            if file.size() > LONGEST as f64 {
                return on_refused.emit(refused(words::too_long()));
            }
            match files::read(file).await {
                Err(reason) => on_refused.emit(refused(&reason)),
                Ok(text) => match reading::read(text).await {
                    Ok(Pasted::Game(game)) => on_opened.emit(*game),
                    Ok(Pasted::Steps(steps)) => on_refused.emit(pasted::refused_steps(&steps)),
                    Err(reason) => on_refused.emit(reason),
                },
            }
        });
    });
    html! {
        <label class="button button-sign button-file">
            <input type="file" class="visually-hidden" data-test="study-file" {onchange} />
            { icon(Icon::Import) }<span>{ words::choose_file() }</span>
        </label>
    }
}
