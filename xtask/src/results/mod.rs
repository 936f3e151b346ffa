//! Counts the results of test programs, except tests that skipped themselves.
//!
//! A Rust test can only pass, fail or be ignored in advance. A test whose tools are missing writes its name and the
//! reason to a file and returns. It is then counted and shown as not run.

use std::path::{Path, PathBuf};

use fs_err as fs;

pub(crate) mod times;

/// The results so far.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct TestResults {
    pub(crate) passed: usize,
    pub(crate) failed: usize,
    pub(crate) skipped: usize,
    /// The names of failed checks and tests.
    pub(crate) failures: Vec<String>,
    /// Where the failed tests panicked and with which message, a line each: a log may be cut to its end.
    pub(crate) panics: Vec<String>,
    /// Whether the next line is the message of the last panic.
    awaits_message: bool,
    /// The names of tests that were not run, with the reasons.
    pub(crate) not_run: Vec<(String, String)>,
}

impl TestResults {
    /// Counts a check that failed.
    pub(crate) fn fail(&mut self, name: impl Into<String>) {
        self.failed += 1;
        self.failures.push(name.into());
    }

    /// The last line of a test run.
    pub(crate) fn summary(&self) -> String {
        format!("{} passed, {} failed, {} skipped", self.passed, self.failed, self.skipped)
    }
}

/// The file to which tests write that they skipped themselves, one `name TAB reason` per line.
#[derive(Debug)]
pub(crate) struct SkipNotes {
    path: PathBuf,
    /// The number of lines from test programs that have ended.
    read: usize,
}

impl SkipNotes {
    /// Creates an empty file at `path`.
    pub(crate) fn new(path: PathBuf) -> std::io::Result<Self> {
        fs::write(&path, "")?;
        Ok(Self { path, read: 0 })
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// The notes of the running test program, one per test.
    fn current(&self) -> Vec<(String, String)> {
        let text = fs::read_to_string(&self.path).unwrap_or_default();
        let mut notes: Vec<(String, String)> = Vec::new();
        for line in text.lines().skip(self.read) {
            let (name, why) = line.split_once('\t').unwrap_or((line, "it did not say why"));
            if notes.iter().all(|(known, _)| known != name) {
                notes.push((name.to_owned(), why.to_owned()));
            }
        }
        notes
    }

    fn end_of_program(&mut self) {
        self.read = fs::read_to_string(&self.path).unwrap_or_default().lines().count();
    }
}

/// Counts one output line of a test program and returns the line to show.
pub(crate) fn count_line(results: &mut TestResults, notes: &mut SkipNotes, line: &str) -> String {
    if std::mem::take(&mut results.awaits_message) {
        if let Some(panic) = results.panics.last_mut() {
            *panic = format!("{panic} {line}");
        }
    } else if line.starts_with("thread '") && line.contains(" panicked at ") {
        results.panics.push(line.to_owned());
        results.awaits_message = true;
    } else if let Some(counts) = line.strip_prefix("test result: ") {
        let current = notes.current();
        notes.end_of_program();
        let skipped = current.len();
        let passed = count(counts, "passed").saturating_sub(skipped);
        results.passed += passed;
        results.failed += count(counts, "failed");
        results.skipped += count(counts, "ignored") + skipped;
        results.not_run.extend(current);
        if skipped > 0 {
            return format!("{line} (of those passed, {skipped} did not run)");
        }
    } else if let Some((name, result)) = line.strip_prefix("test ").and_then(|rest| rest.rsplit_once(" ... "))
    {
        if result == "FAILED" {
            results.failures.push(name.to_owned());
        } else if result == "ok" && notes.current().iter().any(|(known, _)| known == name) {
            return format!("test {name} ... NOT RUN");
        } else if let Some(why) = result.strip_prefix("ignored") {
            let why = why.trim_start_matches([',', ' ']);
            let why = if why.is_empty() { "it is marked as ignored" } else { why };
            results.not_run.push((name.to_owned(), why.to_owned()));
        }
    }
    line.to_owned()
}

/// The number before a word, as in `3 passed; 0 failed`.
fn count(counts: &str, what: &str) -> usize {
    let mut words = counts.split_whitespace();
    let mut before = "";
    words
        .find_map(|word| {
            let found = word.trim_end_matches(';') == what;
            let number = std::mem::replace(&mut before, word);
            found.then(|| number.parse().ok()).flatten()
        })
        .unwrap_or(0)
}

#[cfg(test)]
mod tests;
