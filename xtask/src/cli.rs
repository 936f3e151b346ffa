//! The commands of `cargo xtask`. Newcomers start with [`HELP`].

use std::env;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::bench::import_time;
use crate::error::{Result, TaskError};
use crate::package::{self, element, site};
use crate::page::{self, Mode};
use crate::progress::say;
use crate::tools::environment::{Environment, Scope};
use crate::{bench, engine, release, serve, size, test};

const HELP: &str = "\
cargo xtask <command>

  serve [--port N] [--debug] [--watch]
                 set up what is missing, build the page and serve it on 127.0.0.1
                 (--debug: short build, slow bot, no embedding; --watch: build again on a change,
                 without the documentation)
  test [--long]  set up what is missing and run every check and test
                 (--long: the soak tests, matches and long fuzzing, too)
  test -- ARGS   only `cargo test ARGS`, with the tools set up
  dist [--debug] build the page and its documentation as static files into dist/, for any host
                 under any path (--debug: without the documentation)
  trunk          what Trunk.toml calls: dist without the documentation, into Trunk's folder
  element        build the custom element <arimaa-board> into target/npm/element
  npm [--docs]   build the npm package into target/npm/ansa
                 (--docs: and its documentation into target/npm/docs)
  release [--preview|--record]
                 build and pack what a release publishes into target/release-files/VERSION
                 (--preview: of the changes that are not released yet; --record: once it is published,
                 record the public interfaces, with which later versions are compared)
  engine         build the program ansa for this machine alone, about a tenth faster, into target/engine
  bench [turns|search|import]
                 turn generation beside a peer, and the engine's search, natively and as WebAssembly;
                 import: how long the built npm package takes to its first answer
  size           the size of each file in dist/, of what the page loads, and of each entry of the
                 npm package (once it is built), raw and compressed with brotli
  setup          only set up
  env            set up and print the variables of the tests, for `eval \"$(cargo xtask env)\"`
  help           this text

The tools go to the folder ansa/tools in your cache; the variable ANSA_TOOLS names another one.
";

/// The default port of `serve`.
const PORT: u16 = 8000;

/// Runs the command that the arguments of the program name, and reports its error.
#[must_use]
pub fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match dispatch(&arguments) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Runs the command. `Ok(false)` means that tests failed and were reported.
fn dispatch(arguments: &[String]) -> Result<bool> {
    let project = project()?;
    let (command, rest) =
        arguments.split_first().map_or(("help", arguments), |(first, rest)| (first.as_str(), rest));
    match command {
        "help" | "--help" | "-h" => println!("{HELP}"),
        "setup" => {
            no_more(rest)?;
            let environment = Environment::set_up(&project, Scope::Test)?;
            environment.report_missing();
            say("set up");
        }
        "env" => {
            no_more(rest)?;
            print!("{}", Environment::set_up(&project, Scope::Test)?.shell_lines());
        }
        "serve" => {
            let options = serve_options(rest)?;
            let environment = Environment::set_up(&project, options.mode.scope())?;
            serve::serve(&project, &environment, options)?;
        }
        "dist" => {
            let mode = match rest {
                [] => Mode::Release,
                [flag] if flag == "--debug" => Mode::Debug,
                _ => return no_more(rest).map(|()| true),
            };
            page::build_with_docs(&project, &Environment::set_up(&project, mode.scope())?, mode)?;
        }
        "trunk" => {
            no_more(rest)?;
            page::build_for_trunk(&project)?;
        }
        "element" => {
            no_more(rest)?;
            element::build(&project, &Environment::set_up(&project, Scope::Package)?)?;
        }
        "npm" => {
            let docs = matches!(rest, [flag] if flag == "--docs");
            no_more(if docs { &[] } else { rest })?;
            let environment = Environment::set_up(&project, Scope::Package)?;
            package::build(&project, &environment)?;
            if docs {
                site::build_alone(&project, &environment)?;
            }
        }
        "release" => {
            let task = match rest {
                [] => release::ReleaseTask::Make,
                [flag] if flag == "--preview" => release::ReleaseTask::Preview,
                [flag] if flag == "--record" => release::ReleaseTask::Record,
                _ => return no_more(rest).map(|()| true),
            };
            release::release(&project, task)?;
        }
        "engine" => {
            no_more(rest)?;
            engine::build(&project)?;
        }
        "size" => {
            no_more(rest)?;
            let dist = project.join("dist");
            if !dist.exists() {
                return Err(TaskError::missing("dist/", "cargo xtask dist"));
            }
            size::print(&dist)?;
            size::print_page(&project, &dist)?;
            let package = package::folder(&project);
            if package.exists() {
                size::print_entries(&project, &package)?;
            }
        }
        "bench" => match rest {
            [word] if word == "import" => import_time::measure(&project)?,
            _ => bench::bench(&project, rest)?,
        },
        "test" => {
            let options = test_options(rest)?;
            return test::test(&project, &options);
        }
        _ => return Err(TaskError::Usage(format!("there is no command {command:?}"))),
    }
    Ok(true)
}

fn project() -> Result<PathBuf> {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .map(Path::to_owned)
        .ok_or_else(|| TaskError::Unexpected("xtask is not in a folder of the project".into()))
}

fn no_more(rest: &[String]) -> Result<()> {
    rest.first().map_or(Ok(()), |word| Err(unknown(word)))
}

fn unknown(word: &str) -> TaskError {
    TaskError::Usage(format!("{word:?} is not understood here"))
}

fn serve_options(words: &[String]) -> Result<serve::ServeOptions> {
    let mut options = serve::ServeOptions { port: PORT, mode: Mode::Release, watch: false };
    let mut words = words.iter();
    while let Some(word) = words.next() {
        match word.as_str() {
            "--port" => {
                let number = words.next().map_or("", String::as_str);
                options.port = number.parse().map_err(|_| {
                    TaskError::Usage(format!("--port needs a number from 0 to 65535, not {number:?}"))
                })?;
            }
            "--debug" => options.mode = Mode::Debug,
            "--release" => options.mode = Mode::Release,
            "--watch" => options.watch = true,
            _ => return Err(unknown(word)),
        }
    }
    Ok(options)
}

fn test_options(words: &[String]) -> Result<test::TestOptions> {
    let mut options = test::TestOptions::default();
    for (index, word) in words.iter().enumerate() {
        match word.as_str() {
            "--long" => options.long = true,
            "--" => {
                options.only = Some(words[index + 1..].to_vec());
                break;
            }
            _ => return Err(unknown(word)),
        }
    }
    Ok(options)
}

#[cfg(test)]
mod tests;
