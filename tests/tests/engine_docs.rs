//! The pages in `docs/engine`: the experiment log is well-formed and names real commits, the files named in the pages
//! exist, and their sentences are short, one per line.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::HashSet;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use ansa_tests::files::files_in;
use ansa_tests::needs;

const COLUMNS: &str = "date commit area change baseline limit games elo lo hi llr bench kept note";
const AREAS: &str = "search time evaluation training ablation levels sharp speed suite soak";
/// A sentence must have fewer words than this.
const TOO_MANY_WORDS: usize = 25;

fn folder() -> PathBuf {
    needs::project().join("docs/engine")
}

/// A row of the log with its column names.
struct Row {
    line: usize,
    cells: Vec<String>,
}

impl Row {
    fn cell(&self, column: &str) -> &str {
        let index = COLUMNS.split(' ').position(|name| name == column).unwrap();
        &self.cells[index]
    }

    /// The cell as a number; `None` if it is empty.
    fn number(&self, column: &str) -> Option<f64> {
        let cell = self.cell(column);
        let number = || cell.parse().unwrap_or_else(|_| panic!("line {}: {column} is “{cell}”", self.line));
        (!cell.is_empty()).then(number)
    }
}

/// The rows of the log.
fn rows() -> Vec<Row> {
    let text = fs::read_to_string(folder().join("experiments.tsv")).unwrap();
    let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, line));
    let (_, header) = lines.next().unwrap();
    assert_eq!(header.replace('\t', " "), COLUMNS, "the header");
    let row =
        |(line, text): (usize, &str)| Row { line, cells: text.split('\t').map(str::to_owned).collect() };
    let rows: Vec<Row> = lines.map(row).collect();
    for row in &rows {
        assert_eq!(row.cells.len(), COLUMNS.split(' ').count(), "cells of line {}", row.line);
    }
    rows
}

fn is_date(text: &str) -> bool {
    let parts: Vec<&str> = text.split('-').collect();
    let digits = |text: &str, length| text.len() == length && text.bytes().all(|byte| byte.is_ascii_digit());
    let [year, month, day] = parts[..] else { return false };
    digits(year, 4)
        && digits(month, 2)
        && digits(day, 2)
        && ("01"..="12").contains(&month)
        && ("01"..="31").contains(&day)
}

#[test]
fn the_experiment_log_is_well_formed() {
    let rows = rows();
    let mut seen = HashSet::new();
    let mut last_date = "";
    for row in &rows {
        let at = format!("line {}: {:?}", row.line, row.cells);
        for cell in &row.cells {
            assert_eq!(cell, cell.trim(), "{at}");
        }
        assert!(is_date(row.cell("date")), "{at}");
        assert!(row.cell("date") >= last_date, "not in the order of dates: {at}");
        last_date = row.cell("date");
        assert!(AREAS.split(' ').any(|area| area == row.cell("area")), "{at}");
        assert!(!row.cell("change").is_empty(), "{at}");
        assert!(matches!(row.cell("kept"), "yes" | "no" | "unclear"), "{at}");
        let games = row.cell("games");
        assert!(games.is_empty() || games.parse::<u32>().is_ok_and(|games| games > 0), "{at}");
        let known: Vec<f64> = ["lo", "elo", "hi"].iter().filter_map(|column| row.number(column)).collect();
        assert!(known.is_sorted(), "lo, elo and hi are not in order: {at}");
        assert!(known.is_empty() || row.number("elo").is_some(), "an interval of nothing: {at}");
        row.number("llr");
        let bench = row.cell("bench");
        let numbers = bench.split_once(':').map(|(depth, nodes)| (depth.parse::<u8>(), nodes.parse::<u64>()));
        assert!(bench.is_empty() || matches!(numbers, Some((Ok(_), Ok(_)))), "{at}");
        assert!(seen.insert(&row.cells), "twice: {at}");
    }
    assert!(rows.len() > 500, "only {} rows", rows.len());
}

/// The output of git in the project; `None` without git or a repository.
fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").arg("-C").arg(needs::project()).args(arguments).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

#[test]
fn the_experiment_log_names_commits_of_the_history() {
    let is_shallow = git(&["rev-parse", "--is-shallow-repository"]);
    let Some("false") = is_shallow.as_deref().map(str::trim) else {
        needs::not_run("git or the full history is missing");
        return;
    };
    let history = git(&["log", "--format=%H %as"]).unwrap();
    let commits: Vec<(&str, &str)> = history.lines().filter_map(|line| line.split_once(' ')).collect();
    for row in rows() {
        let named = row.cell("commit");
        // A row committed together with its change can't name that commit.
        if named.is_empty() {
            continue;
        }
        assert!(named.len() >= 7, "line {}: {named} is too short", row.line);
        let dates: Vec<&str> =
            commits.iter().filter(|(hash, _)| hash.starts_with(named)).map(|(_, date)| *date).collect();
        assert_eq!(dates, [row.cell("date")], "line {}: dates of the commits called {named}", row.line);
    }
}

/// The pages with their names.
fn pages() -> Vec<(String, String)> {
    let files =
        files_in(&folder()).into_iter().filter(|file| file.extension().is_some_and(|end| end == "md"));
    let name = |file: &PathBuf| file.file_name().unwrap().to_string_lossy().into_owned();
    let pages: Vec<_> = files.map(|file| (name(&file), fs::read_to_string(&file).unwrap())).collect();
    for name in ["README.md", "evaluation.md", "strength.md", "lessons.md", "glossary.md"] {
        assert!(pages.iter().any(|(own, _)| own == name), "there is no {name}");
    }
    pages
}

/// The lines of a page with their numbers, without blocks of code.
fn lines_outside_code(page: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut is_code = false;
    page.lines().enumerate().filter_map(move |(index, line)| {
        let is_fence = line.trim_start().starts_with("```");
        is_code ^= is_fence;
        (!is_code && !is_fence).then_some((index + 1, line))
    })
}

#[test]
fn files_that_the_engine_pages_name_exist() {
    let project = needs::project();
    for (name, page) in pages() {
        let mut in_tables = 0;
        for (number, line) in lines_outside_code(&page) {
            // The text between every other pair of backticks is code.
            for code in line.split('`').skip(1).step_by(2) {
                let is_path = code.split_once('/').is_some_and(|(top, _)| project.join(top).is_dir());
                if is_path && !code.contains(' ') {
                    assert!(project.join(code).exists(), "{name}, line {number}: there is no {code}");
                    in_tables += usize::from(line.starts_with('|'));
                }
            }
            for link in line.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
                let is_there = link.contains("://") || folder().join(link).exists();
                assert!(is_there, "{name}, line {number}: there is no {link}");
            }
        }
        let least = if matches!(&*name, "README.md" | "glossary.md") { 25 } else { 0 };
        assert!(in_tables >= least, "{name}: only {in_tables} files in its tables");
    }
}

/// The fault in the prose of a line, which must be one short sentence that ends on the same line.
fn fault_of_prose(line: &str) -> Option<&'static str> {
    let line = line.trim().trim_start_matches("- ");
    if line.is_empty() || line.starts_with(['#', '|']) {
        return None;
    }
    let is_end = |word: &str| word.trim_end_matches(['*', ')', '"', '”']).ends_with(['.', '!', '?']);
    let words: Vec<&str> = line.split_whitespace().collect();
    let (last, others) = words.split_last()?;
    if others.iter().any(|word| is_end(word)) {
        Some("holds more than one sentence")
    } else if !is_end(last) && !last.ends_with(':') {
        Some("does not end its sentence")
    } else if words.iter().filter(|word| word.contains(char::is_alphanumeric)).count() >= TOO_MANY_WORDS {
        Some("has too many words")
    } else {
        None
    }
}

#[test]
fn the_engine_pages_have_short_sentences_one_a_line() {
    let long = format!("{}end.", "word ".repeat(TOO_MANY_WORDS - 1));
    assert_eq!(fault_of_prose(&long), Some("has too many words"));
    assert_eq!(fault_of_prose(&long["word ".len()..]), None);
    assert_eq!(fault_of_prose("One thing. Another thing."), Some("holds more than one sentence"));
    assert_eq!(fault_of_prose("- a sentence that goes on"), Some("does not end its sentence"));

    let mut faults = Vec::new();
    for (name, page) in pages() {
        for (number, line) in lines_outside_code(&page) {
            if let Some(fault) = fault_of_prose(line) {
                faults.push(format!("{name}, line {number} {fault}: {line}"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
