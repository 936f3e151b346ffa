//! Runs other programs.

use std::env;
use std::ffi::OsStr;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::error::{Result, TaskError};
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

fn could_not_start(command: &Command, error: &std::io::Error) -> TaskError {
    TaskError::Failed { command: line_of(command), reason: format!("it could not be started: {error}") }
}

/// Runs a command with its output on the terminal.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status = command.stdin(Stdio::null()).status().map_err(|error| could_not_start(command, &error))?;
    if status.success() {
        return Ok(());
    }
    Err(TaskError::Failed { command: line_of(command), reason: status.to_string() })
}

/// Runs a command and shows its output only if it fails.
pub(crate) fn run_silent(command: &mut Command) -> Result<()> {
    run_for_output(command).map(|_| ())
}

/// Runs a command and returns what it prints.
pub(crate) fn run_for_output(command: &mut Command) -> Result<String> {
    let output = command.stdin(Stdio::null()).output().map_err(|error| could_not_start(command, &error))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    let said = String::from_utf8_lossy(&output.stderr);
    Err(TaskError::Failed {
        command: line_of(command),
        reason: format!("{}: {}", output.status, said.trim()),
    })
}

/// Runs a command with its output in a file, and prints from time to time that it is still running. If it fails, the
/// end of the output becomes part of the error.
pub(crate) fn run_logged(command: &mut Command, log: &Path, progress: &Progress) -> Result<()> {
    let file = File::create(log).map_err(TaskError::io(log))?;
    let errors = file.try_clone().map_err(TaskError::io(log))?;
    let mut child = command
        .stdin(Stdio::null())
        .stdout(file)
        .stderr(errors)
        .spawn()
        .map_err(|error| could_not_start(command, &error))?;
    let mut last = Instant::now();
    let status = loop {
        match child.try_wait() {
            Ok(Some(status)) => break status,
            Ok(None) => thread::sleep(Duration::from_millis(100)),
            Err(error) => return Err(could_not_start(command, &error)),
        }
        if last.elapsed() >= REPORT_EVERY {
            last = Instant::now();
            progress.still_running(&last_line(log));
        }
    };
    if status.success() {
        return Ok(());
    }
    let text = read_lossy(log);
    let lines: Vec<&str> = text.lines().collect();
    let tail = lines[lines.len().saturating_sub(LOG_TAIL)..].join("\n    ");
    Err(TaskError::Failed {
        command: line_of(command),
        reason: format!("{status}; the end of its output:\n    {tail}"),
    })
}

fn read_lossy(path: &Path) -> String {
    fs::read(path).map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).unwrap_or_default()
}

fn last_line(log: &Path) -> String {
    read_lossy(log).lines().last().unwrap_or_default().trim().to_owned()
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
