//! The custom element `<arimaa-board>` as one JavaScript file, and its types.
//!
//! The file contains its WebAssembly, encoded by [`byte_text`], and its style sheets, so no other file is needed. Only
//! the engine is separate: the element imports `../engine/engine-client.js` from the package when a game begins.

use std::fs;
use std::path::{Path, PathBuf};

use crate::bindings::Target;
use crate::byte_text::{self, DECODER};
use crate::command::run;
use crate::environment::Environment;
use crate::error::{Result, TaskError};
use crate::files::{copy, read, reset_folder, write};
use crate::progress::Progress;
use crate::styles::minified;
use crate::unused_properties;
use crate::wasm_module::{SMALL_INSIDE, WasmModule};

/// The folder of the stand-alone build, relative to the project's folder.
const FOLDER: &str = "target/npm/element";

const MODULE: WasmModule = WasmModule {
    package: "ansa-element",
    name: "ansa-element",
    profile: "page",
    features: &[],
    target: Target::Web,
    optimise: &SMALL_INSIDE,
    is_sealed: true,
};

/// The style sheets, relative to the project's folder, in cascade order.
const STYLES: [&str; 7] = [
    "board/styles/tokens.css",
    "board/styles/boards.css",
    "board/styles/pieces.css",
    "board/styles/board.css",
    "board/styles/marks.css",
    "board/styles/arrows.css",
    "element/styles/element.css",
];

/// The part that the package has in another folder.
const ENGINE: &str = "--external:../engine/engine-client.js";

/// The minimum browsers for the element. They are not newer than those for the page.
const TARGET: &str = "--target=es2022";

/// Builds the element into [`FOLDER`].
pub(crate) fn build(project: &Path, environment: &Environment) -> Result<PathBuf> {
    let progress = Progress::start("building the element");
    let folder = project.join(FOLDER);
    let built = write_element(project, environment, &folder);
    progress.end(if built.is_ok() { "it is in target/npm/element" } else { "failed" });
    built.map(|()| folder)
}

/// Builds `arimaa-board.js`, its types and its page for iframes into `folder`.
pub(crate) fn write_element(project: &Path, environment: &Environment, folder: &Path) -> Result<()> {
    let module = MODULE.build(project, environment)?;
    let work = project.join("target/npm/element-work");
    reset_folder(&work)?;
    let scripts = project.join("element/js");
    for name in ["arimaa-board.js", "engine.js", "program.js", "scheme.js", "sheets.js", "words.js"] {
        copy(&scripts.join(name), &work.join(name))?;
    }
    copy(&module.join("ansa-element.js"), &work.join("ansa-element.js"))?;
    let wasm = module.join("ansa-element_bg.wasm");
    write(
        &work.join("ansa-element-wasm.js"),
        &byte_text::javascript_module(&fs::read(&wasm).map_err(TaskError::io(&wasm))?),
    )?;
    copy(&project.join(DECODER), &work.join("letters.js"))?;
    styles(project, environment, &work, &wasm)?;

    reset_folder(folder)?;
    run(environment
        .esbuild()?
        .arg(work.join("arimaa-board.js"))
        .args(["--bundle", "--format=esm", "--minify", "--log-level=warning", TARGET, ENGINE])
        .arg("--loader:.css=text")
        .arg(format!("--outfile={}", folder.join("arimaa-board.js").display())))?;
    for name in ["embed.html", "embed.css", "embed.js", "frame.js", "frame.d.ts", "messages.js"] {
        copy(&project.join("element/embed").join(name), &folder.join(name))?;
    }
    copy(&scripts.join("arimaa-board.d.ts"), &folder.join("arimaa-board.d.ts"))
}

/// All style sheets in one, minified, with the custom properties that they or the drawings in the module use.
fn styles(project: &Path, environment: &Environment, work: &Path, wasm: &Path) -> Result<()> {
    let texts: Result<Vec<String>> = STYLES.iter().map(|name| read(&project.join(name))).collect();
    let sheet = minified(environment.esbuild()?, work, &texts?.concat())?;
    // The drawings of the board are in the module, and use some of them.
    let drawings = fs::read(wasm).map_err(TaskError::io(wasm))?;
    let used = unused_properties::without(&sheet, &String::from_utf8_lossy(&drawings));
    write(&work.join("styles.css"), &used)
}
