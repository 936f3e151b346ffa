//! The history follows CONTRIBUTING.md: short subjects, and a bench signature at the end of each engine commit.

use std::process::Command;

use ansa_tests::needs;

/// The last commit before these rules.
const BEFORE_THE_RULES: &str = "fd103c399d48";

/// Changes below these folders can change what the search does.
const ENGINE: [&str; 4] = ["core/src/eval", "core/src/position", "core/src/search", "core/src/threats"];

const MAX_SUBJECT_LENGTH: usize = 72;

#[test]
fn subjects_are_short_and_engine_commits_end_with_their_signature() {
    let Some(commits) = log(&[]) else { return };
    let Some(engine_commits) = log(&ENGINE) else { return };
    let mut faults = Vec::new();
    for Commit { hash, message } in &commits {
        let subject = message.lines().next().unwrap_or_default();
        if subject.chars().count() > MAX_SUBJECT_LENGTH {
            faults.push(format!(
                "{hash}: the subject is longer than {MAX_SUBJECT_LENGTH} characters: {subject}"
            ));
        }
    }
    for Commit { hash, message } in &engine_commits {
        if signature(message).is_none() {
            faults.push(format!("{hash}: an engine commit has to end with a line `Bench: N`"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_signature_is_the_last_line() {
    assert_eq!(signature("search: razoring\n\nWhy.\n\nBench: 123\n"), Some(123));
    assert_eq!(signature("search: razoring\n\nBench: 123\n\nWhy.\n"), None);
    assert_eq!(signature("search: razoring\n\nBench: many\n"), None);
}

struct Commit {
    hash: String,
    message: String,
}

/// The commits since the rules that touch these paths (all commits if there are none), newest first. `None`, reported
/// as not run, if the history is incomplete.
fn log(paths: &[&str]) -> Option<Vec<Commit>> {
    let git = |arguments: &[&str]| {
        let output = Command::new("git").current_dir(needs::project()).args(arguments).output().ok()?;
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
    };
    let range = format!("{BEFORE_THE_RULES}..HEAD");
    let mut arguments = vec!["log", "--no-merges", "--format=%h%n%B%x00", &range, "--"];
    arguments.extend(paths);
    let Some(log) = git(&arguments) else {
        needs::not_run("the whole history is missing (no git, or a shallow clone)");
        return None;
    };
    let commits = log.split('\0').map(str::trim).filter(|commit| !commit.is_empty());
    Some(
        commits
            .filter_map(|commit| commit.split_once('\n'))
            .map(|(hash, message)| Commit { hash: hash.to_owned(), message: message.to_owned() })
            .collect(),
    )
}

/// The signature in the last line of a commit message.
fn signature(message: &str) -> Option<u64> {
    message.trim_end().lines().last()?.strip_prefix("Bench: ")?.parse().ok()
}
