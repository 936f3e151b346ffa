//! The texts: files beside the program, each for a part of it in a language.

use ansa_texts::{Language, TextFile, language};
use js_sys::{JsString, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use super::page;
use super::page_file::{self, PageFileError};

/// Where the script in `index.html` leaves the first file.
const FIRST: &str = "ansaTexts";

/// Takes the texts of the screens that are loaded first. The script in `index.html` loads them beside the program.
///
/// # Errors
/// There are none, or they are of another version.
pub(crate) fn take_first(language: Language) -> Result<(), PageFileError> {
    let texts = Reflect::get(&gloo::utils::window(), &FIRST.into()).unwrap_or(JsValue::UNDEFINED);
    let texts: JsString = texts.dyn_into().map_err(|_| PageFileError)?;
    ansa_texts::load(language, texts.into()).map_err(|_| PageFileError)
}

/// Loads some files in the language of the page, but for those that are loaded already. The requests are made before this
/// function returns.
pub(crate) fn load(files: &'static [TextFile]) -> impl Future<Output = Result<(), PageFileError>> {
    let mut asked = language();
    let loaded = load_in(asked, files.iter().copied());
    async move {
        loaded.await?;
        // The person may have chosen another language in the meantime.
        while asked != language() {
            asked = language();
            load_in(asked, files.iter().copied()).await?;
        }
        Ok(())
    }
}

/// Loads in another language the files that the page has now.
pub(crate) fn load_again(to: Language) -> impl Future<Output = Result<(), PageFileError>> {
    load_in(to, files())
}

/// Whether the files that the page has now are there in a language.
pub(crate) fn has_all(to: Language) -> bool {
    files().all(|file| file.is_loaded(to))
}

fn files() -> impl Iterator<Item = TextFile> {
    TextFile::ALL.into_iter().filter(|file| file.is_loaded(language()))
}

fn folder() -> String {
    page::build_id().map_or_else(|| "program".to_owned(), |id| format!("program-{id}"))
}

fn load_in(
    language: Language,
    files: impl Iterator<Item = TextFile>,
) -> impl Future<Output = Result<(), PageFileError>> {
    let folder = folder();
    let missing = files.filter(|file| !file.is_loaded(language));
    let texts: Vec<_> =
        missing.map(|file| page_file::load(&format!("{folder}/{}", file.path(language)))).collect();
    async move {
        for text in texts {
            ansa_texts::load(language, text.await?).map_err(|_| PageFileError)?;
        }
        Ok(())
    }
}
