//! Progress on the terminal: one line when a phase begins, one when it ends, with the time since
//! the program started and the time the phase took. It goes to the error stream: what a command
//! has to tell, such as the variables of `cargo xtask env`, has the other one for itself.

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

/// A piece of work that takes a while.
#[derive(Debug)]
pub(crate) struct Phase {
    name: String,
    start: Instant,
}

impl Phase {
    /// Says that the work begins.
    pub(crate) fn start(name: impl Into<String>) -> Self {
        let name = name.into();
        say(&format!("{name} …"));
        Self { name, start: Instant::now() }
    }

    /// Says that the work is still going on.
    pub(crate) fn still(&self, detail: &str) {
        say(&format!(
            "{} … {} so far{}{detail}",
            self.name,
            clock(self.start.elapsed()),
            if detail.is_empty() { "" } else { ": " }
        ));
    }

    /// Says how it ended.
    pub(crate) fn end(self, how: &str) {
        say(&format!("{}: {how} ({:.1} s)", self.name, self.start.elapsed().as_secs_f64()));
    }
}
