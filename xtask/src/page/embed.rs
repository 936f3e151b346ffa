//! Adds the custom element to the page, for sites that embed a game.
//!
//! Players do not load it, so the service worker does not precache it. It uses the page's engine.

use std::path::Path;

use anyhow::{Result, bail};
use fs_err as fs;

use crate::package::element;
use crate::tools::environment::Environment;

/// Its folder in the page. `app/public/sw.js` and `model/src/share/mod.rs` use the same name.
pub(crate) const FOLDER: &str = "element";

/// The import of the engine in the package, which is replaced here.
const PACKAGE_ENGINE: &str = "\"../engine/engine-client.js\"";
const PAGE_ENGINE: &str = "\"./engine.js\"";

/// Builds the element into the folder of a page before that page is finished.
pub(crate) fn add(project: &Path, environment: &Environment, page: &Path) -> Result<()> {
    let folder = page.join(FOLDER);
    element::write_element(project, environment, &folder)?;
    fs::copy(project.join("element/embed/engine.js"), folder.join("engine.js"))?;
    for types in ["arimaa-board.d.ts", "frame.d.ts"] {
        let types = folder.join(types);
        fs::remove_file(&types)?;
    }
    let script = folder.join("arimaa-board.js");
    let text = fs::read_to_string(&script)?;
    if text.matches(PACKAGE_ENGINE).count() != 1 {
        bail!("the element does not import {PACKAGE_ENGINE} once");
    }
    Ok(fs::write(&script, text.replace(PACKAGE_ENGINE, PAGE_ENGINE))?)
}
