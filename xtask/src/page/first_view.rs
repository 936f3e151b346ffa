//! The first view, which the browser shows before the program is loaded.
//!
//! The board's own code draws it, and its texts are those of the program, so that the program can put its own board in its place and nothing is seen to change.

use std::path::Path;

use ansa_board::{goal_board, picture, sprite};
use ansa_core::Side;
use ansa_texts::{ById, Language, Value};
use anyhow::{Context as _, Result, bail, ensure};
use fs_err as fs;
use serde_json::{Map, json};

use super::texts::in_language;

/// Placeholder in `index.html` for the sprite with the drawings of the pieces.
const SPRITE: &str = "__SPRITE__";
/// Placeholder in `index.html` for a picture of the board.
const BOARD: &str = "__BOARD__";
/// Placeholder in `index.html` for a JSON object with the direction of each language.
const LANGUAGES: &str = "__LANGUAGES__";
/// Placeholder in `index.html` for what is shown without JavaScript, in all languages.
const NEEDS_JAVASCRIPT: &str = "__NEEDS_JAVASCRIPT__";
/// The attribute that names the text of an element: its file and its message.
const TEXT: &str = " data-text=\"";

/// The manifest in English.
const MANIFEST: &str = "manifest.webmanifest";

/// The files of the texts of the first view.
const PARTS: [(&str, &ById); 6] = [
    ("first_view", &ansa_texts::first_view::BY_ID),
    ("home", &ansa_texts::home::BY_ID),
    ("lesson", &ansa_texts::lesson::BY_ID),
    ("opponent", &ansa_texts::opponent::BY_ID),
    ("puzzle", &ansa_texts::puzzle::BY_ID),
    ("study", &ansa_texts::study::BY_ID),
];

/// Draws the first view in the `index.html` of a page, and writes its texts and the manifest in every language. The texts of
/// all languages must be loaded. English is in `index.html` already.
pub(crate) fn draw(folder: &Path, program: &Path) -> Result<()> {
    let page = folder.join("index.html");
    let html = fs::read_to_string(&page)?;
    let places = places(&html)?;
    fs::write(&page, drawn(&html)?)?;
    let english = fs::read_to_string(folder.join(MANIFEST))?;
    for &language in Language::ALL {
        if language != Language::English {
            let texts = || places.iter().map(|name| text(name)).collect::<Result<Vec<_>>>();
            let first =
                json!({ "texts": in_language(language, texts)?, "manifest": manifest_name(language) });
            fs::write(program.join("texts").join(language.folder()).join("first.json"), first.to_string())?;
        }
        fs::write(
            folder.join(manifest_name(language)),
            in_language(language, || manifest(&english, language))?,
        )?;
    }
    Ok(())
}

fn drawn(html: &str) -> Result<String> {
    let drawings = [
        (SPRITE, sprite()),
        (BOARD, picture(goal_board(), Side::Gold).to_html()),
        (LANGUAGES, directions()?),
        (NEEDS_JAVASCRIPT, needs_javascript()?),
    ];
    drawings.iter().try_fold(html.to_owned(), |html, (placeholder, drawing)| {
        if html.matches(placeholder).count() != 1 {
            bail!("index.html does not contain {placeholder} once");
        }
        Ok(html.replace(placeholder, drawing))
    })
}

/// The names of the texts in an HTML text, which must be there in English.
fn places(html: &str) -> Result<Vec<&str>> {
    let mut places = Vec::new();
    for place in html.split(TEXT).skip(1) {
        let (name, rest) = place.split_once('"').context("an attribute has no end")?;
        let (_, rest) = rest.split_once('>').context("a tag has no end")?;
        let (english, _) = rest.split_once('<').context("a text has no end")?;
        let known = text(name)?;
        ensure!(english == known, "index.html says “{english}”, but {name} is “{known}”");
        places.push(name);
    }
    Ok(places)
}

fn directions() -> Result<String> {
    let directions: Map<_, _> = Language::ALL
        .iter()
        .map(|language| (language.folder().to_owned(), language.direction().into()))
        .collect();
    Ok(serde_json::to_string(&directions)?)
}

fn needs_javascript() -> Result<String> {
    let lines = Language::ALL.iter().map(|&language| {
        let text = in_language(language, || text("first_view.needs-javascript"))?;
        Ok(format!("<p class=\"loading\" lang=\"{}\">{text}</p>", language.folder()))
    });
    lines.collect()
}

/// A text by the name of its file and its message, in the language that is set.
fn text(name: &str) -> Result<String> {
    let (part, id) = name.split_once('.').with_context(|| format!("“{name}” names no message"))?;
    let by_id = PARTS.iter().find_map(|(known, by_id)| (*known == part).then_some(by_id));
    // The opponent of the first game.
    let values = [("name", Value::from("Pip")), ("level", Value::Count(1))];
    let text = by_id.and_then(|by_id| by_id.format(id, &values)).filter(|text| !text.is_empty());
    let text = text.with_context(|| format!("there is no text “{name}”"))?;
    ensure!(!text.contains(['<', '&']), "{name} is not plain text");
    Ok(text)
}

fn manifest(english: &str, language: Language) -> Result<String> {
    let mut manifest: Map<_, _> = serde_json::from_str(english)?;
    manifest.insert("description".to_owned(), text("first_view.description")?.into());
    manifest.insert("lang".to_owned(), language.folder().into());
    manifest.insert("dir".to_owned(), language.direction().into());
    Ok(serde_json::to_string_pretty(&manifest)?)
}

fn manifest_name(language: Language) -> String {
    if language == Language::English {
        return MANIFEST.to_owned();
    }
    format!("manifest.{}.webmanifest", language.folder())
}

#[cfg(test)]
mod tests;
