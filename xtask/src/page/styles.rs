//! One minified style sheet inside `index.html`, in place of the many that it is written in, and one file with the styles
//! of what is loaded later.
//!
//! A browser paints nothing before it has every style sheet of the document, so each one of its own delays the first view.

use std::path::Path;

use anyhow::{Result, bail};
use fs_err as fs;

/// The start of a link to a style sheet, up to the name of the file in the project.
const LINK: &str = "<link rel=\"stylesheet\" href=\"";

/// The start of the comment in `index.html` after which the later style sheets follow.
const LATER: &str = "<!-- Later styles";

/// The file with the later style sheets, which `app/src/services/later_styles.rs` loads.
const LATER_FILE: &str = "later.css";

/// Puts the style sheets of the project that the page `index.html` links to into one `<style>`, where the first of them
/// was, and those after the comment [`LATER`] into a file in the folder `program`. `finished` makes what is put there of a
/// style sheet.
pub(crate) fn inline(
    project: &Path,
    page: &Path,
    program: &Path,
    finished: &dyn Fn(String) -> Result<String>,
) -> Result<()> {
    let page = page.join("index.html");
    let html = fs::read_to_string(&page)?;
    let (first, later) = html.split_once(LATER).unwrap_or((&html, ""));
    let mut first = first.to_owned();
    let at = first.find(LINK);
    let styles = take_sheets(project, &mut first)?;
    if let Some(at) = at {
        first.insert_str(at, &format!("<style>{}</style>", finished(styles)?));
    }
    if let Some((_, later)) = later.split_once("-->") {
        let mut later = later.to_owned();
        let styles = take_sheets(project, &mut later)?;
        fs::write(program.join(LATER_FILE), &finished(styles)?)?;
        first.push_str(later.trim_start());
    }
    Ok(fs::write(&page, &first)?)
}

/// Removes the links to style sheets. Returns what is in the files, in their order.
fn take_sheets(project: &Path, html: &mut String) -> Result<String> {
    let mut styles = String::new();
    let mut parts = html.split(LINK);
    let mut rest = String::from(parts.next().unwrap_or_default());
    for part in parts {
        let link = part.split_once('"').and_then(|(name, part)| Some((name, part.split_once('>')?.1)));
        let Some((name, after)) = link else {
            bail!("index.html has a broken link to a style sheet");
        };
        styles.push_str(&fs::read_to_string(project.join(name))?);
        rest.push_str(after);
    }
    *html = rest;
    Ok(styles)
}

#[cfg(test)]
mod tests;
