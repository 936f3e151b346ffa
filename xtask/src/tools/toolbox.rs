//! The programs that the build and the tests need, each in a pinned version, in one folder.
//!
//! The folder is in the user's cache, not in the project, so other clones and worktrees find the tools there. Every
//! tool has its own folder, named after tool and version. A marker file is written last, so that a broken installation
//! is detected and repeated.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;

use anyhow::{Result, anyhow};
use fs_err::{self as fs, File};
use sha2::{Digest, Sha256};

use crate::command::{find_program, missing, output_of, run_logged, version_in};
use crate::files::{copy_all, remove_folder, reset_folder};
use crate::progress::Progress;

/// Trunk 0.22 requires a newer Rust than the one in `rust-toolchain.toml`.
const TRUNK: &str = "0.21.14";
const GECKODRIVER: &str = "0.37.1";
const BINARYEN: &str = "132.0.0";
const AEI: &str = "1.4.1";
const DENO: &str = "2.9.6";
const RAY: &str = "2.60.0";

/// The folder that pins the compilers and bundlers with which the package is tested: three files for npm.
const NPM_TOOLS: &str = "npm/tools";
const NPM_TOOLS_FILES: [&str; 3] = ["package.json", "package-lock.json", ".npmrc"];

/// The marker file of a finished installation.
const COMPLETE: &str = ".complete";

/// A program or package that the build or a test needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Tool {
    /// Another way to build and serve the page, which a test tries.
    Trunk,
    /// Makes wasm files smaller and faster.
    WasmOpt,
    /// The driver of Firefox.
    Geckodriver,
    /// The official Arimaa Engine Interface tools from PyPI: `roundrobin` and `simple_engine`.
    Aei,
    /// The compilers and bundlers in `npm/tools`, which users of the npm package use.
    NpmTools,
    /// Deno, one of the runtimes that the npm package supports.
    Deno,
    /// Runs Python functions on many machines, from PyPI: the drivers of `cluster` use it.
    Ray,
}

impl Tool {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Trunk => "trunk",
            Self::WasmOpt => "binaryen",
            Self::Geckodriver => "geckodriver",
            Self::Aei => "aei",
            Self::NpmTools => "npm-tools",
            Self::Deno => "deno",
            Self::Ray => "ray",
        }
    }

    fn version(self, project: &Path) -> Result<String> {
        Ok(match self {
            Self::Trunk => TRUNK.to_owned(),
            Self::WasmOpt => BINARYEN.to_owned(),
            Self::Geckodriver => GECKODRIVER.to_owned(),
            Self::Aei => AEI.to_owned(),
            Self::NpmTools => hash_of(&project.join(NPM_TOOLS).join("package-lock.json"))?,
            Self::Deno => DENO.to_owned(),
            Self::Ray => RAY.to_owned(),
        })
    }

    /// The path of the tool on `PATH`, if its version is suitable.
    fn on_path(self, version: &str) -> Option<PathBuf> {
        let is_version = |program: &Path| {
            output_of(program, &["--version"]).is_some_and(|text| version_in(&text) == Some(version))
        };
        let program = match self {
            Self::Trunk => find_program("trunk").filter(|program| is_version(program)),
            // npm's version optimises a few per cent better. Without npm, any version is good enough.
            Self::WasmOpt => find_program("wasm-opt").filter(|_| find_program("npm").is_none()),
            Self::Geckodriver => find_program("geckodriver"),
            Self::Deno => find_program("deno"),
            Self::Aei | Self::NpmTools | Self::Ray => None,
        };
        program.and_then(|program| program.parent().map(Path::to_owned))
    }

    /// The folder with the tool's programs, inside the tool's folder.
    fn programs_in(self, folder: &Path) -> PathBuf {
        match self {
            Self::Trunk | Self::Geckodriver => folder.join("bin"),
            Self::WasmOpt | Self::Deno | Self::NpmTools => folder.join("node_modules").join(".bin"),
            Self::Aei | Self::Ray => folder.join(if cfg!(windows) { "Scripts" } else { "bin" }),
        }
    }

    /// The commands that install it into a folder, one after another.
    fn installation(
        self,
        version: &str,
        project: &Path,
        folder: &Path,
        build: &Path,
    ) -> Result<Vec<Command>> {
        let command = match self {
            Self::Trunk => {
                let mut cargo = cargo_install(folder, build);
                cargo.args(["--locked", "trunk", "--no-default-features", "--version", version]);
                cargo
            }
            Self::Geckodriver => {
                let mut cargo = cargo_install(folder, build);
                cargo.args(["geckodriver", "--version", version]);
                cargo
            }
            Self::WasmOpt => {
                let mut npm = npm(
                    "wasm-opt (from the npm package binaryen)",
                    "install Node.js 20 or newer, which brings npm, or your system's binaryen package",
                )?;
                npm.args(["install", "--no-save", "--prefix"]).arg(folder).arg(format!("binaryen@{version}"));
                npm
            }
            Self::Deno => {
                let mut npm = npm("Deno", "install Node.js 20 or newer, which brings npm, or Deno itself")?;
                // The package contains the program. An install script would only copy it.
                npm.args(["install", "--no-save", "--ignore-scripts", "--prefix"]);
                npm.arg(folder).arg(format!("deno@{version}"));
                npm
            }
            Self::NpmTools => {
                let how = "install Node.js 20 or newer, which brings npm";
                let mut npm = npm("the compilers and bundlers of npm/tools", how)?;
                copy_all(NPM_TOOLS_FILES, &project.join(NPM_TOOLS), folder)?;
                npm.current_dir(folder).args(["ci", "--ignore-scripts"]);
                npm
            }
            Self::Aei => return self.venv_with("AEI", version, folder),
            Self::Ray => return self.venv_with("ray", version, folder),
        };
        Ok(vec![command])
    }

    /// The commands that install a Python package into a virtual environment of its own.
    fn venv_with(self, package: &str, version: &str, folder: &Path) -> Result<Vec<Command>> {
        let python = find_program("python3").or_else(|| find_program("python"));
        let how = "install Python 3.9 or newer with its venv module";
        let python = python.ok_or_else(|| missing(format!("Python 3 (for the package {package})"), how))?;
        let mut venv = Command::new(python);
        venv.args(["-m", "venv"]).arg(folder);
        let mut pip = Command::new(self.programs_in(folder).join("python"));
        pip.args(["-m", "pip", "install", "--quiet", &format!("{package}=={version}")]);
        Ok(vec![venv, pip])
    }
}

/// npm, or an error that says what to do if it is missing.
fn npm(what: &str, how: &str) -> Result<Command> {
    let program = find_program("npm").ok_or_else(|| missing(what, how))?;
    let mut npm = Command::new(program);
    npm.env("npm_config_audit", "false").env("npm_config_fund", "false");
    Ok(npm)
}

/// A short hash of a file's contents.
fn hash_of(path: &Path) -> Result<String> {
    let hash = Sha256::digest(fs::read(path)?);
    Ok(hash.iter().take(6).fold(String::new(), |text, byte| text + &format!("{byte:02x}")))
}

/// `cargo install` into a folder with a fast build. Unoptimised tools are as fast for this project as optimised ones,
/// and compile in a quarter of the time. Tools that are installed together share the crates in the folder `build`.
fn cargo_install(folder: &Path, build: &Path) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0")
        .env("CARGO_PROFILE_RELEASE_LTO", "off")
        .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "1")
        .env("CARGO_PROFILE_RELEASE_DEBUG", "0")
        .env("CARGO_PROFILE_RELEASE_PANIC", "abort")
        .env("CARGO_TARGET_DIR", build)
        .env_remove("RUSTFLAGS")
        .args(["install", "--root"])
        .arg(folder);
    command
}

/// The folder with all tools.
#[derive(Debug)]
pub(crate) struct Toolbox {
    folder: PathBuf,
    project: PathBuf,
}

impl Toolbox {
    /// The user's toolbox: `ANSA_TOOLS` if that is set, otherwise `ansa/tools` in the user's cache.
    pub(crate) fn from_user(project: &Path) -> Self {
        let named = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        let folder = named("ANSA_TOOLS").unwrap_or_else(|| {
            let cache = if cfg!(windows) {
                named("LOCALAPPDATA")
            } else {
                named("XDG_CACHE_HOME").or_else(|| named("HOME").map(|home| home.join(".cache")))
            };
            // Without a home directory, the project's folder is used.
            cache.map_or_else(|| project.join(".tools"), |cache| cache.join("ansa").join("tools"))
        });
        Self { folder, project: project.to_owned() }
    }

    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// The folder in which tools are compiled.
    fn build(&self) -> PathBuf {
        self.folder.join("build")
    }

    /// Installs all missing tools and returns the folder with each tool's programs.
    pub(crate) fn ensure(&self, tools: &[Tool]) -> Result<Vec<Result<PathBuf>>> {
        fs::create_dir_all(&self.folder)?;
        // Two worktrees may set up tools at the same time. The second one waits and then finds them installed.
        let lock = File::create(self.folder.join(".lock"))?;
        lock.lock()?;
        let installed = thread::scope(|scope| {
            let threads: Vec<_> =
                tools.iter().map(|&tool| scope.spawn(move || self.ensure_one(tool))).collect();
            threads
                .into_iter()
                .map(|thread| thread.join().unwrap_or_else(|_| Err(anyhow!("an installation broke off"))))
                .collect()
        });
        remove_folder(&self.build())?;
        Ok(installed)
    }

    fn ensure_one(&self, tool: Tool) -> Result<PathBuf> {
        let version = tool.version(&self.project)?;
        let folder = self.folder.join(format!("{}-{version}", tool.name()));
        if folder.join(COMPLETE).is_file() {
            return Ok(tool.programs_in(&folder));
        }
        if let Some(programs) = tool.on_path(&version) {
            return Ok(programs);
        }
        Progress::during(format!("installing {} {version}", tool.name()), "done", |progress| {
            reset_folder(&folder)?;
            let log = self.folder.join(format!("{}-{version}.log", tool.name()));
            for mut command in tool.installation(&version, &self.project, &folder, &self.build())? {
                run_logged(&mut command, &log, progress)?;
            }
            fs::write(folder.join(COMPLETE), "")?;
            Ok(tool.programs_in(&folder))
        })
    }
}
