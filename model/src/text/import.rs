//! Texts about reading files and keeping their games.

use super::library::{added, failure, known, none_added, unreadable_count};
use crate::library::{ImportFailure, ImportProgress, ImportReport};
pub use ansa_texts::import::*;

pub fn importing(progress: ImportProgress) -> String {
    match progress.percent {
        Some(percent) => games_read_of_file(progress.games, percent),
        None => games_read(progress.games),
    }
}

/// The result of an import.
pub fn report(report: &ImportReport) -> String {
    let mut sentences = Vec::new();
    if report.is_stopped {
        sentences.push(stopped().to_owned());
    }
    sentences.push(match report.added {
        0 => none_added().to_owned(),
        count => added(count),
    });
    if report.known > 0 {
        sentences.push(known(report.known));
    }
    if report.failures.count > 0 {
        sentences.push(unreadable_count(report.failures.count));
    }
    sentences.join(" ")
}

/// The list of what could not be read, for a file: one failure a line.
pub fn failure_list(failures: &[ImportFailure], left_out: usize) -> String {
    let mut lines: Vec<String> = failures.iter().map(failure).collect();
    if left_out > 0 {
        lines.push(failures_left_out(left_out));
    }
    lines.join("\n") + "\n"
}
