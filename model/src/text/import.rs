//! Texts about reading files and keeping their games.

use super::library::{added, failure, known, none_added, unreadable_count};
use super::part::words;
use crate::library::{ImportFailure, ImportProgress, ImportReport};

words! { ImportWords {
    /// The browser could not read a file.
    file_unreadable,
    /// The browser can't decompress files.
    no_decompression,
    /// A gzip file is damaged.
    damaged_gzip,
    /// The progress of an import: how many games have been read.
    games_read(count: usize),
    /// The same, with the share of the file in percent.
    games_read_of_file(count: usize, percent: u32),
    /// The accessible name of the progress bar.
    progress,
    /// The button that stops an import.
    stop,
    /// What it does.
    stop_help,
    /// The import was stopped.
    stopped,
    /// The button that saves the list of what could not be read.
    save_failures,
    /// The base name of that file.
    failures_file_name,
    /// Only so many failures are kept.
    failures_left_out(count: usize),
    /// The drop area: what happens to files that are dropped.
    drop_hint,
    /// The button that chooses a file for the study.
    choose_file,
    /// A file is too long to be opened at once.
    too_long,
    /// A file has no text that can be opened.
    not_opened(file: &str, reason: &str),
} }

/// The progress of an import.
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
    if report.failures.count() > 0 {
        sentences.push(unreadable_count(report.failures.count()));
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
