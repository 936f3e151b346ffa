//! The page's program: compiled, cut into parts that are loaded when they are first needed, and optimised.
//!
//! `app/src/screens/parts.rs` marks the functions at which the program is cut.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, anyhow};
use fs_err as fs;
use wasm_split_cli_support::{Options, transform};

use crate::command::run;
use crate::files::{files_in, reset_folder};
use crate::tools::environment::Environment;
use crate::wasm::bindings::{Bindings, Target};
use crate::wasm::module::{SMALL, optimise};
use crate::wasm::remap_path_prefix::remap_cargo_home;

/// The cargo package, and the base name of the program's files.
const PACKAGE: &str = "ansa-app";

/// The script in the folder `app` that runs the program in a worker.
const WORKER: &str = "worker.js";

/// How the program is built.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ProgramBuild {
    /// The cargo profile.
    pub(crate) profile: &'static str,
    /// The folder of that profile in cargo's target folder.
    pub(crate) folder: &'static str,
    /// Whether to make the files small, which takes as long as compiling them.
    pub(crate) is_small: bool,
}

impl ProgramBuild {
    /// Builds the program into the new folder `program`.
    pub(crate) fn build(self, project: &Path, environment: &Environment, program: &Path) -> Result<()> {
        let whole = self.compile(project)?;
        let work = project.join("target").join("program");
        reset_folder(&work)?;
        reset_folder(program)?;
        let main = work.join("main.wasm");
        cut(&whole, &main, program)?;
        // The parts call functions of the main file, which nothing else seems to need.
        Bindings { name: PACKAGE, target: Target::Web, has_types: false, keeps_exports: true }
            .write(&main, program)?;
        fs::copy(project.join("app").join(WORKER), program.join(WORKER))?;
        if self.is_small {
            let files: Vec<PathBuf> = files_in(program)?.iter().map(|name| program.join(name)).collect();
            let of_kind = |kind: &str| {
                let is_of_kind = |file: &&PathBuf| file.extension().is_some_and(|ending| ending == kind);
                files.iter().filter(is_of_kind).cloned().collect::<Vec<_>>()
            };
            optimise(project, environment, &SMALL, &of_kind("wasm"))?;
            of_kind("js").iter().try_for_each(|script| minify(environment, script, &work))?;
        }
        Ok(())
    }

    /// Compiles the program and returns the file.
    fn compile(self, project: &Path) -> Result<PathBuf> {
        let mut cargo = Command::new("cargo");
        cargo.current_dir(project).args([
            "rustc",
            "--quiet",
            "--locked",
            "--package",
            PACKAGE,
            "--bin",
            PACKAGE,
        ]);
        cargo.args(["--target", "wasm32-unknown-unknown", "--profile", self.profile]);
        // The relocations say which function calls which.
        cargo.args(["--", "-C", "link-arg=--emit-relocs"]);
        remap_cargo_home(&mut cargo);
        run(&mut cargo)?;
        Ok(project
            .join("target/wasm32-unknown-unknown")
            .join(self.folder)
            .join(PACKAGE)
            .with_extension("wasm"))
    }
}

/// Cuts the compiled program: `main` is what is loaded first, and the parts with the script that loads them come into
/// the folder `program`.
fn cut(whole: &Path, main: &Path, program: &Path) -> Result<()> {
    let compiled = fs::read(whole)?;
    let script = format!("./{PACKAGE}.js");
    let mut options = Options::new(&compiled);
    options.output_dir = program;
    options.main_out_path = main;
    options.main_module = &script;
    transform(options).map(|_| ()).map_err(|error| anyhow!("the program can't be cut: {error}"))
}

fn minify(environment: &Environment, script: &Path, work: &Path) -> Result<()> {
    let minified = work.join("minified.js");
    run(environment
        .esbuild()?
        .arg(script)
        .arg("--minify")
        // wasm-bindgen names the script of the parts once for each function that it imports from there.
        .arg("--log-override:duplicate-object-key=silent")
        .arg(format!("--outfile={}", minified.display())))?;
    fs::copy(&minified, script)?;
    Ok(())
}
