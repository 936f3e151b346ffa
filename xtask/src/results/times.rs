//! How long the browser tests took: most of the time of a test run is theirs.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use fs_err as fs;

/// The file to which browser tests write their times, one `name TAB seconds` per line.
#[derive(Debug)]
pub(crate) struct TestTimes {
    path: PathBuf,
}

impl TestTimes {
    /// Creates an empty file at `path`.
    pub(crate) fn new(path: PathBuf) -> std::io::Result<Self> {
        fs::write(&path, "")?;
        Ok(Self { path })
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// The sum of all times, and the longest ones. `None` if no test has written its time.
    pub(crate) fn summary(&self, longest: usize) -> Option<String> {
        let text = fs::read_to_string(&self.path).unwrap_or_default();
        let mut times: Vec<(f64, &str)> = text
            .lines()
            .filter_map(|line| line.split_once('\t'))
            .filter_map(|(name, seconds)| Some((seconds.parse().ok()?, name)))
            .collect();
        times.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        let all: f64 = times.iter().map(|(seconds, _)| seconds).sum();
        let mut summary = format!("{} browser tests took {all:.0} s together. The longest:", times.len());
        for (seconds, name) in times.iter().take(longest) {
            // Writing to a string cannot fail.
            let _ = write!(summary, "\n{seconds:7.1} s  {name}");
        }
        (!times.is_empty()).then_some(summary)
    }
}

#[cfg(test)]
mod tests;
