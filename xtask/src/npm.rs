//! The npm package `ansa`, put together as a folder that `npm pack` accepts.
//!
//! The rules and the engine are two WebAssembly modules of the crate `ansa-wasm`. The rules are small and lie, as
//! [`byte_text`](crate::byte_text), in a JavaScript module that starts them at import: no file to be found, nothing to wait for. The engine is
//! fast and lies in a folder with its worker, as files that bundlers copy; for those that do not, and for pages that
//! load the package from another host, [`inline`] puts worker and WebAssembly into one module besides.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::byte_text::DECODER;
use crate::command::run;
use crate::element;
use crate::fault::{Fault, Result};
use crate::files::{copy, read, remove_folder, reset_folder, write};
use crate::progress::Phase;
use crate::setup::Setup;
use crate::wasm_module::{FAST, WasmModule};

mod inline;
mod rules;

/// Where the package is put together, from the project's folder.
const PACKAGE: &str = "target/npm/ansa";

/// The version in `npm/package.json`; becomes that of `Cargo.toml`.
const VERSION: &str = "__VERSION__";

/// What every package holds besides its code.
const PAPERS: [&str; 3] = ["LICENSE-APACHE", "LICENSE-MIT", "NOTICE"];

/// Small: it is loaded with the page.
const RULES: WasmModule = WasmModule {
    package: "ansa-wasm",
    name: "ansa-rules",
    profile: "page",
    features: &["--no-default-features", "--features", "rules"],
    target: "bundler",
    optimise: &["-Oz"],
};

/// Fast: it is loaded when an engine is made. The same build as the page's.
const ENGINE: WasmModule = WasmModule {
    package: "ansa-wasm",
    name: "ansa-wasm",
    profile: "release",
    features: &["--no-default-features", "--features", "engine"],
    target: "web",
    optimise: &FAST,
};

/// Where the package is put together.
pub(crate) fn folder(project: &Path) -> PathBuf {
    project.join(PACKAGE)
}

/// Builds the package and moves it to [`PACKAGE`] in one go. Returns that folder.
pub(crate) fn build(project: &Path, setup: &Setup) -> Result<PathBuf> {
    let phase = Phase::start("building the npm package");
    let built = assemble(project, setup);
    phase.end(if built.is_ok() { "it is in target/npm/ansa" } else { "failed" });
    built
}

/// Makes pages of what the package's types say of themselves; what has no comment is a fault.
pub(crate) fn document(project: &Path, setup: &Setup) -> Result<()> {
    let phase = Phase::start("documenting the npm package");
    let done = run(Command::new("node")
        .arg(setup.npm_tools()?.join("typedoc/bin/typedoc"))
        .arg("--options")
        .arg(project.join("npm/typedoc.json")));
    phase.end(if done.is_ok() { "it is in target/npm/docs" } else { "failed" });
    done
}

fn assemble(project: &Path, setup: &Setup) -> Result<PathBuf> {
    let rules = RULES.build(project, setup)?;
    let engine = ENGINE.build(project, setup)?;
    let stage = project.join("target/npm/stage");
    reset_folder(&stage)?;
    let sources = project.join("npm");
    for name in ["index.js", "index.d.ts", "README.md"] {
        copy(&sources.join(name), &stage.join(name))?;
    }
    for name in PAPERS {
        copy(&project.join(name), &stage.join(name))?;
    }
    rules::write_rules(&rules, &[&project.join("wasm/src/guard.js"), &project.join(DECODER)], &stage)?;
    without_comments(setup, &stage.join("rules.js"))?;
    engine_folder(project, setup, &engine, &stage.join("engine"))?;
    element::write_element(project, setup, &stage.join("element"))?;
    // Last: what is put together here is no part of the package.
    let about = read(&sources.join("package.json"))?.replace(VERSION, env!("CARGO_PKG_VERSION"));
    write(&stage.join("package.json"), &about)?;

    let package = folder(project);
    remove_folder(&package)?;
    fs::rename(&stage, &package).map_err(Fault::io(&package))?;
    Ok(package)
}

/// The engine's client and worker, its WebAssembly, and all of it as one module for where files do not arrive.
fn engine_folder(project: &Path, setup: &Setup, engine: &Path, folder: &Path) -> Result<()> {
    fs::create_dir_all(folder).map_err(Fault::io(folder))?;
    let scripts = project.join("wasm/js");
    for entry in fs::read_dir(&scripts).map_err(Fault::io(&scripts))? {
        let path = entry.map_err(Fault::io(&scripts))?.path();
        let name = path.file_name().unwrap_or_default();
        let text = read(&path)?.replace("__BUILD_ID__", env!("CARGO_PKG_VERSION"));
        write(&folder.join(name), &text)?;
    }
    for name in ["ansa-wasm.js", "ansa-wasm_bg.wasm"] {
        copy(&engine.join(name), &folder.join(name))?;
    }
    without_comments(setup, &folder.join("ansa-wasm.js"))?;
    // The client's types are those of the rules; what else the module has is for the worker alone.
    write(&folder.join("ansa-wasm.d.ts"), "export type * from \"../rules.js\";\n")?;
    inline::write_inline(setup, &project.join(DECODER), folder)
}

/// Takes the comments out of a script that wasm-bindgen has made: half of it, and the types say the same.
fn without_comments(setup: &Setup, script: &Path) -> Result<()> {
    // Comments go with all spaces. But Node.js shows the line that an uncaught error comes from, so lines are made again.
    for form in ["--minify-whitespace", "--legal-comments=none"] {
        run(Command::new("node")
            .arg(setup.npm_tools()?.join("esbuild/bin/esbuild"))
            .arg(script)
            .args([form, "--format=esm", "--log-level=warning", "--allow-overwrite"])
            .arg(format!("--outfile={}", script.display())))?;
    }
    Ok(())
}
