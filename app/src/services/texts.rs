//! The texts in the language of the page: files beside the program, each for a part of it.

use ansa_texts::{TextFile, language};
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
pub(crate) fn take_first() -> Result<(), PageFileError> {
    let texts = Reflect::get(&gloo::utils::window(), &FIRST.into()).unwrap_or(JsValue::UNDEFINED);
    let texts: JsString = texts.dyn_into().map_err(|_| PageFileError)?;
    ansa_texts::load(texts.into()).map_err(|_| PageFileError)
}

/// Loads some files, but for those that are loaded already. The requests are made before this function returns.
pub(crate) fn load(files: &[TextFile]) -> impl Future<Output = Result<(), PageFileError>> + use<> {
    let folder = page::build_id().map(|id| format!("program-{id}"));
    let missing = files.iter().filter(|file| !file.is_loaded());
    let texts: Vec<_> = missing
        .map(|file| {
            page_file::load(&format!("{}/{}", folder.as_deref().unwrap_or("program"), file.path(language())))
        })
        .collect();
    async move {
        for text in texts {
            let text = text.await?;
            ansa_texts::load(text).map_err(|_| PageFileError)?;
        }
        Ok(())
    }
}
