//! The module `engine-inline.js`: the engine as text, for the client to make a worker of where files do not arrive.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::json;

use super::{base64_of, read, write};
use crate::command::run;
use crate::fault::{Fault, Result};
use crate::setup::Setup;

/// Writes the module beside the worker's files in `folder`.
pub(super) fn write_inline(setup: &Setup, folder: &Path) -> Result<()> {
    let bundle = folder.join("inline-worker.js");
    run(Command::new("node")
        .arg(setup.npm_tools()?.join("esbuild/bin/esbuild"))
        .arg(folder.join("engine-worker.js"))
        .args(["--bundle", "--format=esm", "--minify", "--log-level=warning"])
        .arg(format!("--outfile={}", bundle.display())))?;
    let (source, wasm) = (json!(read(&bundle)?), base64_of(&folder.join("ansa-wasm_bg.wasm"))?);
    fs::remove_file(&bundle).map_err(Fault::io(&bundle))?;
    write(
        &folder.join("engine-inline.js"),
        &format!(
            "/** The worker as one module script, without its WebAssembly. */\nexport const source = {source};\n\
             /** The WebAssembly as base64. */\nexport const wasm = \"{wasm}\";\n"
        ),
    )
}
