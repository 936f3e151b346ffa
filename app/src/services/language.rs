//! The language of the page: what its address asks for, else what the person has chosen, else what the browser prefers.
//!
//! The script in `index.html` finds it, because the first view is shown before the program runs.

use core::cell::Cell;

use ansa_texts::{Language, language, set_language};
use wasm_bindgen::JsValue;
use web_sys::{Element, Url};

use super::page_file::PageFileError;
use super::texts;

/// Asks for a language in the address of the page: `?lang=fi`.
const QUERY: &str = "lang";
/// Where the script in `index.html` leaves what the browser prefers.
const PREFERRED: &str = "data-preferred-language";
/// Where it leaves the language of the first view. The attribute `lang` also changes when the browser translates the page.
const FIRST: &str = "data-language";

thread_local! {
    /// The language that was asked for last: its texts may still be under way.
    static WANTED: Cell<Option<Language>> = const { Cell::new(None) };
}

/// Shows the texts in the language that the script in `index.html` has found. It has loaded the first of them.
///
/// # Errors
/// There are none, or they are of another version.
pub(crate) fn take_first() -> Result<(), PageFileError> {
    let first = named(FIRST).unwrap_or(Language::English);
    set_language(first);
    texts::take_first(first)
}

/// The language of which the browser says that the person prefers it, among those that there are.
pub(crate) fn preferred() -> Language {
    named(PREFERRED).unwrap_or(Language::English)
}

/// The language that the address asks for, if it does.
pub(crate) fn asked() -> Option<Language> {
    let address = Url::new(&gloo::utils::window().location().href().ok()?).ok()?;
    Language::in_folder(&address.search_params().get(QUERY)?)
}

/// Takes the language out of the address: a person's choice has replaced it.
pub(crate) fn forget_asked() {
    if asked().is_none() {
        return;
    }
    let window = gloo::utils::window();
    let Some(address) = window.location().href().ok().and_then(|href| Url::new(&href).ok()) else { return };
    address.search_params().delete(QUERY);
    // What the address then says is stored; where it can't be changed, it is asked for again at the next visit.
    if let Ok(history) = window.history() {
        let state = history.state().unwrap_or(JsValue::NULL);
        let _ = history.replace_state_with_url(&state, "", Some(&address.href()));
    }
}

/// Loads the texts that the page has now in another language, and shows them in it from now on. Whether it is shown: a
/// person may have asked for yet another one in the meantime.
///
/// # Errors
/// A file could not be loaded. The language stays what it was.
pub(crate) async fn show(wanted: Language) -> Result<bool, PageFileError> {
    WANTED.set(Some(wanted));
    if wanted == language() {
        return Ok(false);
    }
    // Meanwhile another part of the page can come with its texts.
    while !texts::has_all(wanted) {
        let loaded = texts::load_again(wanted).await;
        if WANTED.get() != Some(wanted) {
            return Ok(false);
        }
        loaded?;
    }
    set_language(wanted);
    if let Some(root) = root() {
        // Fails only for invalid names.
        let _ = root.set_attribute("lang", wanted.folder());
        let _ = root.set_attribute("dir", wanted.direction());
    }
    Ok(true)
}

fn named(attribute: &str) -> Option<Language> {
    Language::in_folder(&root()?.get_attribute(attribute)?)
}

fn root() -> Option<Element> {
    gloo::utils::document().document_element()
}
