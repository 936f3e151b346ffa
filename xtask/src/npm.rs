//! Builds the npm package `ansa` as a folder that `npm pack` accepts.
//!
//! The crate `ansa-wasm` gives two WebAssembly modules: the rules and the engine. The rules are small. They are
//! [encoded](crate::byte_text) in a JavaScript module that starts them at import, so there is no file to find and
//! nothing to wait for. The engine is fast. Its files and its worker have a folder of their own, which bundlers copy.
//! For bundlers that do not, and for pages that load the package from another host, [`inline_engine`] puts worker and
//! WebAssembly into one module as well.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::byte_text::DECODER;
use crate::command::run;
use crate::element;
use crate::environment::Environment;
use crate::error::{Result, TaskError};
use crate::files::{copy, read, remove_folder, reset_folder, write};
use crate::progress::Progress;
use crate::wasm_module::{FAST, WasmModule};

mod inline_engine;
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
pub(crate) fn build(project: &Path, environment: &Environment) -> Result<PathBuf> {
    let progress = Progress::start("building the npm package");
    let built = assemble(project, environment);
    progress.end(if built.is_ok() { "it is in target/npm/ansa" } else { "failed" });
    built
}

/// Makes pages of what the package's types say of themselves; a type without a comment is an error.
pub(crate) fn document(project: &Path, environment: &Environment) -> Result<()> {
    let progress = Progress::start("documenting the npm package");
    let done = run(Command::new("node")
        .arg(environment.npm_tools()?.join("typedoc/bin/typedoc"))
        .arg("--options")
        .arg(project.join("npm/typedoc.json")));
    progress.end(if done.is_ok() { "it is in target/npm/docs" } else { "failed" });
    done
}

fn assemble(project: &Path, environment: &Environment) -> Result<PathBuf> {
    let rules = RULES.build(project, environment)?;
    let engine = ENGINE.build(project, environment)?;
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
    without_comments(environment, &stage.join("rules.js"))?;
    engine_folder(project, environment, &engine, &stage.join("engine"))?;
    element::write_element(project, environment, &stage.join("element"))?;
    // Last: what is put together here is no part of the package.
    let about = read(&sources.join("package.json"))?.replace(VERSION, env!("CARGO_PKG_VERSION"));
    write(&stage.join("package.json"), &about)?;

    let package = folder(project);
    remove_folder(&package)?;
    fs::rename(&stage, &package).map_err(TaskError::io(&package))?;
    Ok(package)
}

/// The engine's client and worker, its WebAssembly, and all of it as one module for where files do not arrive.
fn engine_folder(project: &Path, environment: &Environment, engine: &Path, folder: &Path) -> Result<()> {
    fs::create_dir_all(folder).map_err(TaskError::io(folder))?;
    let scripts = project.join("wasm/js");
    for entry in fs::read_dir(&scripts).map_err(TaskError::io(&scripts))? {
        let path = entry.map_err(TaskError::io(&scripts))?.path();
        let name = path.file_name().unwrap_or_default();
        let text = read(&path)?.replace("__BUILD_ID__", env!("CARGO_PKG_VERSION"));
        write(&folder.join(name), &text)?;
    }
    for name in ["ansa-wasm.js", "ansa-wasm_bg.wasm"] {
        copy(&engine.join(name), &folder.join(name))?;
    }
    without_comments(environment, &folder.join("ansa-wasm.js"))?;
    // The client's types are those of the rules; what else the module has is for the worker alone.
    write(&folder.join("ansa-wasm.d.ts"), "export type * from \"../rules.js\";\n")?;
    inline_engine::write_inline_engine(environment, &project.join(DECODER), folder)
}

/// Takes the comments out of a script that wasm-bindgen has made: half of it, and the types say the same.
fn without_comments(environment: &Environment, script: &Path) -> Result<()> {
    // Comments go with all spaces. But Node.js shows the line that an uncaught error comes from, so lines are made
    // again.
    for form in ["--minify-whitespace", "--legal-comments=none"] {
        run(environment
            .esbuild()?
            .arg(script)
            .args([form, "--format=esm", "--log-level=warning", "--allow-overwrite"])
            .arg(format!("--outfile={}", script.display())))?;
    }
    Ok(())
}
