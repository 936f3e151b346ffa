//! The page on this machine.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, SystemTime};

use xtask::server::Server;

use crate::dist::{self, Mode};
use crate::environment::Environment;
use crate::error::{Result, TaskError};
use crate::progress::say;

/// What the page is made of, for `--watch`.
const SOURCES: [&str; 8] =
    ["app", "board", "core", "element", "wasm", "index.html", "Trunk.toml", "Cargo.lock"];

/// How often the sources are looked at.
const LOOK_EVERY: Duration = Duration::from_millis(500);

/// What the user asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct ServeOptions {
    pub(crate) port: u16,
    pub(crate) mode: Mode,
    pub(crate) watch: bool,
}

/// Builds the page, serves it and does not return until it is interrupted.
pub(crate) fn serve(project: &Path, environment: &Environment, options: ServeOptions) -> Result<()> {
    let mut seen = newest(project);
    let dist = dist::build(project, environment, options.mode)?;
    let server = Server::start(&dist, "/", options.port).map_err(|error| {
        TaskError::Unexpected(format!(
            "port {} can't be used ({error}); choose another with --port",
            options.port
        ))
    })?;
    println!("Ansa is at {} (Ctrl+C ends it)", server.url());
    if !options.watch {
        server.wait();
        return Ok(());
    }
    loop {
        thread::sleep(LOOK_EVERY);
        let now = newest(project);
        if now > seen {
            seen = now;
            match dist::build(project, environment, options.mode) {
                Ok(_) => say("reload the page to see the change"),
                Err(error) => say(&error.to_string()),
            }
        }
    }
}

/// When a source was last changed. A file that vanishes in the meantime is of no interest.
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
