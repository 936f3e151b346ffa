//! The Markdown files: the files, sections and commits that they name exist. The experiment log of the engine is
//! well-formed and names real commits.

use std::collections::HashSet;
use std::fs;
use std::path::{Component, Path, PathBuf};
use std::process::Command;

use ansa_tests::needs;

const COLUMNS: &str = "date commit area change baseline limit games elo lo hi llr bench kept note";
const AREAS: &str = "search time evaluation training ablation levels sharp speed suite soak";
const ENGINE_PAGES: &str = "docs/engine";
/// A bare name with one of these endings, such as `drawings.rs`, is the name of a file of the project.
const SOURCE_ENDINGS: [&str; 4] = ["css", "md", "rs", "toml"];

fn folder() -> PathBuf {
    needs::project().join(ENGINE_PAGES)
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

/// The commits of the history with their dates; `None`, noted as not run, without the whole history.
fn commits() -> Option<Vec<(String, String)>> {
    let is_shallow = git(&["rev-parse", "--is-shallow-repository"]);
    let Some("false") = is_shallow.as_deref().map(str::trim) else {
        needs::not_run("git or the full history is missing");
        return None;
    };
    let history = git(&["log", "--format=%H %as"])?;
    let commit = |line: &str| line.split_once(' ').map(|(hash, date)| (hash.to_owned(), date.to_owned()));
    Some(history.lines().filter_map(commit).collect())
}

#[test]
fn the_experiment_log_names_commits_of_the_history() {
    let Some(commits) = commits() else { return };
    for row in rows() {
        let named = row.cell("commit");
        // A row committed together with its change can't name that commit.
        if named.is_empty() {
            continue;
        }
        assert!(named.len() >= 7, "line {}: {named} is too short", row.line);
        let dates: Vec<&str> =
            commits.iter().filter(|(hash, _)| hash.starts_with(named)).map(|(_, date)| &**date).collect();
        assert_eq!(dates, [row.cell("date")], "line {}: dates of the commits called {named}", row.line);
    }
}

/// A Markdown file.
struct Document {
    /// Its path from the project's root.
    path: String,
    text: String,
}

impl Document {
    /// The lines with their numbers, without blocks of code.
    fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        let mut is_code = false;
        self.text.lines().enumerate().filter_map(move |(index, line)| {
            let is_fence = line.trim_start().starts_with("```");
            is_code ^= is_fence;
            (!is_code && !is_fence).then_some((index + 1, line))
        })
    }

    /// The path of a file that this document names relative to itself.
    fn resolve(&self, named: &str) -> String {
        let folder = Path::new(&self.path).parent().unwrap_or(Path::new(""));
        let mut path = PathBuf::new();
        for component in folder.join(named).components() {
            match component {
                Component::ParentDir => {
                    path.pop();
                }
                Component::CurDir => {}
                other => path.push(other),
            }
        }
        path.to_string_lossy().into_owned()
    }

    /// The anchors of its headings, as the sites that render Markdown make them.
    fn anchors(&self) -> HashSet<String> {
        let headings = self.lines().filter(|(_, line)| line.starts_with('#'));
        headings.map(|(_, line)| anchor(line.trim_start_matches('#').trim())).collect()
    }
}

fn anchor(heading: &str) -> String {
    let kept = heading.to_lowercase();
    let kept = kept.chars().filter(|&letter| letter.is_alphanumeric() || matches!(letter, ' ' | '-' | '_'));
    kept.collect::<String>().replace(' ', "-")
}

/// The paths of all files of the repository; `None`, noted as not run, without git.
fn tracked_files() -> Option<Vec<String>> {
    let Some(list) = git(&["ls-files"]) else {
        needs::not_run("git is missing");
        return None;
    };
    Some(list.lines().map(str::to_owned).filter(|path| needs::project().join(path).exists()).collect())
}

/// All Markdown files of the repository.
fn documents() -> Option<Vec<Document>> {
    let is_markdown = |path: &String| Path::new(path).extension().is_some_and(|ending| ending == "md");
    let paths = tracked_files()?.into_iter().filter(is_markdown);
    let read = |path: String| {
        let text = fs::read_to_string(needs::project().join(&path)).unwrap();
        Document { path, text }
    };
    let documents: Vec<Document> = paths.map(read).collect();
    assert!(documents.len() > 40, "only {} documents", documents.len());
    Some(documents)
}

/// The code between backticks in a line.
fn code_spans(line: &str) -> impl Iterator<Item = &str> {
    line.split('`').skip(1).step_by(2)
}

/// Whether a path with `*` for any letters is that of a file, or of a folder above it.
fn is_path_of(pattern: &str, file: &str) -> bool {
    let pattern = pattern.trim_end_matches('/');
    let Some((before, after)) = pattern.split_once('*') else {
        return file.strip_prefix(pattern).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'));
    };
    file.strip_prefix(before).and_then(|rest| rest.strip_suffix(after)).is_some_and(|any| !any.contains('/'))
}

/// Whether code in a document names a file or a folder of the repository that is not there.
fn is_missing(document: &Document, code: &str, files: &[String]) -> bool {
    if code.contains(|letter: char| letter.is_whitespace() || "<>{}()\"".contains(letter)) {
        return false;
    }
    if !code.contains('/') {
        let ending = Path::new(code).extension().unwrap_or_default();
        let is_source = SOURCE_ENDINGS.iter().any(|source| ending == *source);
        return is_source && !files.iter().any(|file| is_path_of(code, file.rsplit('/').next().unwrap()));
    }
    let is_known = |path: &str| !path.is_empty() && files.iter().any(|file| is_path_of(path, file));
    // A path starts at the root or at the document's folder, with a folder that is there.
    let first = code.split('/').next().unwrap_or_default();
    let from_here = document.resolve(code);
    let is_path = match first {
        "" => false,
        "." | ".." => is_known(from_here.split('/').next().unwrap_or_default()),
        _ => is_known(first) || is_known(&document.resolve(first)),
    };
    is_path && !is_known(code) && !is_known(&from_here)
}

#[test]
fn files_that_the_documents_name_exist() {
    let (Some(documents), Some(files)) = (documents(), tracked_files()) else { return };
    let mut faults = Vec::new();
    let mut found = 0;
    for document in &documents {
        for (number, line) in document.lines() {
            for code in code_spans(line) {
                if is_missing(document, code, &files) {
                    faults.push(format!("{}, line {number}: there is no {code}", document.path));
                }
                found += usize::from(files.iter().any(|file| file == code));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(found > 150, "only {found} files are named");
}

#[test]
fn a_path_is_told_from_other_code() {
    let files = ["app/src/main.rs", "app/styles/page.css", "docs/cli.md"].map(str::to_owned);
    let document = Document { path: "app/README.md".to_owned(), text: String::new() };
    for missing in ["app/src/old.rs", "src/old.rs", "styles/*.rs", "../docs/old.md", "old.rs", "docs/old/"] {
        assert!(is_missing(&document, missing, &files), "{missing}");
    }
    let others = [
        "app/src/main.rs",
        "src/main.rs",
        "src/",
        "styles/*.css",
        "../docs/cli.md",
        "main.rs",
        "ansa/rules",
        "../engine/",
        "/",
        "cargo test",
    ];
    for other in others {
        assert!(!is_missing(&document, other, &files), "{other}");
    }
}

#[test]
fn links_between_documents_lead_somewhere() {
    let Some(documents) = documents() else { return };
    let mut faults = Vec::new();
    let mut found = 0;
    for document in &documents {
        for (number, line) in document.lines() {
            for link in line.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
                if link.contains("://") {
                    continue;
                }
                found += 1;
                let (file, section) = link.split_once('#').unwrap_or((link, ""));
                let path = if file.is_empty() { document.path.clone() } else { document.resolve(file) };
                let target = documents.iter().find(|other| other.path == path);
                let has_section =
                    section.is_empty() || target.is_some_and(|target| target.anchors().contains(section));
                if !needs::project().join(&path).exists() || !has_section {
                    faults.push(format!("{}, line {number}: {link} leads nowhere", document.path));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(found > 50, "only {found} links");
}

#[test]
fn commits_that_the_documents_name_exist() {
    let (Some(documents), Some(commits)) = (documents(), commits()) else { return };
    let mut faults = Vec::new();
    for document in &documents {
        for (number, line) in document.lines() {
            for code in code_spans(line) {
                let is_commit = (7..=40).contains(&code.len())
                    && code.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
                    && code.contains(|letter: char| letter.is_ascii_digit());
                if is_commit && !commits.iter().any(|(hash, _)| hash.starts_with(code)) {
                    faults.push(format!("{}, line {number}: there is no commit {code}", document.path));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn each_lesson_names_rows_of_the_experiment_log() {
    let (lessons, rows) = (fs::read_to_string(folder().join("lessons.md")).unwrap(), rows());
    let lessons: Vec<&str> = lessons.split("\n## ").skip(1).collect();
    assert!(lessons.len() > 10, "only {} lessons", lessons.len());
    for lesson in lessons {
        let title = lesson.lines().next().unwrap();
        let source = lesson.lines().find(|line| line.starts_with("Commits in the log:"));
        let source = source.unwrap_or_else(|| panic!("“{title}” names no commits"));
        for commit in code_spans(source) {
            assert!(rows.iter().any(|row| row.cell("commit") == commit), "“{title}”: no row has {commit}");
        }
    }
}

#[test]
fn the_index_of_decisions_lists_each_with_its_title_and_date() {
    let Some(documents) = documents() else { return };
    let (index, decisions): (Vec<_>, Vec<_>) = documents
        .iter()
        .filter(|document| document.path.starts_with("docs/decisions/"))
        .partition(|document| document.path.ends_with("README.md"));
    assert_eq!(index.len(), 1);
    let entries =
        index[0].lines().filter(|(_, line)| line.starts_with("| [")).map(|(_, line)| line.to_owned());
    let expected = decisions.iter().map(|decision| {
        let file = decision.path.rsplit('/').next().unwrap();
        let mut lines = decision.lines().map(|(_, line)| line);
        let (number, title) = lines.next().unwrap().strip_prefix("# ").unwrap().split_once(". ").unwrap();
        let date = lines.find_map(|line| line.strip_prefix("Date: ")).unwrap();
        format!("| [{number}]({file}) | {date} | {title} |")
    });
    assert_eq!(entries.collect::<Vec<_>>(), expected.collect::<Vec<_>>());
}
