//! `ansa match`, run as a user does.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// The output of the command for these arguments, its errors, and its exit status.
fn run(words: &[&str]) -> (String, String, Option<i32>) {
    let output = Command::new(env!("CARGO_BIN_EXE_ansa")).arg("match").args(words).output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (text(&output.stdout), text(&output.stderr), output.status.code())
}

fn played(words: &[&str]) -> String {
    let (printed, errors, status) = run(words);
    assert_eq!(status, Some(0), "{words:?}: {printed}{errors}");
    printed
}

/// The path of a file that does not exist yet, in the folder for temporary files of this build.
fn fresh_file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path
}

/// The sorted rows of a file of games.
fn rows(path: &PathBuf) -> Vec<String> {
    let text = fs::read_to_string(path).unwrap();
    let mut rows: Vec<String> = text.lines().skip(1).map(str::to_owned).collect();
    rows.sort_unstable();
    rows
}

#[test]
fn equals_share_every_pair_however_many_games_are_played_at_once() {
    let [one, two] = ["equals-1.tsv", "equals-2.tsv"].map(fresh_file);
    let common = ["--nodes", "300", "--pairs", "4", "--one-option", "hash=1", "--two-option", "hash=1"];
    let mut files = Vec::new();
    for (jobs, file) in [("1", &one), ("3", &two)] {
        let words = [&common[..], &["--jobs", jobs, "--games", file.to_str().unwrap()]].concat();
        let printed = played(&words);
        assert!(printed.contains("4 game pairs: won 4, lost 4, drawn 0; score 0.5000 ± 0.0000"), "{printed}");
        assert!(printed.contains("[0, 0, 4, 0, 0]"), "{printed}");
        files.push(rows(file));
    }
    assert_eq!(files[0].len(), 8);
    assert_eq!(files[0], files[1], "the number of jobs made a difference");
    let judged = Command::new(env!("CARGO_BIN_EXE_ansa")).arg("judge").arg(&one).output().unwrap();
    assert!(judged.status.success(), "{}", String::from_utf8_lossy(&judged.stdout));
}

#[test]
fn a_match_is_continued_and_more_thought_wins() {
    let file = fresh_file("continued.tsv");
    let common = ["--nodes", "3000", "--two-option", "nodes=10", "--games", file.to_str().unwrap()];
    played(&[&common[..], &["--pairs", "1"]].concat());
    let first = rows(&file);
    assert_eq!(first.len(), 2);
    let printed = played(&[&common[..], &["--pairs", "4"]].concat());
    assert!(printed.contains("2 games were already played"), "{printed}");
    assert!(printed.contains("4 game pairs: won 8, lost 0"), "{printed}");
    let two = printed.split_once("two, in this run:").unwrap().1;
    assert!(two.contains("; depth 1.0, 10 nodes on average"), "{printed}");
    let all = rows(&file);
    assert_eq!(all.len(), 8);
    assert!(first.iter().all(|row| all.contains(row)), "what was known has changed");
    let (_, errors, status) = run(&[&common[..], &["--seed", "2"]].concat());
    assert_eq!(status, Some(1));
    assert!(errors.contains("another match"), "{errors}");
}

/// A shell command that speaks AEI and answers `go` with these commands.
#[cfg(unix)]
fn answers(commands: &str) -> String {
    format!(
        "sh -c 'echo id name bad; echo aeiok; \
         while read -r word rest; do case $word in isready) echo readyok;; go) {commands};; quit) exit;; esac; done'"
    )
}

#[cfg(unix)]
#[test]
fn faults_are_detected_and_attributed_to_the_right_engine() {
    for (commands, fault, remark) in [
        ("echo bestmove Ee4n", "by illegal turns 2,", "two answered “Ee4n”"),
        ("echo bestmove nonsense", "by illegal turns 2,", "two answered “nonsense”"),
        ("echo bestmove takeback", "by illegal turns 2,", "two tried to take a turn back"),
        ("exit", "by crash or silence 2;", "two ended or closed its output"),
        (":", "on time 2,", "two did not answer"),
        ("sleep 1.5; echo bestmove Ee4n", "on time 2,", "s over the limit"),
        ("echo bestmove resign", "ends r +0 -2", ""),
    ] {
        let bad = answers(commands);
        let words = ["--time", "0.2", "--tolerance", "0.3", "--pairs", "1", "--jobs", "2", "--two", &bad];
        let printed = played(&words);
        assert!(printed.contains("won 2, lost 0"), "{commands}: {printed}");
        let (one, two) = printed.split_once("two, in this run:").unwrap();
        assert!(two.contains(fault), "{commands}: {printed}");
        assert!(one.contains(remark), "{commands}: {printed}");
        assert!(one.contains("lost by illegal turns 0, on time 0, by crash or silence 0"), "{printed}");
    }
}

#[cfg(unix)]
#[test]
fn a_turn_may_take_longer_than_its_time_while_there_is_a_reserve() {
    let slow = answers("sleep 1; echo bestmove Ee4n");
    let common = ["--time", "0.2", "--tolerance", "0.3", "--pairs", "1", "--jobs", "2", "--two", &slow];
    for (reserve, fault) in [("10", "by illegal turns 2, on time 0"), ("0", "by illegal turns 0, on time 2")]
    {
        let printed = played(&[&common[..], &["--reserve", reserve]].concat());
        let (_, two) = printed.split_once("two, in this run:").unwrap();
        assert!(two.contains(fault), "{reserve} s in reserve: {printed}");
    }
}

#[cfg(unix)]
#[test]
fn a_sequential_test_ends_the_match() {
    let bad = answers("echo bestmove resign");
    let words = ["--depth", "1", "--pairs", "100", "--two", &bad, "--sprt", "0,200,0.05,0.05", "--jobs", "2"];
    let printed = played(&words);
    assert!(printed.contains("SPRT: Elo 200 accepted against 0"), "{printed}");
    let pairs = printed.lines().filter(|line| line.starts_with("pair ")).count();
    assert!((2..20).contains(&pairs), "{printed}");
}

#[test]
fn invalid_arguments_are_refused() {
    for (words, status, expected) in [
        (&["--pairs", "0"][..], 2, "--pairs <N>': expected a number from 1"),
        (&["--pears", "1"], 2, "'--pears'"),
        (&["stray"], 2, "'stray'"),
        (&["--openings", "none"], 2, "book, random, mixed"),
        (&["--one-option", "hash"], 2, "NAME=VALUE"),
        (&["--time", "1", "--clock", "1s/1s"], 2, "cannot be used with"),
        (&["--reserve", "1"], 2, "--time <SECONDS>"),
        (&["--reserve", "1", "--clock", "1s/1s"], 2, "cannot be used with"),
        (&["--clock", "0/0"], 2, "leaves no time"),
        (&["--clock", "soon"], 2, "'soon'"),
        (&["--sprt", "1"], 2, "expected elo0,elo1,alpha,beta"),
        (&["--one", "'"], 2, "unclosed quotation mark"),
        (&["--one", "/no/such/engine"], 1, "can't be started"),
        (&[], 1, "has no limit for its turns"),
    ] {
        let (printed, errors, found) = run(words);
        assert_eq!((printed.as_str(), found), ("", Some(status)), "{words:?}: {errors}");
        assert!(errors.contains(expected), "{words:?}: {errors}");
    }
    assert!(played(&["--help"]).contains("Usage: ansa match [OPTIONS]"));
}
