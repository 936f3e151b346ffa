//! Builds the WebAssembly modules of the npm package and the custom element with cargo, wasm-bindgen and wasm-opt.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;
use fs_err as fs;
use sha2::{Digest, Sha256};

use crate::command::{run, run_silent};
use crate::files::reset_folder;
use crate::tools::environment::Environment;
use crate::wasm::bindings::{Bindings, Target};
use crate::wasm::remap_path_prefix::remap_cargo_home;

/// wasm-opt's options for speed. Inlining is left
/// to the compiler: with wasm-opt's inlining the search visits 6 to 10 % fewer nodes per second under Node.js 20, and
/// no more in Chromium.
pub(crate) const FAST: [&str; 3] = ["-Os", "--skip-pass=inlining", "--skip-pass=inlining-optimizing"];

/// wasm-opt's options for modules whose compressed size counts. What wasm-opt shares within a function makes files
/// smaller, but not when they are compressed. No data is at the lowest addresses, which are the end of the stack. Without
/// the alignment of loads and stores, more of them are alike; no browser needs it.
pub(crate) const SMALL: [&str; 5] =
    ["-Oz", "--skip-pass=local-cse", "--skip-pass=simplify-locals", "--low-memory-unused", "--dealign"];

/// The same for modules inside a script, which encodes their bytes as text. The compiler has inlined already; what
/// wasm-opt inlines beyond that makes the element 2 % smaller, but 4 % larger when it is compressed.
pub(crate) const SMALL_INSIDE: [&str; 7] =
    [SMALL[0], SMALL[1], SMALL[2], SMALL[3], SMALL[4], "--skip-pass=inlining-optimizing", "--converge"];

/// Counts the changes of what [`WasmModule::build`] does to a compiled module.
const PROCESSING: u32 = 4;

/// A WebAssembly module and its build options.
pub(crate) struct WasmModule {
    /// The cargo package.
    pub(crate) package: &'static str,
    /// The base name of the files that wasm-bindgen writes.
    pub(crate) name: &'static str,
    /// The cargo profile.
    pub(crate) profile: &'static str,
    /// The cargo arguments that select features.
    pub(crate) features: &'static [&'static str],
    /// Who loads the files of wasm-bindgen.
    pub(crate) target: Target,
    /// wasm-opt's options; none to leave the module as it is.
    pub(crate) optimise: &'static [&'static str],
}

impl WasmModule {
    /// Builds the module and returns the folder with its JavaScript, types and optimised WebAssembly.
    pub(crate) fn build(&self, project: &Path, environment: &Environment) -> Result<PathBuf> {
        let mut cargo = Command::new("cargo");
        cargo.current_dir(project).args(["rustc", "--quiet", "--locked", "--lib", "--package", self.package]);
        if self.optimise.contains(&SMALL[0]) {
            // Cargo optimises a library at link time only where it is no Rust library as well: 2 to 8 % smaller. The
            // engine would be 3 kB larger.
            cargo.args(["--crate-type", "cdylib"]);
        }
        cargo.args(["--target", "wasm32-unknown-unknown", "--profile", self.profile]).args(self.features);
        remap_cargo_home(&mut cargo);
        run(&mut cargo)?;
        let built = project
            .join("target/wasm32-unknown-unknown")
            .join(if self.profile == "dev" { "debug" } else { self.profile })
            .join(self.package.replace('-', "_") + ".wasm");
        let folder = project.join("target/npm").join(self.name);
        // Optimising takes the longest and is skipped if nothing has changed.
        let mark = folder.join("made-from");
        let source = hash(&fs::read(&built)?);
        let options = self.optimise.join(" ");
        let source = format!("{source} {PROCESSING} {:?} {options}", self.target);
        if fs::read_to_string(&mark).is_ok_and(|made_from| made_from == source) {
            return Ok(folder);
        }
        reset_folder(&folder)?;
        Bindings { name: self.name, target: self.target, has_types: true, keeps_exports: false }
            .write(&built, &folder)?;
        if !self.optimise.is_empty() {
            run_wasm_opt(environment, self.optimise, &folder.join(format!("{}_bg.wasm", self.name)))?;
        }
        fs::write(&mark, &source)?;
        Ok(folder)
    }
}

/// The script that does for many files what wasm-opt does for one. Each start of npm's wasm-opt takes a second of
/// processor time, and the page's program has about 80 files.
const OPTIMISE_ALL: &str = "xtask/src/wasm/optimise.mjs";

/// Optimises WebAssembly files in place.
pub(crate) fn optimise(
    project: &Path,
    environment: &Environment,
    options: &[&str],
    modules: &[PathBuf],
) -> Result<()> {
    if let Some(library) = &environment.binaryen {
        // It warns of names of parts of the program that it does not know, which no file keeps.
        let mut node = Command::new("node");
        node.arg(project.join(OPTIMISE_ALL)).arg(library).args(options).arg("--").args(modules);
        run_silent(&mut node)
    } else {
        modules.iter().try_for_each(|module| run_wasm_opt(environment, options, module))
    }
}

fn run_wasm_opt(environment: &Environment, options: &[&str], module: &Path) -> Result<()> {
    run_silent(
        Command::new("wasm-opt")
            .env("PATH", &environment.path)
            .args(options)
            .arg("--output")
            .args([module, module]),
    )
}

fn hash(contents: &[u8]) -> String {
    format!("{:x}", Sha256::digest(contents))
}
