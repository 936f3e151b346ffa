//! The page's program: compiled, cut into parts that are loaded when they are first needed, and optimised.
//!
//! `app/src/screens/parts.rs` marks the functions at which the program is cut.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, anyhow};
use fs_err as fs;
use wasm_split_cli_support::{Options, transform};

use super::packs::Packs;
use crate::command::run;
use crate::files::{files_in, reset_folder};
use crate::tools::environment::Environment;
use crate::wasm::bindings::{Bindings, Target};
use crate::wasm::module::{SMALL, optimise};
use crate::wasm::remap_path_prefix::remap_cargo_home;

/// The cargo package, and the base name of the program's files.
const PACKAGE: &str = "ansa-app";

/// The script that loads the parts.
const LOADER: &str = "__wasm_split.js";

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
    /// Builds the program into the new folder `program`. Returns the packs of its parts.
    pub(crate) fn build(self, project: &Path, environment: &Environment, program: &Path) -> Result<Packs> {
        let whole = self.compile(project)?;
        let work = project.join("target").join("program");
        reset_folder(&work)?;
        reset_folder(program)?;
        let main = work.join("main.wasm");
        let needs = cut(&whole, &main, program)?;
        // The parts call functions of the main file, which nothing else seems to need.
        Bindings { name: PACKAGE, target: Target::Web, has_types: false, keeps_exports: true }
            .write(&main, program)?;
        fs::copy(project.join("app").join(WORKER), program.join(WORKER))?;
        let files: Vec<PathBuf> = files_in(program)?.iter().map(|name| program.join(name)).collect();
        let of_kind = |kind: &str| {
            let is_of_kind = |file: &&PathBuf| file.extension().is_some_and(|ending| ending == kind);
            files.iter().filter(is_of_kind).cloned().collect::<Vec<_>>()
        };
        if self.is_small {
            optimise(project, environment, &SMALL, &of_kind("wasm"))?;
        }
        let packs = pack(&needs, program)?;
        if self.is_small {
            of_kind("js").iter().try_for_each(|script| minify(environment, script, &work))?;
        }
        Ok(packs)
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

/// Cuts the compiled program: `main` is what is loaded first, and the modules of the parts with the script that loads
/// them come into the folder `program`. Returns the names of the modules that each part needs.
fn cut(whole: &Path, main: &Path, program: &Path) -> Result<HashMap<String, Vec<String>>> {
    let compiled = fs::read(whole)?;
    let script = format!("./{PACKAGE}.js");
    let mut options = Options::new(&compiled);
    options.output_dir = program;
    options.main_out_path = main;
    options.main_module = &script;
    let link = format!("./{LOADER}");
    options.link_name = &link;
    let cut = transform(options).map_err(|error| anyhow!("the program can't be cut: {error}"))?;
    Ok(cut.prefetch_map)
}

/// Puts the modules in the folder `program` into packs.
fn pack(needs: &HashMap<String, Vec<String>>, program: &Path) -> Result<Packs> {
    let size = |module: &str| Ok(fs::read(program.join(module).with_extension("wasm"))?.len());
    let packs = Packs::new(needs, size)?;
    let loader = program.join(LOADER);
    fs::write(&loader, packs.link(&fs::read_to_string(&loader)?)?)?;
    packs.fill(program)?;
    Ok(packs)
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
