//! `ansa judge`, run as a user does.

use std::io::Write;
use std::process::{Command, Stdio};

/// The output of the command for this input, its errors, and its exit status.
fn judge(input: &[u8]) -> (String, String, Option<i32>) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_ansa"))
        .args(["judge", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    child.stdin.take().expect("a pipe").write_all(input).expect("it reads");
    let output = child.wait_with_output().expect("it ends");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (text(&output.stdout), text(&output.stderr), output.status.code())
}

#[test]
fn records_and_their_errors() {
    let goal = "1g Ra2 Eb2\n1s rh7 eg7\n2g Ra2n Ra3n Ra4n Ra5n\n2s rh7s\n3g Ra6n Ra7n\n3s\n";
    let (out, _, status) = judge(goal.as_bytes());
    assert_eq!((out.as_str(), status), ("1 5 g g\n", Some(0)));
    let (out, errors, status) = judge(format!("{goal}1g Ra2 Eb2\n1s rh7 eg7\n2g Ra2s Ra1s\n").as_bytes());
    assert_eq!(out, "1 5 g g\n2 error: line 9, column 4: 2g: Ra2s — the rabbit on a2 can’t step backward\n");
    assert!(errors.contains("1 of 2 games are invalid"), "{errors}");
    assert_eq!(status, Some(1));
}

#[test]
fn archive_lines_that_are_not_utf8() {
    let (out, _, status) = judge(b"id\twusername\tmovelist\n77\t\xe9mile\t1w Ra1\\n1b ra8\\n2w\n");
    assert_eq!((out.as_str(), status), ("77 2 - -\n", Some(0)));
}

/// A text in UTF-16 with a byte order mark.
fn utf_16(text: &str, bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
    "\u{feff}".encode_utf16().chain(text.encode_utf16()).flat_map(bytes).collect()
}

#[test]
fn records_and_archives_in_utf_16() {
    let record = "[Event \"é\"]\r\n1g Ra2 Eb2\r\n1s rh7 eg7\r\n";
    let archive = "id\tmovelist\n77\t1w Ra1\\n1b ra8\\n2w\n";
    for bytes in [u16::to_le_bytes, u16::to_be_bytes] {
        let (out, errors, status) = judge(&utf_16(record, bytes));
        assert_eq!((out.as_str(), status), ("1 2 - -\n", Some(0)), "{errors}");
        assert_eq!(judge(&utf_16(archive, bytes)).0, "77 2 - -\n");
    }
}

#[test]
fn compressed_files() {
    let whole = include_bytes!("../../core/tests/data/record.txt.gz");
    assert_eq!(judge(whole), ("1 9 - -\n".to_owned(), String::new(), Some(0)));
    let (out, errors, status) = judge(&whole[..whole.len() / 2]);
    assert_eq!((out.as_str(), status), ("", Some(1)), "{errors}");
    assert!(errors.starts_with("ansa: - can't be read: "), "{errors}");
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../core/tests/data/record.txt.gz");
    let analysis = Command::new(env!("CARGO_BIN_EXE_ansa"))
        .args(["analyse", "--nodes", "100", file])
        .output()
        .expect("it runs");
    assert!(analysis.status.success(), "{}", String::from_utf8_lossy(&analysis.stderr));
}

#[test]
fn records_of_other_programs() {
    let records = include_str!("../../core/tests/data/records.json");
    let records: Vec<serde_json::Value> = serde_json::from_str(records).expect("it is JSON");
    for record in &records {
        let (out, errors, status) = judge(record["text"].as_str().expect("a text").as_bytes());
        let lines: Vec<_> =
            record["judge"].as_array().expect("lines").iter().map(|line| line.as_str()).collect();
        assert_eq!(out.lines().map(Some).collect::<Vec<_>>(), lines, "{}: {errors}", record["name"]);
        assert_eq!(status, Some(0), "{}", record["name"]);
    }
}

#[test]
fn nothing_to_judge() {
    let (out, errors, status) = judge(b"\n\n");
    assert_eq!((out.as_str(), status), ("", Some(1)));
    assert!(errors.contains("contains no games"), "{errors}");
    let run = |words: &[&str]| {
        Command::new(env!("CARGO_BIN_EXE_ansa")).args(words).output().expect("it runs").status.code()
    };
    assert_eq!(run(&["judge"]), Some(2));
    assert_eq!(run(&["judge", "/no/such/file"]), Some(1));
}

#[test]
fn nothing_in_a_file_controls_the_terminal() {
    let hostile = "\u{1b}]0;owned\u{7}\u{9b}2J\u{202e}";
    let texts = [
        format!("1g Ra1\n1s {hostile}\n"),
        format!("id\tmovelist\n{hostile}\t1w Ra1\\n1b ra8\\n2w\n"),
        format!("id\tmovelist\n7\t1w Ra1\\n1b {hostile}\n"),
        format!("[{hostile} \"x\n{hostile}"),
    ];
    for text in texts {
        let (out, errors, _) = judge(text.as_bytes());
        let printed = out + &errors;
        let is_plain = |c: char| c == '\n' || !c.is_control() && c != '\u{202e}';
        assert!(printed.chars().all(is_plain), "{printed:?}");
    }
}

#[test]
#[cfg(unix)]
fn a_file_without_end_is_refused() {
    let run = |words: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_ansa")).args(words).output().expect("it runs");
        (String::from_utf8_lossy(&output.stderr).into_owned(), output.status.code())
    };
    let refused = "ansa: /dev/zero is larger than 256 megabytes. Split it into smaller files\n";
    assert_eq!(run(&["judge", "/dev/zero"]), (refused.to_owned(), Some(1)));
    assert_eq!(run(&["analyse", "/dev/zero"]), (refused.to_owned(), Some(1)));
    let (errors, status) = run(&["tune", "--out", "/dev/null", "/dev/zero"]);
    assert!(status != Some(0) && !errors.is_empty(), "{errors}");
}

#[test]
fn every_form_that_analyse_reads() {
    let game = "1w Ra1\n1b ra8\n2w Ra1n\n";
    let list = "movelist=1w Ra1%0d1b ra8%0d2w Ra1n%0d2b&result=w";
    let quoted = "> 1w Ra1\n> 1b ra8\n> 2w Ra1n\n";
    let json = include_str!("../../core/tests/data/server-game.json");
    for (text, line) in [(game, "1 3 - -\n"), (list, "1 3 - -\n"), (quoted, "1 3 - -\n"), (json, "1 4 - -\n")]
    {
        assert_eq!(judge(text.as_bytes()), (line.to_owned(), String::new(), Some(0)), "{text}");
    }
    for (text, reason) in [
        (
            "1w Ra1 Cd1\n1b rb5 rd5\n",
            "ansa: - has a position, and no game to judge; `ansa analyse` reads it\n",
        ),
        ("g [r                                                              R]", "ansa: - has a position, "),
        ("Ee2n Ee3n", "ansa: - has steps without a game to judge"),
        ("{\"a\":1}", "ansa: 1 of 1 games are invalid"),
        ("[Event \"x\"]", "ansa: 1 of 1 games are invalid"),
    ] {
        let (out, errors, status) = judge(text.as_bytes());
        assert!(errors.starts_with(reason) && status == Some(1), "{text}: {out}{errors}");
        assert!(out.is_empty() || out == "1 error: there are no turns to judge\n", "{text}: {out}");
    }
}
