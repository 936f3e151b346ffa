//! The custom element `<arimaa-board>` as one JavaScript file, and its types.
//!
//! The file contains its WebAssembly, as text, and its style sheets, so no other file is needed. Only
//! the engine is separate: the element imports `../engine/engine-client.js` from the package when a game begins.

use std::path::Path;

use anyhow::Result;
use fs_err as fs;

mod texts;

use crate::command::run;
use crate::files::{copy_all, reset_folder};
use crate::progress::Progress;
use crate::tools::css::{minified, without_unread};
use crate::tools::environment::Environment;
use crate::wasm::bindings::Target;
use crate::wasm::module::{SMALL_INSIDE, WasmModule};
use crate::wasm::text::{self, DECODER};

/// The folder of the stand-alone build, relative to the project's folder.
const FOLDER: &str = "target/npm/element";

const MODULE: WasmModule = WasmModule {
    package: "ansa-element",
    name: "ansa-element",
    profile: "page",
    features: &[],
    target: Target::Web,
    optimise: &SMALL_INSIDE,
};

/// The style sheets, relative to the project's folder, in cascade order.
const STYLES: [&str; 10] = [
    "board/styles/tokens.css",
    "board/styles/boards.css",
    "board/styles/pieces.css",
    "board/styles/board.css",
    "board/styles/marks.css",
    "board/styles/arrows.css",
    "element/styles/host.css",
    "element/styles/element.css",
    "element/styles/marks.css",
    "element/styles/media.css",
];

/// What is imported when it is needed: the part that the package has in another folder, and the languages but English.
const EXTERNAL: [&str; 2] = ["--external:../engine/engine-client.js", "--external:./texts/*"];

/// Builds the element into [`FOLDER`].
pub(crate) fn build(project: &Path, environment: &Environment) -> Result<()> {
    Progress::during("building the element", "it is in target/npm/element", |_| {
        write_element(project, environment, &project.join(FOLDER))
    })
}

/// Builds `arimaa-board.js`, its types and its page for iframes into `folder`.
pub(crate) fn write_element(project: &Path, environment: &Environment, folder: &Path) -> Result<()> {
    let module = MODULE.build(project, environment)?;
    let work = project.join("target/npm/element-work");
    reset_folder(&work)?;
    let scripts = project.join("element/js");
    let names = [
        "arimaa-board.js",
        "engine.js",
        "language.js",
        "marks.js",
        "methods.js",
        "near.js",
        "program.js",
        "properties.js",
        "save.js",
        "scheme.js",
        "sheets.js",
    ];
    copy_all(names, &scripts, &work)?;
    fs::copy(module.join("ansa-element.js"), work.join("ansa-element.js"))?;
    let wasm = fs::read(module.join("ansa-element_bg.wasm"))?;
    fs::write(work.join("ansa-element-wasm.js"), text::javascript_module(&wasm))?;
    fs::copy(project.join(DECODER), work.join("bytes.js"))?;
    reset_folder(folder)?;
    fs::write(work.join("texts.js"), texts::write(project, &folder.join(texts::FOLDER))?)?;
    let styles: Result<Vec<String>, _> =
        STYLES.iter().map(|name| fs::read_to_string(project.join(name))).collect();
    let styles = without_unread(&styles?.concat(), &wasm);
    fs::write(work.join("styles.css"), &minified(environment.esbuild()?, &work, &styles)?)?;

    run(environment
        .esbuild()?
        .arg(work.join("arimaa-board.js"))
        .args(["--bundle", "--format=esm", "--minify", "--loader:.css=text"])
        .args(EXTERNAL)
        .arg(format!("--outfile={}", folder.join("arimaa-board.js").display())))?;
    let scripts_of_frames = ["embed.js", "frame.js", "messages.js"];
    copy_all(["embed.html", "embed.css", "frame.d.ts"], &project.join("element/embed"), folder)?;
    copy_all(scripts_of_frames, &project.join("element/embed"), folder)?;
    for script in scripts_of_frames {
        super::without_comments(environment, &folder.join(script))?;
    }
    copy_all(["arimaa-board.d.ts"], &scripts, folder)
}
