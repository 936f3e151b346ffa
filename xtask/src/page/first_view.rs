//! The first view, which the browser shows before the program is loaded.
//!
//! The board's own code draws it, so that the program can put its own board in its place and nothing is seen to change.

use std::path::Path;

use ansa_board::{goal_board, picture, sprite};
use ansa_core::Side;
use anyhow::{Result, bail};
use fs_err as fs;

/// Placeholder in `index.html` for the sprite with the drawings of the pieces.
const SPRITE: &str = "__SPRITE__";
/// Placeholder in `index.html` for a picture of the board.
const BOARD: &str = "__BOARD__";

/// Draws the first view in the `index.html` of a page.
pub(crate) fn draw(folder: &Path) -> Result<()> {
    let page = folder.join("index.html");
    Ok(fs::write(&page, &drawn(&fs::read_to_string(&page)?)?)?)
}

fn drawn(html: &str) -> Result<String> {
    let drawings = [(SPRITE, sprite()), (BOARD, picture(goal_board(), Side::Gold).to_html())];
    drawings.iter().try_fold(html.to_owned(), |html, (placeholder, drawing)| {
        if html.matches(placeholder).count() != 1 {
            bail!("index.html does not contain {placeholder} once");
        }
        Ok(html.replace(placeholder, drawing))
    })
}

#[cfg(test)]
mod tests;
