//! The module `engine-inline.js`: worker and WebAssembly as the text of one script.
//!
//! If a page can't load the worker from its file, it imports this module and starts the worker from a Blob:
//! `new Worker(URL.createObjectURL(new Blob([script], { type: "text/javascript" })))`. The script is not a module,
//! because a frame without an origin (`sandbox="allow-scripts"`) can't start one from a Blob.

use std::path::Path;

use anyhow::Result;
use fs_err as fs;

use crate::command::run;
use crate::tools::environment::Environment;
use crate::wasm::text::{self, DECODER};

/// Instantiates the WebAssembly from bytes before the worker requests it, so that no file is needed.
const START: &str = "import { initSync } from \"./ansa-wasm.js\";
import { bytesOf } from \"./inline-bytes.js\";
import { encoded } from \"./inline-wasm.js\";
initSync({ module: bytesOf(encoded) });
";

/// The order matters: the first import is evaluated before the second.
const ENTRY: &str = "import \"./inline-start.js\";\nimport \"./engine-worker.js\";\n";

/// Files written beside the worker's only for bundling.
const PARTS: [&str; 5] =
    ["inline-start.js", "inline-entry.js", "inline-bytes.js", "inline-wasm.js", "inline-bundle.js"];

/// Writes the module beside the worker's files in `folder`.
pub(super) fn write_inline_engine(project: &Path, environment: &Environment, folder: &Path) -> Result<()> {
    let [start, entry, decoder, wasm, bundle] = PARTS.map(|name| folder.join(name));
    fs::write(&start, START)?;
    fs::write(&entry, ENTRY)?;
    fs::copy(project.join(DECODER), &decoder)?;
    fs::write(&wasm, text::javascript_module(&fs::read(folder.join("ansa-wasm_bg.wasm"))?))?;
    run(environment
        .esbuild()?
        .arg(&entry)
        .args(["--bundle", "--format=iife", "--minify"])
        // Nothing uses files relative to the script.
        .arg("--define:import.meta.url=\"about:blank\"")
        .arg(format!("--outfile={}", bundle.display())))?;
    let script = serde_json::Value::String(fs::read_to_string(&bundle)?);
    for made in [start, entry, decoder, wasm, bundle] {
        fs::remove_file(&made)?;
    }
    Ok(fs::write(
        folder.join("engine-inline.js"),
        format!(
            "/** The engine's worker as one script that is no module and loads nothing. */\nexport const script = {script};\n"
        ),
    )?)
}
