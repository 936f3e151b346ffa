//! `ansa suite` and its helper commands, run as a user does.

use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::thread;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/data/tactics.txt");

/// The output of a command, its errors, and its exit status.
fn run(words: &[&str]) -> (String, String, Option<i32>) {
    let output = Command::new(env!("CARGO_BIN_EXE_ansa")).args(words).output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (text(&output.stdout), text(&output.stderr), output.status.code())
}

/// The output of `ansa suite` without the times.
fn solved(words: &[&str]) -> Vec<String> {
    let (printed, errors, status) = run(&[&["suite", FILE, "--hash", "4"], words].concat());
    assert_eq!(status, Some(0), "{errors}");
    let until = |line: &str| line.split(" nodes").next().unwrap_or("").to_owned();
    printed.lines().map(until).collect()
}

#[test]
fn one_turn_problems_are_solved_without_a_search_and_results_are_reproducible() {
    let goals = solved(&["--only", "goal1", "--nodes", "1"]);
    let sum = goals.last().unwrap();
    let words: Vec<&str> = sum.split_whitespace().collect();
    assert_eq!((words[0], words[1]), ("all", words[3]), "{sum}");
    let few = ["--only", "defence", "--nodes", "2000"];
    let first = solved(&few);
    assert!(first.iter().any(|line| line.contains(" solved ")), "{first:?}");
    assert_eq!(first, solved(&few));
}

#[test]
fn problems_are_made_the_same_for_a_seed_and_are_verified() {
    let words = ["suite-make", "--seed", "4", "--each", "1", "--games", "2", "--nodes", "300"];
    let ((first, _, status), again) = thread::scope(|scope| {
        let again = scope.spawn(|| run(&words).0);
        (run(&words), again.join().unwrap())
    });
    assert_eq!(status, Some(0));
    assert_eq!(again, first, "another result for the same seed");
    assert!(first.lines().count() > 3, "{first}");
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("problems.txt");
    fs::write(&path, &first).unwrap();
    let (printed, errors, status) = run(&["suite-verify", path.to_str().unwrap()]);
    assert_eq!(status, Some(0), "{printed}{errors}");
    // A goal in one turn is not a goal in two.
    let wrong = first.replace("goal1 ", "goal2 ");
    assert_ne!(wrong, first);
    fs::write(&path, wrong).unwrap();
    let (printed, errors, status) = run(&["suite-verify", path.to_str().unwrap()]);
    assert_eq!(status, Some(1));
    assert!(
        printed.contains("a turn wins immediately") && errors.contains("are invalid"),
        "{printed}{errors}"
    );
}

#[test]
fn invalid_arguments_are_refused() {
    for (words, status, expected) in [
        (&["suite"][..], 2, "<FILE>"),
        (&["suite", "a", "b"], 2, "'b'"),
        (&["suite", "/no/such/file"], 1, "can't be read"),
        (&["suite", FILE, "--only", "mate"], 2, "goal1, goal2, defence, capture"),
        (&["suite", FILE, "--nodes", "0"], 2, "--nodes <N>': expected a number from 1"),
        (&["suite", concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml")], 1, "must begin with the line"),
        (&["suite-verify"], 2, "<FILE>"),
        (&["suite-make", "--each", "none"], 2, "--each <N>': expected a number"),
    ] {
        let (printed, errors, found) = run(words);
        assert_eq!((printed.as_str(), found), ("", Some(status)), "{words:?}: {errors}");
        assert!(errors.contains(expected), "{words:?}: {errors}");
    }
}
