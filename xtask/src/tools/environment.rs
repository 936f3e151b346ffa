//! The environment of builds and tests: installs missing tools and passes on their paths.

use std::collections::BTreeMap;
use std::env;
use std::ffi::OsString;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Error, Result};
use fs_err as fs;

use crate::command::{self, find_program, output_of, run};
use crate::progress::{Progress, say};
use crate::tools::browsers::{self, Browser};
use crate::tools::toolbox::{Tool, Toolbox};

/// The target of the page, and that of the benchmark under Node.
const TARGETS: [&str; 2] = ["wasm32-unknown-unknown", "wasm32-wasip1"];

/// The file extension of npm's programs.
const SCRIPT_SUFFIX: &str = if cfg!(windows) { ".cmd" } else { "" };

/// The set of tools to install.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Scope {
    /// Tools to build the page.
    Build,
    /// Also tools to build the npm package.
    Package,
    /// Also tools for the tests.
    Test,
    /// Also tools for the tests that take long.
    LongTest,
}

/// The tools on this machine after set-up.
#[derive(Debug)]
pub(crate) struct Environment {
    /// `PATH` with the tools first.
    pub(crate) path: OsString,
    /// The folders with the programs of the tools.
    tools: BTreeMap<Tool, PathBuf>,
    chromium: Option<Browser>,
    /// Chromium's headless shell, for the same driver.
    headless_shell: Option<PathBuf>,
    firefox: Option<PathBuf>,
    /// The main script of npm's package `binaryen`, if wasm-opt is from there.
    pub(crate) binaryen: Option<PathBuf>,
    /// Tools that could not be installed or found, each with what to do about it. Tests that need them do not run.
    pub(crate) missing: Vec<Error>,
}

impl Environment {
    /// Installs the tools that `project` needs for this scope.
    ///
    /// Fails if the page can't be built without a tool. Missing tools that only tests need are listed in
    /// [`Environment::missing`].
    pub(crate) fn set_up(project: &Path, scope: Scope) -> Result<Self> {
        rust_targets()?;
        let toolbox = Toolbox::from_user(project);
        let mut missing = Vec::new();
        let mut wanted = vec![Tool::WasmOpt];
        let mut firefox = None;
        if scope != Scope::Build {
            wanted.push(Tool::NpmTools);
        }
        if scope >= Scope::Test {
            fs::create_dir_all(toolbox.folder())?;
            missing.extend(browsers::install(&toolbox.folder().join("apt-get.log")).err());
            wanted.extend([Tool::Aei, Tool::Deno]);
            firefox = browsers::firefox().map_err(|error| missing.push(error)).ok();
            wanted.extend(firefox.as_ref().map(|_| Tool::Geckodriver));
        }
        if scope == Scope::LongTest {
            wanted.extend([Tool::Trunk, Tool::Ray]);
        }
        let mut tools = BTreeMap::new();
        for (&tool, found) in wanted.iter().zip(toolbox.ensure(&wanted)?) {
            match found {
                Ok(folder) => drop(tools.insert(tool, folder)),
                Err(error) if tool == Tool::WasmOpt => return Err(error),
                Err(error) => missing.push(error),
            }
        }
        let wasm_opt = tools.get(&Tool::WasmOpt);
        let binaryen =
            wasm_opt.map(|folder| folder.join("../binaryen/index.js")).filter(|script| script.exists());
        let mut chromium = None;
        if scope >= Scope::Test {
            chromium = browsers::chromium().map_err(|error| missing.push(error)).ok();
            if find_program("node").is_none() {
                let how = "install Node.js 20 or newer, so that `node` is on PATH";
                missing.push(command::missing("Node.js", how));
            }
        }
        let headless_shell = chromium.as_ref().and_then(|browser| browsers::headless_shell(&browser.driver));
        let outside = env::var_os("PATH").unwrap_or_default();
        let path = env::join_paths(wasm_opt.cloned().into_iter().chain(env::split_paths(&outside)))
            .context("the tools' folder can't be put on PATH")?;
        Ok(Self { path, tools, chromium, headless_shell, firefox, binaryen, missing })
    }

    /// The variables that pass the paths to the tests. A missing tool gets an empty value, so that no variable from
    /// outside is used.
    pub(crate) fn variables(&self) -> Vec<(&'static str, OsString)> {
        let (chromium, firefox) = (self.chromium.as_ref(), self.firefox.as_ref());
        let in_folder =
            |tool, name: &str, ending: &str| Some(self.tools.get(&tool)?.join(format!("{name}{ending}")));
        let above = |tool| Some(self.tools.get(&tool)?.parent()?.to_owned());
        let geckodriver = in_folder(Tool::Geckodriver, "geckodriver", env::consts::EXE_SUFFIX);
        let paths = [
            ("ANSA_CHROMIUM", chromium.map(|browser| browser.program.clone())),
            ("ANSA_HEADLESS_SHELL", self.headless_shell.clone()),
            ("ANSA_CHROMEDRIVER", chromium.map(|browser| browser.driver.clone())),
            // One is of no use without the other.
            ("ANSA_FIREFOX", firefox.filter(|_| geckodriver.is_some()).cloned()),
            ("ANSA_GECKODRIVER", geckodriver),
            ("ANSA_AEI_VENV", above(Tool::Aei)),
            ("ANSA_RAY_VENV", above(Tool::Ray)),
            ("ANSA_PARALLEL", find_program("parallel")),
            ("ANSA_NODE", find_program("node")),
            ("ANSA_NPM", find_program("npm")),
            ("ANSA_NPM_TOOLS", above(Tool::NpmTools)),
            ("ANSA_DENO", in_folder(Tool::Deno, "deno", SCRIPT_SUFFIX)),
            ("ANSA_TRUNK", in_folder(Tool::Trunk, "trunk", env::consts::EXE_SUFFIX)),
        ];
        paths.into_iter().map(|(name, path)| (name, path.unwrap_or_default().into_os_string())).collect()
    }

    /// The folder with the compilers and bundlers, each below its npm name.
    pub(crate) fn npm_tools(&self) -> Result<&Path> {
        self.tools.get(&Tool::NpmTools).and_then(|folder| folder.parent()).ok_or_else(|| {
            command::missing("the compilers and bundlers of npm/tools", "npm and a network for its first use")
        })
    }

    /// A command that runs esbuild for the oldest browsers of the page. The caller adds arguments.
    pub(crate) fn esbuild(&self) -> Result<Command> {
        let mut node = Command::new("node");
        node.arg(self.npm_tools()?.join("esbuild/bin/esbuild"));
        node.args(["--log-level=warning", "--target=es2022"]);
        Ok(node)
    }

    /// Prints the tools that could not be installed or found.
    pub(crate) fn report_missing(&self) {
        for error in &self.missing {
            say(&format!("{error:#}"));
        }
    }

    /// Lines for a POSIX shell that set the variables: `eval "$(cargo xtask env)"`.
    pub(crate) fn shell_lines(&self) -> String {
        let path = ("PATH", self.path.clone());
        let mut lines = String::new();
        for (name, value) in self.variables().into_iter().chain([path]) {
            let value = value.to_string_lossy().replace('\'', r"'\''");
            let _ = writeln!(lines, "export {name}='{value}'");
        }
        lines
    }
}

/// Adds the wasm targets to the toolchain that runs this program, if they are missing.
pub(crate) fn rust_targets() -> Result<()> {
    let sysroot = output_of("rustc", &["--print", "sysroot"])
        .ok_or_else(|| command::missing("rustc", "install Rust with rustup, from https://rustup.rs"))?;
    let libraries = Path::new(&sysroot).join("lib").join("rustlib");
    let absent: Vec<_> = TARGETS.into_iter().filter(|target| !libraries.join(target).exists()).collect();
    if absent.is_empty() {
        return Ok(());
    }
    Progress::during(format!("adding the Rust targets {}", absent.join(" and ")), "done", |_| {
        run(Command::new("rustup").args(["target", "add"]).args(&absent)).map_err(|_| {
            command::missing(
                format!("the Rust target {}", absent.join(" or ")),
                format!("rustup target add {}", absent.join(" ")),
            )
        })
    })
}
