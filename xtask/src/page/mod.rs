//! Builds the page as static files, which [`finish`] makes one consistent build.

use std::env;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, ensure};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use fs_err as fs;
use sha2::{Digest, Sha256};

use crate::files::{files_in, remove_folder, reset_folder};
use crate::package::site;
use crate::progress::{Progress, say};
use crate::tools::css::minified;
use crate::tools::environment::{Environment, Scope};
use crate::wasm::engine_files;
use crate::wasm::module::WasmModule;

pub(crate) mod embed;
mod first_view;
mod packs;
mod program;
mod styles;
pub(crate) mod texts;

use program::ProgramBuild;

/// Placeholder for the build id in the text files of the page.
const BUILD_ID: &str = "__BUILD_ID__";
/// Placeholder in `sw.js` for the JSON list of files to precache.
const PRECACHE: &str = "__PRECACHE__";
/// The folder of the endgame tables.
const TABLES: &str = "endgames";
/// Placeholder in `index.html` for a JSON object with the files of each part.
const PARTS: &str = "__PARTS__";
/// Placeholder in the content security policy of an HTML file for the hashes of its inline scripts.
const SCRIPT_HASHES: &str = "__SCRIPT_HASHES__";

/// Marks the lines of `index.html` that are for Trunk alone.
const FOR_TRUNK: &str = "data-trunk";
/// The variables in which Trunk gives its hooks the folder for the page, and `debug` or `release`.
const TRUNK_STAGING: &str = "TRUNK_STAGING_DIR";
const TRUNK_PROFILE: &str = "TRUNK_PROFILE";

/// The service worker. It may not cache itself, because an old one would never be replaced.
const SERVICE_WORKER: &str = "sw.js";
/// The files that the page has as they are, relative to the project's folder.
const PUBLIC: &str = "app/public";
/// The folders whose names get the build's id: that of the engine, and that of the program.
const ENGINE: &str = "engine";
const PROGRAM: &str = "program";

/// The kind of build.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mode {
    /// For users: small and fast.
    Release,
    /// Builds quickly. The computer player is slow, and the element is left out.
    Debug,
}

impl Mode {
    pub(crate) const fn new(is_debug: bool) -> Mode {
        if is_debug { Mode::Debug } else { Mode::Release }
    }

    /// The tools that the build needs.
    pub(crate) const fn scope(self) -> Scope {
        match self {
            Self::Release => Scope::Package,
            Self::Debug => Scope::Build,
        }
    }

    const fn engine(self) -> &'static WasmModule {
        match self {
            Self::Release => &engine_files::ENGINE,
            Self::Debug => &engine_files::DEBUG_ENGINE,
        }
    }

    const fn program(self) -> ProgramBuild {
        match self {
            Self::Release => ProgramBuild { profile: "page", folder: "page", is_small: true },
            Self::Debug => ProgramBuild { profile: "dev", folder: "debug", is_small: false },
        }
    }
}

/// Builds the page and, for users, its documentation, for which the npm package is built. Returns the folder.
///
/// The documentation is added when the build has its id: it is no part of the page, and must not change it.
pub(crate) fn build_with_docs(project: &Path, environment: &Environment, mode: Mode) -> Result<PathBuf> {
    let dist = build(project, environment, mode)?;
    if mode == Mode::Release {
        site::add(project, environment, &dist)?;
    }
    Ok(dist)
}

/// Builds the page into `dist` and returns that folder.
pub(crate) fn build(project: &Path, environment: &Environment, mode: Mode) -> Result<PathBuf> {
    let dist = project.join("dist");
    build_into(project, environment, mode, &dist)?;
    Ok(dist)
}

/// Builds the page into the folder from which Trunk takes what it serves. Trunk calls this as a hook, and names the
/// folder and the kind of build in variables.
pub(crate) fn build_for_trunk(project: &Path) -> Result<()> {
    let staging = env::var_os(TRUNK_STAGING)
        .map(PathBuf::from)
        .with_context(|| format!("`trunk` is for Trunk, which sets {TRUNK_STAGING}"))?;
    let mode = Mode::new(env::var_os(TRUNK_PROFILE).is_none_or(|profile| profile != "release"));
    let environment = Environment::set_up(project, mode.scope())?;
    build_into(project, &environment, mode, &staging)
}

/// Builds the page into `target/…`, finishes it, and moves it to `dist` in a single step, so that a server never sees
/// half a build.
fn build_into(project: &Path, environment: &Environment, mode: Mode, dist: &Path) -> Result<()> {
    Progress::during("building the page", "done", |_| {
        let stage = project.join("target").join("page-stage");
        let program = stage.join(PROGRAM);
        collect(project, &stage)?;
        engine_files::add(project, environment, mode.engine(), &stage.join(ENGINE))?;
        let packs = mode.program().build(project, environment, &program)?;
        fill_in(&stage.join("index.html"), PARTS, &serde_json::to_string(&packs.files())?)?;
        texts::add(project, &program)?;
        if mode == Mode::Release {
            embed::add(project, environment, &stage)?;
        }
        styles::inline(project, &stage, &program, &|sheet| match mode {
            Mode::Release => minified(environment.esbuild()?, &project.join("target"), &sheet),
            Mode::Debug => Ok(sheet),
        })?;
        first_view::draw(&stage, &program)?;
        let id = finish(&stage)?;
        remove_folder(dist)?;
        fs::rename(&stage, dist)?;
        say(&format!("build {id} is in {}", dist.strip_prefix(project).unwrap_or(dist).display()));
        Ok(())
    })
}

/// Puts a text in the place of a placeholder, which a file must have once.
fn fill_in(file: &Path, placeholder: &str, text: &str) -> Result<()> {
    let before = fs::read_to_string(file)?;
    ensure!(before.matches(placeholder).count() == 1, "{} must have {placeholder} once", file.display());
    Ok(fs::write(file, before.replace(placeholder, text))?)
}

/// Starts a page with the files that need no build.
fn collect(project: &Path, stage: &Path) -> Result<()> {
    reset_folder(stage)?;
    let html = fs::read_to_string(project.join("index.html"))?;
    // What Trunk is told is not for browsers.
    let html: String = html.split_inclusive('\n').filter(|line| !line.contains(FOR_TRUNK)).collect();
    fs::write(stage.join("index.html"), &html)?;
    let public = project.join(PUBLIC);
    for name in files_in(&public)? {
        let to = stage.join(&name);
        if let Some(folder) = to.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::copy(public.join(&name), &to)?;
    }
    Ok(())
}

/// Turns the files in `folder` into one build and returns its id: 16 hexadecimal digits that change whenever any file
/// changes.
///
/// - The folders `engine` and `program` are renamed to `engine-ID` and `program-ID`. With the new names no cache can
///   combine an old page with a new engine, or parts of two programs.
/// - `__BUILD_ID__` becomes the id in every HTML, JavaScript and JSON file.
/// - `__PRECACHE__` in `sw.js` becomes a JSON array of the relative addresses of all files except `sw.js`, the
///   element and the endgame tables. `index.html` is listed as `./`, because some hosts redirect the former to the latter.
/// - `__SCRIPT_HASHES__` in an HTML file becomes the hashes of its inline scripts, for a policy that allows no other
///   scripts.
pub(crate) fn finish(folder: &Path) -> Result<String> {
    let id = build_id(folder)?;
    for name in [ENGINE, PROGRAM] {
        let named = folder.join(name);
        if named.exists() {
            fs::rename(&named, folder.join(format!("{name}-{id}")))?;
        }
    }
    let files = files_in(folder)?;
    let precache = precache(&files);
    for name in &files {
        let path = folder.join(name);
        let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or("");
        if !matches!(ending, "html" | "js" | "json" | "webmanifest") {
            continue;
        }
        let text = fs::read_to_string(&path)?;
        let mut changed = text.replace(BUILD_ID, &id);
        if name == SERVICE_WORKER {
            changed = changed.replace(PRECACHE, &precache);
        }
        if ending == "html" {
            // Last, because the hashes must be those of the final scripts.
            changed = changed.replace(SCRIPT_HASHES, &script_hashes(&changed));
        }
        if changed != text {
            fs::write(&path, changed)?;
        }
    }
    Ok(id)
}

fn build_id(folder: &Path) -> Result<String> {
    let mut hash = Sha256::new();
    for name in files_in(folder)? {
        let path = folder.join(&name);
        let contents = fs::read(&path)?;
        // The lengths separate the files in the hash input.
        hash.update((name.len() as u64).to_le_bytes());
        hash.update(&name);
        hash.update((contents.len() as u64).to_le_bytes());
        hash.update(&contents);
    }
    let id = hash.finalize().iter().take(8).fold(0, |id: u64, &byte| (id << 8) | u64::from(byte));
    Ok(format!("{id:016x}"))
}

fn precache(files: &[String]) -> String {
    let addresses: Vec<_> = files
        .iter()
        .filter(|name| *name != SERVICE_WORKER && !name.ends_with(".d.ts"))
        .filter(|name| ![embed::FOLDER, TABLES].iter().any(|folder| name.starts_with(&format!("{folder}/"))))
        .map(|name| if name == "index.html" { "./" } else { name })
        .collect();
    serde_json::json!(addresses).to_string()
}

/// The content-security-policy sources of the inline scripts in an HTML text.
fn script_hashes(html: &str) -> String {
    let mut sources = Vec::new();
    for part in html.split("<script").skip(1) {
        let Some((attributes, rest)) = part.split_once('>') else { continue };
        let Some((script, _)) = rest.split_once("</script") else { continue };
        if !attributes.contains("src=") {
            // Browsers normalise line breaks to LF before hashing.
            let script = script.replace("\r\n", "\n");
            sources.push(format!("'sha256-{}'", STANDARD.encode(Sha256::digest(script))));
        }
    }
    sources.join(" ")
}

#[cfg(test)]
mod tests;
