//! Runs other programs.

use std::env;
use std::ffi::OsStr;
use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Error, Result, anyhow, bail, ensure};
use fs_err::{self as fs, File};

use crate::progress::Progress;

/// How often a long silent command is reported as still running.
const REPORT_EVERY: Duration = Duration::from_secs(20);

/// How many lines of a failed command's log to show.
const LOG_TAIL: usize = 30;

/// The command line as a user would type it.
pub(crate) fn line_of(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_name().unwrap_or(command.get_program());
    std::iter::once(program)
        .chain(command.get_args())
        .map(OsStr::to_string_lossy)
        .collect::<Vec<_>>()
        .join(" ")
}

/// The error that a tool is missing which this program can't install: the tool as a noun, and how to get it.
pub(crate) fn missing(what: impl Display, how: impl Display) -> Error {
    anyhow!("{what} is missing; to get it: {how}")
}

fn could_not_start(command: &Command) -> String {
    format!("`{}` could not be started", line_of(command))
}

/// Runs a command with its output on the terminal.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status = command.stdin(Stdio::null()).status().with_context(|| could_not_start(command))?;
    ensure!(status.success(), "`{}` failed: {status}", line_of(command));
    Ok(())
}

/// Runs a command and shows its output only if it fails.
pub(crate) fn run_silent(command: &mut Command) -> Result<()> {
    let output = command.stdin(Stdio::null()).output().with_context(|| could_not_start(command))?;
    let said = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "`{}` failed: {}: {}", line_of(command), output.status, said.trim());
    Ok(())
}

/// Runs a command with its output in a file, and prints from time to time that it is still running. If it fails, the
/// end of the output becomes part of the error.
pub(crate) fn run_logged(command: &mut Command, log: &Path, progress: &Progress) -> Result<()> {
    let file = File::create(log)?.into_file();
    let errors = file.try_clone()?;
    command.stdin(Stdio::null()).stdout(file).stderr(errors);
    let mut child = command.spawn().with_context(|| could_not_start(command))?;
    let mut last = Instant::now();
    let status = loop {
        if let Some(status) = child.try_wait()? {
            break status;
        }
        thread::sleep(Duration::from_millis(100));
        if last.elapsed() >= REPORT_EVERY {
            last = Instant::now();
            progress.still_running(read_lossy(log).lines().last().unwrap_or_default().trim());
        }
    };
    if status.success() {
        return Ok(());
    }
    let text = read_lossy(log);
    let lines: Vec<&str> = text.lines().collect();
    let tail = lines[lines.len().saturating_sub(LOG_TAIL)..].join("\n    ");
    bail!("`{}` failed: {status}; the end of its output:\n    {tail}", line_of(command))
}

fn read_lossy(path: &Path) -> String {
    fs::read(path).map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).unwrap_or_default()
}

/// The output of a command, or `None` if it can't be run or fails.
pub(crate) fn output_of(program: impl AsRef<OsStr>, arguments: &[&str]) -> Option<String> {
    let output = Command::new(program).args(arguments).stdin(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Finds a program on `PATH`, on Windows with the usual extensions.
pub(crate) fn find_program(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    let endings: &[&str] = if cfg!(windows) { &[".exe", ".cmd"] } else { &[""] };
    env::split_paths(&path)
        .flat_map(|folder| endings.iter().map(move |ending| folder.join(format!("{name}{ending}"))))
        .find(|file| file.is_file())
}

/// The version number in the output of `--version`, such as `Chromium 156.0.1 …`.
pub(crate) fn version_in(text: &str) -> Option<&str> {
    text.split_whitespace()
        .find(|word| word.starts_with(|first: char| first.is_ascii_digit()) && word.contains('.'))
}

#[cfg(test)]
mod tests;
