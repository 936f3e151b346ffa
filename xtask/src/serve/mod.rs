//! Serves the page on this machine.

use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, SystemTime};

use anyhow::{Result, anyhow};
use fs_err as fs;

use crate::page::{self, Mode};
use crate::progress::say;
use crate::tools::environment::Environment;

pub mod server;

use server::Server;

/// The sources of the page, for `--watch`.
const SOURCES: [&str; 10] =
    ["app", "board", "core", "element", "model", "texts", "tournament", "wasm", "index.html", "Cargo.lock"];

/// How often to check the sources.
const POLL_INTERVAL: Duration = Duration::from_millis(500);

/// The options of the command.
#[derive(clap::Args, Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct ServeOptions {
    /// The port; 0 selects a free one
    #[arg(long, value_name = "N", default_value_t = 8000)]
    pub(crate) port: u16,
    /// A short build with a slow bot, without embedding
    #[arg(long)]
    pub(crate) debug: bool,
    /// Build again on a change, without the documentation
    #[arg(long)]
    pub(crate) watch: bool,
}

impl ServeOptions {
    pub(crate) const fn mode(self) -> Mode {
        Mode::new(self.debug)
    }
}

/// Builds and serves the page. Returns only when it is interrupted.
pub(crate) fn serve(project: &Path, environment: &Environment, options: ServeOptions) -> Result<()> {
    let mut seen = newest(project);
    let dist = build(project, environment, options)?;
    let server = Server::start_compressing(&dist, options.port).map_err(|error| {
        anyhow!("port {} can't be used ({error}); choose another with --port", options.port)
    })?;
    println!("Ansa is at {} (Ctrl+C ends it)", server.url());
    if !options.watch {
        server.wait();
    }
    loop {
        thread::sleep(POLL_INTERVAL);
        let now = newest(project);
        if now > seen {
            seen = now;
            match build(project, environment, options) {
                Ok(_) => say("reload the page to see the change"),
                Err(error) => say(&format!("{error:#}")),
            }
        }
    }
}

/// Builds the page. Whoever changes it waits for each build, so these have no documentation.
fn build(project: &Path, environment: &Environment, options: ServeOptions) -> Result<PathBuf> {
    let build = if options.watch { page::build } else { page::build_with_docs };
    build(project, environment, options.mode())
}

/// The time of the last change of a source. Files that disappear in the meantime are ignored.
fn newest(project: &Path) -> SystemTime {
    let mut newest = SystemTime::UNIX_EPOCH;
    let mut paths: Vec<PathBuf> = SOURCES.iter().map(|name| project.join(name)).collect();
    while let Some(path) = paths.pop() {
        let Ok(meta) = fs::metadata(&path) else { continue };
        newest = newest.max(meta.modified().unwrap_or(newest));
        if meta.is_dir() {
            let entries = fs::read_dir(&path).into_iter().flatten().flatten();
            paths.extend(entries.map(|entry| entry.path()));
        }
    }
    newest
}
