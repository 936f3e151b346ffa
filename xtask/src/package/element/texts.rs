//! The texts of the element: English is in its program, and each other language in a JavaScript module beside the script.

use std::path::Path;

use ansa_texts::{Language, element, element_parts};
use anyhow::Result;
use fs_err as fs;
use serde_json::{Value, json};

use crate::page::texts;

/// The folder of the modules beside the script.
pub(super) const FOLDER: &str = "texts";

/// Writes the modules into a folder. Returns the JavaScript with the English words and the imports of the others.
pub(super) fn write(project: &Path, folder: &Path) -> Result<String> {
    fs::create_dir_all(folder)?;
    let mut imports = Vec::new();
    for (language, compiled) in texts::load(project)? {
        let name = language.folder();
        if language != Language::English {
            let texts = json!(compiled.file(&element_parts()));
            let module = format!("export default {texts};\nexport const SAY = {};\n", words(language));
            fs::write(folder.join(format!("{name}.js")), module)?;
            imports.push(format!("{name}: () => import(\"./{FOLDER}/{name}.js\")"));
        }
    }
    let english = words(Language::English);
    Ok(format!("export const SAY = {english};\nexport const TEXTS = {{ {} }};\n", imports.join(", ")))
}

/// The words that JavaScript says, each with at most one place for something, `$`.
fn words(language: Language) -> Value {
    texts::in_language(language, || {
        json!({
            "starting": element::starting(),
            "notStarted": element::not_started("$"),
            "httpStatus": element::http_status("$"),
            "tooLarge": element::too_large(),
            "unreachable": element::unreachable(),
        })
    })
}
