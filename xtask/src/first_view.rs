//! The first view, which the browser shows before the program is loaded.
//!
//! The board's own code draws it, so that the program can put its own board in its place and nothing is seen to change.

use std::path::Path;

use ansa_board::{picture, sprite, start_board};
use ansa_core::Side;

use crate::error::{Result, TaskError};
use crate::files::{read, write};

/// Placeholder in `index.html` for the sprite with the drawings of the pieces.
const SPRITE: &str = "__SPRITE__";
/// Placeholder in `index.html` for a picture of the board.
const BOARD: &str = "__BOARD__";

/// The links by which Trunk lets the program be loaded at once.
const PRELOADS: [&str; 2] = ["<link rel=\"modulepreload\"", "<link rel=\"preload\""];
/// What surrounds the address of the program in Trunk's script, and that of its code.
const IMPORT: [&str; 2] = ["import init from '", "';"];
const CODE: [&str; 2] = ["module_or_path: '", "'"];

/// Waits for the first view. A tab in the background shows nothing, so it waits a moment only.
const PAINTED: &str = "await new Promise((done) => {
  new PerformanceObserver(done).observe({ type: \"paint\", buffered: true });
  setTimeout(done, 500);
});";

/// Draws the first view in the `index.html` of a page, and lets the program be loaded after it.
pub(crate) fn draw(folder: &Path) -> Result<()> {
    let page = folder.join("index.html");
    write(&page, &loaded_after_it(&drawn(&read(&page)?)?)?)
}

/// Nothing that the program loads may delay the first view, and both of its files are loaded at the same time.
fn loaded_after_it(html: &str) -> Result<String> {
    let mut html = html.to_owned();
    for link in PRELOADS {
        while let Some((before, rest)) = html.split_once(link) {
            let Some((_, after)) = rest.split_once('>') else { return Err(strange(link)) };
            html = format!("{before}{after}");
        }
    }
    let (before, program, rest) = parted(&html, IMPORT)?;
    let (between, code, after) = parted(rest, CODE)?;
    Ok(format!(
        "{before}{PAINTED}\nconst code = fetch('{code}');\nconst {{ default: init }} = await import('{program}');\
         {between}module_or_path: code{after}"
    ))
}

/// What is before, between and after two texts.
fn parted<'a>(html: &'a str, [start, end]: [&str; 2]) -> Result<(&'a str, &'a str, &'a str)> {
    let parts = html.split_once(start).and_then(|(before, rest)| Some((before, rest.split_once(end)?)));
    parts.map(|(before, (between, after))| (before, between, after)).ok_or_else(|| strange(start))
}

fn strange(what: &str) -> TaskError {
    TaskError::Unexpected(format!("Trunk does not write {what} as expected"))
}

fn drawn(html: &str) -> Result<String> {
    let drawings = [(SPRITE, sprite()), (BOARD, picture(start_board(), Side::Gold).to_html())];
    drawings.iter().try_fold(html.to_owned(), |html, (placeholder, drawing)| {
        if html.matches(placeholder).count() != 1 {
            return Err(TaskError::Unexpected(format!("index.html does not contain {placeholder} once")));
        }
        Ok(html.replace(placeholder, drawing))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_has_a_place_for_each_drawing() {
        let html = drawn(include_str!("../../index.html")).unwrap();
        assert!(
            html.contains("<symbol id=\"piece-elephant\"") && html.contains("<div class=\"board-frame\">")
        );
        assert!(!html.contains(SPRITE) && !html.contains(BOARD));
        assert!(drawn("__SPRITE__ and no board").is_err());
        assert!(drawn("__SPRITE__ __BOARD__ __BOARD__").is_err());
    }

    #[test]
    fn the_program_is_loaded_after_the_first_view() {
        let trunk = "<script type=\"module\">\nimport init from './a-1.js';\n\
            const wasm = await init({ module_or_path: './a-1_bg.wasm' });\n</script>\
            <link rel=\"modulepreload\" href=\"./a-1.js\"><link rel=\"modulepreload\" href=\"./b.js\">\
            <link rel=\"preload\" href=\"./a-1_bg.wasm\" as=\"fetch\"></head>";
        let expected = format!(
            "<script type=\"module\">\n{PAINTED}\nconst code = fetch('./a-1_bg.wasm');\n\
             const {{ default: init }} = await import('./a-1.js');\n\
             const wasm = await init({{ module_or_path: code }});\n</script></head>"
        );
        assert_eq!(loaded_after_it(trunk).unwrap(), expected);
        assert!(loaded_after_it("<script></script>").is_err());
    }
}
