//! What tests need from outside the project: browsers, Node.js, npm, the Python package AEI, time.
//!
//! Each function returns `None` (or `false`) if the tool is missing, and reports the calling test as not run. The test
//! then returns at once:
//!
//! ```no_run
//! let Some(venv) = ansa_tests::needs::aei_venv() else { return };
//! println!("{}", venv.display());
//! ```
//!
//! `cargo xtask test` sets the variables that are read here, collects the reports and counts these tests as skipped.
//! Without it nothing collects the reports, so the test fails instead: a test that did not run must not look as if it
//! had passed.

use std::env;
use std::fs::OpenOptions;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

/// A browser and its driver.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BrowserPrograms {
    /// The path of the browser.
    pub browser: PathBuf,
    /// The path of the driver.
    pub driver: PathBuf,
}

/// npm and the packages that it has installed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Npm {
    /// The path of `npm`.
    pub program: PathBuf,
    /// The folder with the packages.
    pub tools: PathBuf,
}

/// Chromium with chromedriver: its headless shell if that is installed, but in long runs the browser that people use.
#[must_use]
pub fn chromium() -> Option<BrowserPrograms> {
    let shell = "ANSA_HEADLESS_SHELL";
    let browser = if path_in(shell).is_some() && !is_long_run() { shell } else { "ANSA_CHROMIUM" };
    pair(browser, "ANSA_CHROMEDRIVER", "Chromium with its driver")
}

/// Firefox with geckodriver.
#[must_use]
pub fn firefox() -> Option<BrowserPrograms> {
    pair("ANSA_FIREFOX", "ANSA_GECKODRIVER", "Firefox with its driver")
}

/// The virtual environment with the Python package AEI: `bin/roundrobin`, `bin/simple_engine`.
#[must_use]
pub fn aei_venv() -> Option<PathBuf> {
    or_note(path_in("ANSA_AEI_VENV"), "the Python package AEI is missing")
}

/// The virtual environment with the Python package Ray, which long runs have.
#[must_use]
pub fn ray_venv() -> Option<PathBuf> {
    or_note(
        path_in("ANSA_RAY_VENV"),
        "the Python package Ray is missing (`cargo xtask test --long` installs it)",
    )
}

/// The path of GNU `parallel`.
#[must_use]
pub fn parallel() -> Option<PathBuf> {
    or_note(path_in("ANSA_PARALLEL"), "GNU parallel is missing")
}

/// The path of `node`.
#[must_use]
pub fn node() -> Option<PathBuf> {
    or_note(path_in("ANSA_NODE"), "Node.js is missing")
}

/// npm, and the folder with the compilers and bundlers pinned in `npm/tools`, each below its npm name.
#[must_use]
pub fn npm() -> Option<Npm> {
    let found = path_in("ANSA_NPM").zip(path_in("ANSA_NPM_TOOLS"));
    or_note(
        found.map(|(program, tools)| Npm { program, tools }),
        "npm or the packages of npm/tools are missing",
    )
}

/// The path of `deno`.
#[must_use]
pub fn deno() -> Option<PathBuf> {
    or_note(path_in("ANSA_DENO"), "Deno is missing")
}

/// The path of `trunk`.
#[must_use]
pub fn trunk() -> Option<PathBuf> {
    or_note(path_in("ANSA_TRUNK"), "Trunk is missing")
}

/// The folder with the npm package from `cargo xtask npm`.
#[must_use]
pub fn package() -> Option<PathBuf> {
    let package = path_in("ANSA_PACKAGE").unwrap_or_else(|| project().join("target/npm/ansa"));
    or_note(package.exists().then_some(package), "the npm package is not built (`cargo xtask npm`)")
}

/// The folder with the page from `cargo xtask dist`.
#[must_use]
pub fn dist() -> Option<PathBuf> {
    let dist = path_in("ANSA_DIST").unwrap_or_else(|| project().join("dist"));
    or_note(dist.join("index.html").exists().then_some(dist), "the page is not built (`cargo xtask dist`)")
}

/// Whether to run soak tests, matches and other tests of many minutes. If not, the calling test is reported as not run.
#[must_use]
pub fn long_runs() -> bool {
    or_note(is_long_run().then_some(()), "a long run, only done by `cargo xtask test --long`").is_some()
}

/// Whether this is a run with everything that takes long.
#[must_use]
pub fn is_long_run() -> bool {
    path_in("ANSA_LONG").is_some()
}

/// The root folder of the project.
#[must_use]
pub fn project() -> &'static Path {
    let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    crate_folder.parent().unwrap_or(crate_folder)
}

/// Reports the calling test as not run. Must be called on the test's own thread, whose name is that of the test.
pub fn not_run(why: &str) {
    let name = thread::current().name().unwrap_or("an unnamed test").to_owned();
    let Some(notes) = path_in("ANSA_NOT_RUN") else {
        panic!("{name} can't run: {why}. `cargo xtask test` sets up what it can and reports the rest");
    };
    eprintln!("NOT RUN: {name}: {why}");
    append(&notes, &format!("{name}\t{why}\n"));
}

/// Reports how long the calling test took, if `cargo xtask test` collects the times. Must be called on the test's own
/// thread, whose name is that of the test.
pub fn took(time: Duration) {
    let name = thread::current().name().unwrap_or("an unnamed test").to_owned();
    if let Some(times) = path_in("ANSA_TEST_TIMES") {
        append(&times, &format!("{name}\t{:.1}\n", time.as_secs_f64()));
    }
}

/// Appends a line to a file with a single write, so that the lines of concurrent tests do not mix.
fn append(file: &Path, line: &str) {
    let written =
        OpenOptions::new().append(true).open(file).and_then(|mut opened| opened.write_all(line.as_bytes()));
    written.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
}

fn path_in(variable: &str) -> Option<PathBuf> {
    env::var_os(variable).filter(|value| !value.is_empty()).map(PathBuf::from)
}

fn pair(browser: &str, driver: &str, what: &str) -> Option<BrowserPrograms> {
    let found =
        path_in(browser).zip(path_in(driver)).map(|(browser, driver)| BrowserPrograms { browser, driver });
    or_note(found, &format!("{what} is missing"))
}

fn or_note<T>(found: Option<T>, why: &str) -> Option<T> {
    if found.is_none() {
        not_run(why);
    }
    found
}
