//! A field for a record or a position.

use std::rc::Rc;

use ansa_model::library::{LONGEST, PastedText, Studies, Study, tidy_name};
use ansa_model::text::{chapters, import, label, study as words};
use wasm_bindgen_futures::spawn_local;
use web_sys::File;
use yew::prelude::*;

use crate::components::file_button::file_button;
use crate::components::page_screen::ABOUT;
use crate::components::typed_text::typed_text;
use crate::components::{Button, stored_error};
use crate::given::callback;
use crate::hooks::reading;
use crate::services::files;

/// The field, and why its text can't be opened.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn OpenForm(
    /// What the address gives.
    given: &String,
    /// Why what the address gives could not be opened.
    refused: &Option<String>,
    /// What becomes of the game, if not a game of its own.
    about: &Option<String>,
    on_opened: &Callback<PastedText>,
    /// Leaves the form, if there is something to go back to.
    on_cancel: &Option<Callback<()>>,
) -> Html {
    let text = use_state_eq(|| given.clone());
    let refused = use_state_eq(|| refused.clone());
    let oninput = callback((text.setter(), refused.setter()), |event: InputEvent, (text, refused)| {
        text.set(typed_text(&event));
        refused.set(None);
    });
    let on_read = callback(
        (refused.setter(), on_opened.clone()),
        move |read: Result<PastedText, String>, (refused, on_opened)| match read {
            Ok(game) => on_opened.emit(game),
            Err(reason) => refused.set(Some(reason)),
        },
    );
    let onsubmit = callback(((*text).clone(), on_read.clone()), |event: SubmitEvent, (text, on_read)| {
        event.prevent_default();
        if text.trim().is_empty() {
            return on_read.emit(Err(words::empty().to_owned()));
        }
        on_read.emit(reading::read_game(text));
    });
    let on_files = Callback::from(move |files: Vec<File>| {
        let on_read = on_read.clone();
        spawn_local(async move {
            if let Some(file) = files.first() {
                on_read.emit(read_file(file).await);
            }
        });
    });
    html! {
        <form class="study-form" {onsubmit}>
            if let Some(about) = about { <p data-test="study-about">{ about }</p> }
            <label class="field">
                <span class="field-name">{ words::field() }</span>
                <textarea
                    class="field-text field-record"
                    data-test="study-text"
                    rows="10"
                    spellcheck="false"
                    placeholder={words::example()}
                    aria-describedby={ABOUT}
                    value={(*text).clone()}
                    {oninput}
                />
            </label>
            { stored_error("study-refused", refused.as_ref()) }
            <div class="dialog-buttons">
                <button type="submit" class="button button-main" data-test="study-open">{ words::open() }</button>
                { file_button("study-file", import::choose_file(), None, false, &on_files) }
                if let Some(on_cancel) = on_cancel {
                    { Button::new("study-cancel", label::cancel()).calls(on_cancel) }
                }
            </div>
        </form>
    }
}

/// Reads the first game of a file, or says why there is none.
async fn read_file(file: &File) -> Result<PastedText, String> {
    let refused = |reason: &str| import::not_opened(&file.name(), reason);
    if file.size() > LONGEST as f64 {
        return Err(refused(import::too_long()));
    }
    let text = files::read(file).await.ok_or_else(|| refused(import::file_unreadable()))?;
    let game = reading::read_game(&text)?;
    let name = file.name();
    let stem = name.rsplit_once('.').map_or(&*name, |(stem, _)| stem);
    Ok(PastedText { collection: tidy_name(stem).or(game.collection), ..game })
}

/// A button for each study. Empty if there is none.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn StudyList(
    studies: &Rc<Studies>,
    /// Called to open a study.
    on_study: &Callback<Study>,
) -> Html {
    if studies.all().is_empty() {
        return html! {};
    }
    html! {
        <section class="studies" aria-labelledby="studies-title">
            <h2 id="studies-title">{ chapters::studies() }</h2>
            <ul class="study-list">
                { for studies.all().iter().map(|study| html! {
                    <li key={study.id.clone()}>
                        { Button::new("open-study", chapters::listed(study)).sends(on_study, study.clone()) }
                    </li>
                }) }
            </ul>
        </section>
    }
}
