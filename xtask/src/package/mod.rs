//! Builds the npm package `ansa` as a folder that `npm pack` accepts.
//!
//! The crate `ansa-wasm` is built as two WebAssembly modules: the rules and the engine. The rules are built for size.
//! They are text in a JavaScript module that instantiates them at import, so there is no file to locate and nothing to
//! await. The engine is built for speed. Its files and its worker have a separate folder, which
//! bundlers copy. For bundlers that do not, and for pages that load the package from another host, [`inline_engine`]
//! also puts worker and WebAssembly into one module.

use std::env;
use std::path::{Path, PathBuf};

use anyhow::Result;
use fs_err as fs;

use crate::command::run;
use crate::files::{copy_all, files_in, remove_folder, reset_folder};
use crate::progress::Progress;
use crate::tools::environment::Environment;
use crate::wasm::bindings::Target;
use crate::wasm::engine_files::{COMPILED, ENGINE, SCRIPTS};
use crate::wasm::module::{SMALL_INSIDE, WasmModule};
use crate::wasm::text::DECODER;

pub(crate) mod element;
mod html_data;
mod inline_engine;
mod rules;
pub(crate) mod site;

use rules::InlinedEntry;

/// The folder of the package, relative to the project's folder.
const PACKAGE: &str = "target/npm/ansa";

/// Placeholder in `npm/package.json` for the version in `Cargo.toml`.
pub(crate) const VERSION: &str = "__VERSION__";

/// The variable with the address of the repository. The sources do not name one, because whoever publishes them decides.
const REPOSITORY: &str = "ANSA_REPOSITORY";

/// The class of errors. It recognises errors by their name, so that every entry can have it in its own file.
const ERROR: &str = "wasm/js/arimaa-error.js";

/// The scripts of the rules. The last one runs the one before it.
const OF_RULES: [&str; 6] =
    [DECODER, ERROR, "wasm/src/board.js", "wasm/src/steps.js", "wasm/src/guard.js", "wasm/src/guards.js"];

/// Licences and notices, which every package contains.
const LEGAL_FILES: [&str; 3] = ["LICENSE-APACHE", "LICENSE-MIT", "NOTICE"];

/// Files that the package has as they are.
const PACKAGE_FILES: [&str; 14] = [
    "README.md",
    "custom-elements.json",
    "embed.d.ts",
    "embed.js",
    "index.d.ts",
    "index.js",
    "react.d.ts",
    "react.js",
    "solid.d.ts",
    "solid.js",
    "svelte.d.ts",
    "svelte.js",
    "vue.d.ts",
    "vue.js",
];

/// The folder with the program `ansa`, of which only `bin` in `package.json` knows.
const PROGRAM: &str = "cli";

/// The page that `ansa serve` shows, and its name in the folder of the program.
const SERVED_PAGE: (&str, &str) = ("examples/pages/two-players.html", "board.html");

/// Folders whose entries `exports` in `npm/package.json` names, for tools that do not read it: TypeScript with
/// `moduleResolution: node10`, and Parcel. Each gets a `package.json` with its script and the scripts with side effects.
/// Bundlers read the latter there and not in that of the package.
const ENTRY_FOLDERS: [(&str, &str, &str); 2] = [
    ("element", "arimaa-board", "\"./arimaa-board.js\""),
    ("engine", "engine-client", "\"./engine-worker.js\""),
];

/// Built for size, because it is loaded with the page.
const RULES: WasmModule = WasmModule {
    package: "ansa-wasm",
    name: "ansa-rules",
    profile: "page",
    features: &["--no-default-features", "--features", "rules"],
    target: Target::Bundler,
    optimise: &SMALL_INSIDE,
};

/// Built for size, too.
const SVG: WasmModule =
    WasmModule { name: "ansa-svg", features: &["--no-default-features", "--features", "svg"], ..RULES };

/// Built for size, too.
const REVIEW: WasmModule =
    WasmModule { name: "ansa-review", features: &["--no-default-features", "--features", "review"], ..RULES };

/// The folder of the package.
pub(crate) fn folder(project: &Path) -> PathBuf {
    project.join(PACKAGE)
}

/// Builds the package and moves it to [`PACKAGE`] in a single step. Returns that folder.
pub(crate) fn build(project: &Path, environment: &Environment) -> Result<PathBuf> {
    Progress::during("building the npm package", "it is in target/npm/ansa", |_| {
        assemble(project, environment)
    })
}

fn assemble(project: &Path, environment: &Environment) -> Result<PathBuf> {
    let rules = RULES.build(project, environment)?;
    let svg = SVG.build(project, environment)?;
    let review = REVIEW.build(project, environment)?;
    let engine = ENGINE.build(project, environment)?;
    let stage = project.join("target/npm/stage");
    reset_folder(&stage)?;
    let sources = project.join("npm");
    copy_all(PACKAGE_FILES, &sources, &stage)?;
    copy_all(LEGAL_FILES, project, &stage)?;
    let manifest = fs::read_to_string(sources.join("custom-elements.json"))?;
    fs::write(stage.join("html-custom-data.json"), &html_data::html_data(&manifest)?)?;
    let program = sources.join(PROGRAM);
    fs::create_dir_all(stage.join(PROGRAM))?;
    copy_all(files_in(&program)?.iter().map(String::as_str), &program, &stage.join(PROGRAM))?;
    fs::copy(project.join(SERVED_PAGE.0), stage.join(PROGRAM).join(SERVED_PAGE.1))?;
    for (name, additions, made) in [
        ("rules", &OF_RULES[..], rules),
        ("svg", &[DECODER, ERROR], svg),
        ("review", &[DECODER, ERROR], review),
    ] {
        rules::write_inlined(project, &InlinedEntry { name, additions }, &made, &stage)?;
        without_comments(environment, &stage.join(format!("{name}.js")))?;
    }
    engine_folder(project, environment, &engine, &stage.join("engine"))?;
    element::write_element(project, environment, &stage.join("element"))?;
    for (folder, entry, effects) in ENTRY_FOLDERS {
        let about = format!(
            "{{\n  \"type\": \"module\",\n  \"sideEffects\": [{effects}],\n  \"main\": \"./{entry}.js\",\n  \
             \"types\": \"./{entry}.d.ts\"\n}}\n"
        );
        fs::write(stage.join(folder).join("package.json"), &about)?;
    }
    // Last, because temporary files in this folder are not part of the package.
    let about = fs::read_to_string(sources.join("package.json"))?.replace(VERSION, env!("CARGO_PKG_VERSION"));
    let about = with_repository(&about, env::var(REPOSITORY).ok().as_deref());
    fs::write(stage.join("package.json"), &about)?;

    let package = folder(project);
    remove_folder(&package)?;
    fs::rename(&stage, &package)?;
    Ok(package)
}

/// The text of `package.json` with the address of the repository and those of its page and its issues, if there is one.
fn with_repository(about: &str, address: Option<&str>) -> String {
    let Some(address) = address.filter(|address| !address.is_empty()) else { return about.to_owned() };
    let url = serde_json::Value::from(address);
    let page = address.trim_start_matches("git+").trim_end_matches(".git");
    let home = serde_json::Value::from(format!("{page}#readme"));
    let issues = serde_json::Value::from(format!("{page}/issues"));
    let repository = format!(
        "  \"repository\": {{ \"type\": \"git\", \"url\": {url} }},\n  \"homepage\": {home},\n  \"bugs\": {{ \"url\": {issues} }},\n  \"license\":"
    );
    about.replacen("  \"license\":", &repository, 1)
}

/// Writes the engine's client and worker, its WebAssembly, and one module with all of it as a fallback for missing
/// files.
fn engine_folder(project: &Path, environment: &Environment, engine: &Path, folder: &Path) -> Result<()> {
    fs::create_dir_all(folder)?;
    let scripts = project.join(SCRIPTS);
    for entry in fs::read_dir(&scripts)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default();
        let text = fs::read_to_string(&path)?.replace("__BUILD_ID__", env!("CARGO_PKG_VERSION"));
        fs::write(folder.join(name), &text)?;
    }
    copy_all(COMPILED, engine, folder)?;
    without_comments(environment, &folder.join("ansa-wasm.js"))?;
    // The client uses the types of the rules. The rest of the module is only for the worker.
    fs::write(folder.join("ansa-wasm.d.ts"), "export type * from \"../rules.js\";\n")?;
    inline_engine::write_inline_engine(project, environment, folder)
}

/// Removes the comments from a script. In those by wasm-bindgen they are half of it and repeat the types.
fn without_comments(environment: &Environment, script: &Path) -> Result<()> {
    // esbuild removes comments only together with all whitespace. Node.js shows the line of an uncaught error, so a
    // second run adds line breaks again.
    for form in ["--minify-whitespace", "--legal-comments=none"] {
        run(environment
            .esbuild()?
            .arg(script)
            .args([form, "--format=esm", "--allow-overwrite"])
            .arg(format!("--outfile={}", script.display())))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests;
