//! The commands of `cargo xtask`.

use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context as _, Result, ensure};
use clap::{Parser, Subcommand};

use crate::bench::{Measure, import_time};
use crate::command::missing;
use crate::package::{self, element, site};
use crate::page::{self, Mode};
use crate::progress::say;
use crate::tools::environment::{Environment, Scope};
use crate::{bench, engine, release, serve, size, test};

/// The project's only build program
///
/// The tools go to the folder ansa/tools in your cache; the variable `ANSA_TOOLS` names another one.
#[derive(Parser, Debug)]
#[command(
    name = "cargo xtask",
    bin_name = "cargo xtask",
    arg_required_else_help = true,
    max_term_width = 120
)]
struct Xtask {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand, Debug)]
enum Task {
    /// Set up what is missing, build the page and serve it on 127.0.0.1
    Serve(serve::ServeOptions),
    /// Set up what is missing and run every check and test
    Test(test::TestOptions),
    /// Build the page and its documentation as static files into dist/, for any host under any path
    Dist {
        /// A short build, without the documentation
        #[arg(long)]
        debug: bool,
    },
    /// What Trunk.toml calls: dist without the documentation, into Trunk's folder
    Trunk,
    /// Build the custom element <arimaa-board> into target/npm/element
    Element,
    /// Build the npm package into target/npm/ansa
    Npm {
        /// And its documentation into target/npm/docs
        #[arg(long)]
        docs: bool,
    },
    /// Build and pack what a release publishes into target/release-files/VERSION
    Release {
        /// Of the changes that are not released yet
        #[arg(long, conflicts_with = "record")]
        preview: bool,
        /// Once it is published, record the public interfaces, with which later versions are compared
        #[arg(long)]
        record: bool,
    },
    /// Build the program ansa for this machine alone, about a tenth faster, into target/engine
    Engine,
    /// Measure turn generation beside a peer, and the engine's search, natively and as WebAssembly
    Bench {
        /// Measure only this; import is how long the built npm package takes to its first answer
        measure: Option<Measure>,
    },
    /// Print the size of each file in dist/, of what the page loads, and of each entry of the npm package (once it is
    /// built), raw and compressed with brotli
    Size,
    /// Only set up
    Setup,
    /// Set up and print the variables of the tests, for `eval "$(cargo xtask env)"`
    Env,
}

/// Runs the command that the arguments of the program name, and reports its error.
pub fn main() -> ExitCode {
    match run(Xtask::parse().task) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Runs the command. `Ok(false)` means that tests failed and were reported.
fn run(task: Task) -> Result<bool> {
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).parent().context("xtask is not in a project")?;
    let environment = |scope| Environment::set_up(project, scope);
    match task {
        Task::Setup => {
            environment(Scope::Test)?.report_missing();
            say("set up");
        }
        Task::Env => print!("{}", environment(Scope::Test)?.shell_lines()),
        Task::Serve(options) => serve::serve(project, &environment(options.mode().scope())?, options)?,
        Task::Dist { debug } => {
            let mode = Mode::new(debug);
            page::build_with_docs(project, &environment(mode.scope())?, mode)?;
        }
        Task::Trunk => page::build_for_trunk(project)?,
        Task::Element => element::build(project, &environment(Scope::Package)?)?,
        Task::Npm { docs } => {
            let environment = environment(Scope::Package)?;
            package::build(project, &environment)?;
            if docs {
                site::build_alone(project, &environment)?;
            }
        }
        Task::Release { record: true, .. } => release::record(project)?,
        Task::Release { preview, .. } => release::release(project, preview)?,
        Task::Engine => engine::build(project)?,
        Task::Size => {
            let dist = project.join("dist");
            ensure!(dist.exists(), missing("dist/", "cargo xtask dist"));
            size::print(project, &dist, &package::folder(project))?;
        }
        Task::Bench { measure: Some(Measure::Import) } => import_time::measure(project)?,
        Task::Bench { measure } => bench::bench(project, measure)?,
        Task::Test(options) => return test::test(project, options),
    }
    Ok(true)
}

#[cfg(test)]
mod tests;
