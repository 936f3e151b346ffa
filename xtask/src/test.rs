//! Runs every check of the project and prints a summary.

use std::ffi::OsString;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;

use anyhow::{Context as _, Result};

use crate::command::{find_program, line_of, run};
use crate::package;
use crate::page::{self, Mode};
use crate::progress::{Progress, say};
use crate::results::times::TestTimes;
use crate::results::{SkipNotes, TestResults, count_line};
use crate::tools::environment::{Environment, Scope, rust_targets};

/// The options of the command.
#[derive(clap::Args, Debug)]
pub(crate) struct TestOptions {
    /// Run the soak tests, matches and long fuzzing, too
    #[arg(long)]
    pub(crate) long: bool,
    /// Run only `cargo test` with these arguments, with the tools set up
    #[arg(last = true, value_name = "ARGUMENTS")]
    pub(crate) only: Vec<String>,
}

/// Sets up the tools and runs the selected checks. `Ok(false)` means that one failed.
pub(crate) fn test(project: &Path, TestOptions { long, only }: TestOptions) -> Result<bool> {
    let notes = SkipNotes::new(project.join("target").join("not-run.txt"))?;
    let times = TestTimes::new(project.join("target").join("test-times.txt"))?;
    let (environment, checks) =
        if only.is_empty() { prepare(project, long)? } else { (set_up(project, long)?, Vec::new()) };
    let mut run =
        Run { project, environment: &environment, long, results: TestResults::default(), notes, times };
    if only.is_empty() {
        run.everything(checks);
    } else {
        run.some(&only)?;
    }
    Ok(run.conclude())
}

fn set_up(project: &Path, is_long: bool) -> Result<Environment> {
    let scope = if is_long { Scope::LongTest } else { Scope::Test };
    let environment = Environment::set_up(project, scope)?;
    environment.report_missing();
    Ok(environment)
}

/// Installs the tools and builds the page and the package. Cargo checks the sources and compiles the tests meanwhile, as
/// far as there is processor time left: a build for users keeps one core busy for most of its time, so it must not come
/// last.
fn prepare(project: &Path, is_long: bool) -> Result<(Environment, Vec<Check>)> {
    rust_targets()?;
    thread::scope(|scope| {
        let sources = scope.spawn(|| check_sources(project, is_long));
        let built = set_up(project, is_long).map(|environment| {
            let checks = build(project, &environment);
            (environment, checks)
        });
        let mut checks = sources.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        let (environment, builds) = built?;
        checks.extend(builds);
        Ok((environment, checks))
    })
}

/// Checks the sources and compiles the tests.
fn check_sources(project: &Path, is_long: bool) -> Vec<Check> {
    let clippy = ["clippy", "--quiet", "--locked"];
    let warnings = ["--", "-D", "warnings"];
    let everything = ["--workspace", "--all-targets"];
    // The only package that has, or whose dependencies here have, code for this target alone.
    let wasm = ["--package", "ansa-wasm", "--target", "wasm32-unknown-unknown"];
    let check = |name, arguments: &[&str]| {
        let progress = Progress::start(name);
        let result = run(unhurried("cargo").current_dir(project).args(arguments));
        progress.end(&result.as_ref().map_or_else(ToString::to_string, |()| "passed".to_owned()));
        Check { name, passed: result.is_ok() }
    };
    let mut checks = vec![
        check("formatting", &["fmt", "--all", "--check"]),
        check("lints", &[&clippy[..], &everything, &warnings].concat()),
    ];
    // A minute for a few lines that only this target has, and which the builds compile.
    if is_long {
        checks.push(check("lints of the package for WebAssembly", &[&clippy[..], &wasm, &warnings].concat()));
    }
    // What does not compile is reported when the tests are run.
    check("compiling the tests", &["test", "--workspace", "--no-run", "--quiet", "--locked"]);
    checks
}

/// A command that leaves processor time to others, where the system can do that.
fn unhurried(program: &str) -> Command {
    let Some(nice) = find_program("nice") else { return Command::new(program) };
    let mut command = Command::new(nice);
    command.args(["-n", "10", program]);
    command
}

/// Builds the page and the npm package, as the tests need them.
fn build(project: &Path, environment: &Environment) -> Vec<Check> {
    let is_built = succeeds(page::build_with_docs(project, environment, Mode::Release));
    let mut checks = vec![Check { name: "the build of the page", passed: is_built }];
    // Without npm or a network, the tests of the package are reported as not run.
    if environment.npm_tools().is_ok() {
        checks.push(Check {
            name: "the build of the npm package",
            // The page has the documentation of the package, for which it was built.
            passed: is_built || succeeds(package::build(project, environment)),
        });
    }
    checks
}

/// Whether a build succeeded. Its error is printed.
fn succeeds<T>(built: Result<T>) -> bool {
    built.map_err(|error| eprintln!("{error:#}")).is_ok()
}

/// A check that passes or fails as a whole.
struct Check {
    name: &'static str,
    passed: bool,
}

struct Run<'a> {
    project: &'a Path,
    environment: &'a Environment,
    long: bool,
    results: TestResults,
    notes: SkipNotes,
    times: TestTimes,
}

impl Run<'_> {
    fn everything(&mut self, checks: Vec<Check>) {
        for Check { name, passed } in checks {
            if passed {
                self.results.passed += 1;
            } else {
                self.results.fail(name);
            }
        }
        let mut native = self.cargo(&["test", "--workspace", "--no-fail-fast", "--locked"]);
        self.tests("native, command line and browser tests", &mut native);
    }

    fn some(&mut self, arguments: &[String]) -> Result<()> {
        // Building them each time would take longer than most selected tests.
        say(
            "The page and the package are built only where they are missing; to test what you have changed in them, run `cargo xtask dist` and `cargo xtask npm` first.",
        );
        if !self.project.join("dist").exists() {
            page::build_with_docs(self.project, self.environment, Mode::Release)?;
        }
        if self.environment.npm_tools().is_ok() && !package::folder(self.project).exists() {
            package::build(self.project, self.environment)?;
        }
        let mut cargo = self.cargo(&["test", "--no-fail-fast"]);
        cargo.args(arguments);
        self.tests("chosen tests", &mut cargo);
        Ok(())
    }

    fn cargo(&self, arguments: &[&str]) -> Command {
        let mut cargo = Command::new("cargo");
        cargo
            .current_dir(self.project)
            .args(arguments)
            .env("PATH", &self.environment.path)
            .env("ANSA_DIST", self.project.join("dist"))
            .env("ANSA_PACKAGE", package::folder(self.project))
            .env("ANSA_NOT_RUN", self.notes.path())
            .env("ANSA_TEST_TIMES", self.times.path())
            .env("ANSA_LONG", OsString::from(if self.long { "1" } else { "" }))
            .envs(self.environment.variables());
        cargo
    }

    /// Runs test programs and counts each of their results.
    fn tests(&mut self, name: &str, command: &mut Command) {
        let progress = Progress::start(name);
        let failed_before = self.results.failed;
        match self.stream(command).with_context(|| line_of(command)) {
            Ok(true) => progress.end("passed"),
            Ok(false) => {
                // A program that did not build or crashed reports no failed test.
                if self.results.failed == failed_before {
                    self.results.fail(format!("{name}: `{}` ended early", line_of(command)));
                }
                progress.end("failed");
            }
            Err(error) => {
                self.results.fail(name);
                progress.end(&format!("{error:#}"));
            }
        }
    }

    fn stream(&mut self, command: &mut Command) -> Result<bool> {
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
        if let Some(output) = child.stdout.take() {
            // The output of a test need not be UTF-8.
            for line in BufReader::new(output).split(b'\n') {
                let line = line?;
                let line = String::from_utf8_lossy(&line);
                println!("{}", count_line(&mut self.results, &mut self.notes, line.trim_end_matches('\r')));
            }
        }
        let status = child.wait()?;
        Ok(status.success())
    }

    fn conclude(self) -> bool {
        println!();
        if !self.results.not_run.is_empty() {
            println!("Not run:");
            for (name, why) in &self.results.not_run {
                println!("  {name}: {why}");
            }
        }
        if !self.environment.missing.is_empty() {
            println!("Missing on this machine:");
            for error in &self.environment.missing {
                println!("  {error}");
            }
        }
        if !self.results.failures.is_empty() {
            println!("Failed:");
            for line in self.results.failures.iter().chain(&self.results.panics) {
                println!("  {line}");
            }
        }
        if let Some(times) = self.times.summary(10) {
            println!("{times}");
        }
        println!("{}", self.results.summary());
        self.results.failed == 0
    }
}
