//! The engine's client, worker and WebAssembly: the same build in the page and in the npm package.

use std::path::Path;

use anyhow::Result;
use fs_err as fs;

use crate::files::{copy_all, files_in};
use crate::tools::environment::Environment;
use crate::wasm::bindings::Target;
use crate::wasm::module::{FAST, WasmModule};

/// The folder of the scripts and their types, relative to the project's folder.
pub(crate) const SCRIPTS: &str = "wasm/js";

/// The files of the WebAssembly that the worker loads.
pub(crate) const COMPILED: [&str; 2] = ["ansa-wasm.js", "ansa-wasm_bg.wasm"];

/// Built for speed. Loaded when an engine is created.
pub(crate) const ENGINE: WasmModule = WasmModule {
    package: "ansa-wasm",
    name: "ansa-wasm",
    profile: "release",
    features: &["--no-default-features", "--features", "engine"],
    target: Target::Web,
    optimise: &FAST,
};

/// Built quickly.
pub(crate) const DEBUG_ENGINE: WasmModule = WasmModule { profile: "dev", optimise: &[], ..ENGINE };

/// Writes the files for the page, with this build of the engine, into a new folder.
pub(crate) fn add(
    project: &Path,
    environment: &Environment,
    engine: &WasmModule,
    folder: &Path,
) -> Result<()> {
    let built = engine.build(project, environment)?;
    fs::create_dir_all(folder)?;
    copy_all(COMPILED, &built, folder)?;
    let scripts = project.join(SCRIPTS);
    let names = files_in(&scripts)?;
    copy_all(names.iter().map(String::as_str).filter(|name| !name.ends_with(".d.ts")), &scripts, folder)
}
