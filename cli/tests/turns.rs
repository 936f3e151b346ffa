//! `ansa turns`, run as a user does.

use std::process::{Command, Output};

fn ansa(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_ansa")).args(arguments).output().expect("the program runs")
}

#[test]
fn counts_match_the_vectors() {
    let rows: serde_json::Value =
        serde_json::from_str(include_str!("../../core/tests/data/turns-random.json")).expect("rows");
    for row in rows.as_array().expect("an array").iter().take(8) {
        let output = ansa(&["turns", row["position"].as_str().expect("text")]);
        let expected = format!(
            "turns {} sha256 {} sequences {}\n",
            row["turns"],
            row["sha256"].as_str().expect("text"),
            row["sequences"]
        );
        assert_eq!(String::from_utf8_lossy(&output.stdout), expected);
        assert!(output.status.success());
    }
}

#[test]
fn a_wrong_position_is_reported() {
    for (text, errors) in [
        ("g [short]", "expected 64 squares"),
        ("x [                                                                ]", "column 1"),
        (
            "g [                  R                                             ]",
            "has no friendly piece next to it",
        ),
    ] {
        let output = ansa(&["turns", text]);
        let message = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(message.contains(errors), "{text}: {message}");
        assert_eq!(output.status.code(), Some(1), "{text}");
        assert!(output.stdout.is_empty(), "{text}");
    }
    assert_eq!(ansa(&["turns"]).status.code(), Some(2));
    assert_eq!(ansa(&["turn"]).status.code(), Some(2));
}
