//! Progress on the terminal: one line when a piece of work begins and one when it ends, with the time since the
//! program started and the time the work took. It goes to standard error, so that standard output has only the
//! command's result, such as the variables of `cargo xtask env`.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// When the first line was written.
static START: OnceLock<Instant> = OnceLock::new();

fn since_start() -> Duration {
    START.get_or_init(Instant::now).elapsed()
}

/// A duration as `1:05`, minutes and seconds.
pub(crate) fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Writes one line with the time in front.
pub(crate) fn say(line: &str) {
    eprintln!("[{:>5}] {line}", clock(since_start()));
}

/// The progress of work that takes a while.
#[derive(Debug)]
pub(crate) struct Progress {
    name: String,
    start: Instant,
}

impl Progress {
    /// Prints that the work begins.
    pub(crate) fn start(name: impl Into<String>) -> Self {
        let name = name.into();
        say(&format!("{name} …"));
        Self { name, start: Instant::now() }
    }

    /// Prints that the work goes on.
    pub(crate) fn still_running(&self, detail: &str) {
        say(&format!(
            "{} … {} so far{}{detail}",
            self.name,
            clock(self.start.elapsed()),
            if detail.is_empty() { "" } else { ": " }
        ));
    }

    /// Prints how it ended.
    pub(crate) fn end(self, how: &str) {
        say(&format!("{}: {how} ({:.1} s)", self.name, self.start.elapsed().as_secs_f64()));
    }
}
