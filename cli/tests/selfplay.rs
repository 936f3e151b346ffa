//! `ansa selfplay` and `ansa tune` as a user calls them.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

fn ansa(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_ansa")).args(words).output().unwrap()
}

/// A file that is not there yet, in the folder of this run's temporary files.
fn fresh_file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path
}

#[test]
fn games_depend_on_the_seed_alone_and_are_gone_on_with() {
    let (one, two, three) = (fresh_file("one.pos"), fresh_file("two.pos"), fresh_file("three.pos"));
    let play = |out: &PathBuf, games, jobs, seed| {
        let out = out.to_str().unwrap();
        let words = ["--games", games, "--nodes", "100", "--jobs", jobs, "--seed", seed];
        let done = ansa(&[&["selfplay", "--out", out], &words[..]].concat());
        assert!(done.status.success(), "{done:?}");
    };
    play(&one, "6", "1", "5");
    play(&two, "3", "2", "5");
    play(&two, "6", "2", "5");
    play(&three, "6", "1", "6");
    let texts = [one, two, three].map(|path| fs::read_to_string(path).unwrap());
    assert!(texts[0].lines().count() > 100);
    assert_eq!(texts[0], texts[1]);
    assert_ne!(texts[0], texts[2]);
}

#[test]
fn weights_are_written_as_source() {
    let (positions, source) = (fresh_file("tune.pos"), fresh_file("weights.rs"));
    let (positions, source) = (positions.to_str().unwrap(), source.to_str().unwrap());
    let done = ansa(&["selfplay", "--out", positions, "--games", "40", "--nodes", "60"]);
    assert!(done.status.success(), "{done:?}");
    let done = ansa(&["tune", positions, "--out", source, "--epochs", "2", "--from", "nothing"]);
    assert!(done.status.success(), "{done:?}");
    let said = String::from_utf8_lossy(&done.stdout).into_owned();
    assert!(said.contains("positions; a score of") && said.contains("epoch 2: loss"), "{said}");
    let text = fs::read_to_string(source).unwrap();
    assert!(text.contains("pub(super) static WEIGHTS") && text.contains("// SQUARES"), "{text}");

    for (words, expected) in [
        (vec!["tune", positions], "--out FILE is needed"),
        (vec!["tune", "--out", source], "no file of positions"),
        (vec!["tune", source, "--out", source], "of this version"),
        (vec!["tune", positions, "--out", source, "--from", "luck"], "nothing or weights"),
        (vec!["selfplay"], "--out FILE is needed"),
        (vec!["selfplay", "--out", positions, "--games", "0"], "--games"),
    ] {
        let done = ansa(&words);
        assert!(!done.status.success(), "{words:?}");
        let complaint = String::from_utf8_lossy(&done.stderr).into_owned();
        assert!(complaint.contains(expected), "{words:?}: {complaint}");
    }
    assert_eq!(fs::read_to_string(source).unwrap(), text, "what was there is left");
}
