//! Progress on the terminal: one line when a task begins and one when it ends, with the time since the start of the
//! program and the duration of the task. It goes to standard error, because standard output has only the command's
//! result, such as the variables of `cargo xtask env`.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

use anyhow::Result;

/// The time of the first line.
static START: OnceLock<Instant> = OnceLock::new();

fn since_start() -> Duration {
    START.get_or_init(Instant::now).elapsed()
}

/// A duration as `1:05`, minutes and seconds.
pub(crate) fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Prints one line that starts with the time.
pub(crate) fn say(line: &str) {
    eprintln!("[{:>5}] {line}", clock(since_start()));
}

/// The progress of a task that takes a while.
#[derive(Debug)]
pub(crate) struct Progress {
    name: String,
    start: Instant,
}

impl Progress {
    /// Prints that the task begins.
    pub(crate) fn start(name: impl Into<String>) -> Self {
        let name = name.into();
        say(&format!("{name} …"));
        Self { name, start: Instant::now() }
    }

    /// Does a task between two lines; the second one has `done` if the task succeeds.
    pub(crate) fn during<T>(
        name: impl Into<String>,
        done: &str,
        task: impl FnOnce(&Progress) -> Result<T>,
    ) -> Result<T> {
        let progress = Progress::start(name);
        let result = task(&progress);
        progress.end(if result.is_ok() { done } else { "failed" });
        result
    }

    /// Prints that the task is still running.
    pub(crate) fn still_running(&self, detail: &str) {
        say(&format!(
            "{} … {} so far{}{detail}",
            self.name,
            clock(self.start.elapsed()),
            if detail.is_empty() { "" } else { ": " }
        ));
    }

    /// Prints how the task ended.
    pub(crate) fn end(self, how: &str) {
        say(&format!("{}: {how} ({:.1} s)", self.name, self.start.elapsed().as_secs_f64()));
    }
}
