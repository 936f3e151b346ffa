//! Runs the benchmark program of `bench/`, alternating between native code and WebAssembly.

use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, Result, anyhow};

use crate::command::{line_of, output_of, run};
use crate::progress::Progress;
use crate::tools::environment::{Environment, Scope};
use crate::wasm::module::FAST;

pub(crate) mod import_time;

/// Number of runs of each build. Odd, so that the median is one of them.
const RUNS: usize = 5;

/// The target for programs that run under Node.js.
const WASI: &str = "wasm32-wasip1";

/// What can be measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum Measure {
    Turns,
    Search,
    Import,
}

/// The benchmarks of the program: its argument, and the start of the line with its rate.
const MEASURES: [(Measure, &str, &str); 2] =
    [(Measure::Turns, "turns", "ansa "), (Measure::Search, "search", "search ")];

/// Builds both, and prints the last report of each and the median ratios of the pairs. Without `only`, it
/// runs all benchmarks.
pub(crate) fn bench(project: &Path, only: Option<Measure>) -> Result<()> {
    let measures = || MEASURES.into_iter().filter(|&(measure, ..)| only.is_none_or(|only| only == measure));
    let words: Vec<&str> =
        if only.is_some() { measures().map(|(_, name, _)| name).collect() } else { Vec::new() };
    let environment = Environment::set_up(project, Scope::Build)?;
    let progress = Progress::start("building the benchmark natively and for WebAssembly");
    let build = ["build", "--quiet", "--release", "--locked", "--package", "ansa-bench"];
    run(Command::new("cargo").current_dir(project).args(build))?;
    run(Command::new("cargo").current_dir(project).args(build).args(["--target", WASI]))?;
    let target = project.join("target");
    let native = target.join("release").join("ansa-bench");
    let script = project.join("bench").join("run-wasm.mjs");
    let built = target.join(WASI).join("release").join("ansa-bench.wasm");
    // The same optimisation as for the published engine.
    let wasm = built.with_extension("optimised.wasm");
    run(Command::new("wasm-opt")
        .env("PATH", &environment.path)
        .args(FAST)
        .arg(&built)
        .arg("--output")
        .arg(&wasm))?;
    progress.end("done");

    // The speed of WebAssembly depends on the compiler in this Node.js, so figures are quoted with its version.
    let node = report(&Command::new("node"), &["--version"])?;
    let progress = Progress::start(format!("{RUNS} runs of each, in turn"));
    let mut pairs = Vec::with_capacity(RUNS);
    for _ in 0..RUNS {
        let one = report(&Command::new(&native), &words)?;
        let program = ["--no-warnings", &script.to_string_lossy(), &wasm.to_string_lossy()];
        pairs.push((one, report(&Command::new("node"), &[&program[..], &words].concat())?));
    }
    progress.end("done");
    if let Some((native, wasm)) = pairs.last() {
        println!("natively, the last run:\n{native}\nas WebAssembly under Node.js {node}:\n{wasm}");
    }
    for (_, name, line) in measures() {
        let mut ratios = Vec::with_capacity(RUNS);
        for (native, wasm) in &pairs {
            ratios.push(rate(wasm, line)? / rate(native, line)?);
        }
        ratios.sort_by(f64::total_cmp);
        println!(
            "{name}: WebAssembly / native, Node.js {node}: median {:.3} of {RUNS} pairs ({:.3} to {:.3})",
            ratios[RUNS / 2],
            ratios[0],
            ratios[RUNS - 1]
        );
    }
    Ok(())
}

fn report(program: &Command, arguments: &[&str]) -> Result<String> {
    output_of(program.get_program(), arguments).with_context(|| {
        format!(
            "`{}` failed or could not be run; Node.js 20 or newer is needed for WebAssembly",
            line_of(program)
        )
    })
}

/// The rate in the line with this start, in millions per second.
fn rate(report: &str, line: &str) -> Result<f64> {
    report
        .lines()
        .find_map(|found| found.strip_prefix(line)?.split_whitespace().next()?.parse().ok())
        .ok_or_else(|| anyhow!("the benchmark printed no rate:\n{report}"))
}

#[cfg(test)]
mod tests;
