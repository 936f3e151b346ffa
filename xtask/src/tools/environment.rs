//! The environment of builds and tests: installs missing tools and passes on their paths.

use std::env;
use std::ffi::OsString;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::command::{find_program, output_of, run};
use crate::error::{Result, TaskError};
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
    chromium: Option<Browser>,
    /// Chromium's headless shell, for the same driver.
    headless_shell: Option<PathBuf>,
    firefox: Option<Browser>,
    aei: Option<PathBuf>,
    node: Option<PathBuf>,
    npm: Option<PathBuf>,
    /// The folder `node_modules` with the compilers and bundlers.
    npm_tools: Option<PathBuf>,
    deno: Option<PathBuf>,
    trunk: Option<PathBuf>,
    /// The main script of npm's package `binaryen`, if wasm-opt is from there.
    pub(crate) binaryen: Option<PathBuf>,
    /// Tools that could not be installed or found, each with what to do about it. Tests that need them do not run.
    pub(crate) missing: Vec<TaskError>,
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
        let mut tools = vec![Tool::WasmOpt];
        let mut firefox = None;
        if scope != Scope::Build {
            tools.push(Tool::NpmTools);
        }
        if scope >= Scope::Test {
            std::fs::create_dir_all(toolbox.folder()).map_err(TaskError::io(toolbox.folder()))?;
            if let Err(error) = browsers::install(&toolbox.folder().join("apt-get.log")) {
                missing.push(error);
            }
            tools.extend([Tool::Aei, Tool::Deno]);
            match browsers::firefox() {
                Ok(program) => {
                    firefox = Some(program);
                    tools.push(Tool::Geckodriver);
                }
                Err(error) => missing.push(error),
            }
        }
        if scope == Scope::LongTest {
            tools.push(Tool::Trunk);
        }
        let mut folders = Vec::new();
        let mut aei = None;
        let mut geckodriver = None;
        let (mut npm_tools, mut deno, mut binaryen, mut trunk) = (None, None, None, None);
        for (&tool, found) in tools.iter().zip(toolbox.ensure(&tools)?) {
            match (tool, found) {
                (Tool::Aei, Ok(folder)) => aei = folder.parent().map(Path::to_owned),
                (Tool::Geckodriver, Ok(folder)) => {
                    geckodriver = Some(folder.join(format!("geckodriver{}", env::consts::EXE_SUFFIX)));
                }
                (Tool::NpmTools, Ok(folder)) => npm_tools = folder.parent().map(Path::to_owned),
                (Tool::Deno, Ok(folder)) => deno = Some(folder.join(format!("deno{SCRIPT_SUFFIX}"))),
                (Tool::Trunk, Ok(folder)) => {
                    trunk = Some(folder.join(format!("trunk{}", env::consts::EXE_SUFFIX)));
                }
                (Tool::WasmOpt, Ok(folder)) => {
                    let script = folder.join("../binaryen/index.js");
                    binaryen = script.exists().then_some(script);
                    folders.push(folder);
                }
                (Tool::WasmOpt, Err(error)) => return Err(error),
                (_, Err(error)) => missing.push(error),
            }
        }
        let firefox = firefox.zip(geckodriver).map(|(program, driver)| Browser { program, driver });
        let chromium = match scope {
            Scope::Build | Scope::Package => None,
            Scope::Test | Scope::LongTest => browsers::chromium().map_err(|error| missing.push(error)).ok(),
        };
        let headless_shell = chromium.as_ref().and_then(|browser| browsers::headless_shell(&browser.driver));
        let node = find_program("node");
        if scope >= Scope::Test && node.is_none() {
            missing.push(TaskError::missing(
                "Node.js",
                "install Node.js 20 or newer, so that `node` is on PATH",
            ));
        }
        folders.extend(env::split_paths(&env::var_os("PATH").unwrap_or_default()));
        let path = env::join_paths(folders).map_err(|error| {
            TaskError::Unexpected(format!("the tools' folder can't be put on PATH: {error}"))
        })?;
        let npm = find_program("npm");
        Ok(Self {
            path,
            chromium,
            headless_shell,
            firefox,
            aei,
            node,
            npm,
            npm_tools,
            deno,
            trunk,
            binaryen,
            missing,
        })
    }

    /// The variables that pass the paths to the tests. A missing tool gets an empty value, so that no variable from
    /// outside is used.
    pub(crate) fn variables(&self) -> Vec<(&'static str, OsString)> {
        let program =
            |path: Option<&PathBuf>| path.map(|path| path.clone().into_os_string()).unwrap_or_default();
        let (chromium, firefox) = (self.chromium.as_ref(), self.firefox.as_ref());
        vec![
            ("ANSA_CHROMIUM", program(chromium.map(|browser| &browser.program))),
            ("ANSA_HEADLESS_SHELL", program(self.headless_shell.as_ref())),
            ("ANSA_CHROMEDRIVER", program(chromium.map(|browser| &browser.driver))),
            ("ANSA_FIREFOX", program(firefox.map(|browser| &browser.program))),
            ("ANSA_GECKODRIVER", program(firefox.map(|browser| &browser.driver))),
            ("ANSA_AEI_VENV", program(self.aei.as_ref())),
            ("ANSA_NODE", program(self.node.as_ref())),
            ("ANSA_NPM", program(self.npm.as_ref())),
            ("ANSA_NPM_TOOLS", program(self.npm_tools.as_ref())),
            ("ANSA_DENO", program(self.deno.as_ref())),
            ("ANSA_TRUNK", program(self.trunk.as_ref())),
        ]
    }

    /// The folder with the compilers and bundlers, each below its npm name.
    pub(crate) fn npm_tools(&self) -> Result<&Path> {
        self.npm_tools.as_deref().ok_or_else(|| {
            TaskError::missing(
                "the compilers and bundlers of npm/tools",
                "npm and a network for its first use",
            )
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
            say(&error.to_string());
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
        .ok_or_else(|| TaskError::missing("rustc", "install Rust with rustup, from https://rustup.rs"))?;
    let libraries = Path::new(&sysroot).join("lib").join("rustlib");
    let absent: Vec<_> = TARGETS.into_iter().filter(|target| !libraries.join(target).exists()).collect();
    if absent.is_empty() {
        return Ok(());
    }
    let progress = Progress::start(format!("adding the Rust targets {}", absent.join(" and ")));
    let done = run(Command::new("rustup").args(["target", "add"]).args(&absent)).map_err(|_| {
        TaskError::missing(
            format!("the Rust target {}", absent.join(" or ")),
            format!("rustup target add {}", absent.join(" ")),
        )
    });
    progress.end(if done.is_ok() { "done" } else { "failed" });
    done
}
