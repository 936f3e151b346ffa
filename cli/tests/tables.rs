//! `ansa tables`: made, proved, probed and used.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

fn ansa(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_ansa")).args(words).output().unwrap()
}

fn printed(words: &[&str]) -> String {
    let output = ansa(words);
    assert!(output.status.success(), "{words:?}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn refused(words: &[&str]) -> String {
    let output = ansa(words);
    assert!(!output.status.success(), "{words:?}");
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn tables_of_three_pieces_are_made_and_proved() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("tables");
    let _ = fs::remove_dir_all(&folder);
    let tables = folder.to_str().unwrap();
    printed(&["tables", "make", tables, "--pieces", "3", "--jobs", "2"]);
    let files = ["R-r", "R-rh", "R-rr", "RH-r", "RR-r"].map(|name| folder.join(format!("{name}.table.gz")));
    assert_eq!(fs::read_dir(&folder).unwrap().count(), files.len());

    // ---- Each value follows from those after all turns ----
    let proved =
        printed(&["tables", "verify", tables, "--one-in", "20", "--search-one-in", "200", "--jobs", "2"]);
    assert_eq!(proved.lines().count(), 5, "{proved}");
    let summary = printed(&["tables", "summary", tables]);
    assert!(summary.contains("RH-r\t77956\t91.34 %\t0.02 %\t8.64 %\t4\tg ["), "{summary}");

    // ---- What is known of a position ----
    // The rabbit is one step from its goal.
    let won = format!("g [{:12}R{:25}r{:16}H{:8}]", "", "", "", "");
    assert_eq!(printed(&["tables", "probe", tables, &won]), "win in 1 turn\n");
    let other = format!("g [{:12}R{:25}rr{:15}H{:8}]", "", "", "", "");
    assert!(refused(&["tables", "probe", tables, &other]).contains("no table has this position"));

    // ---- The longest win takes a search with the tables no time ----
    let line = summary.lines().find(|line| line.starts_with("RH-r\t")).unwrap();
    let longest = line.rsplit('\t').next().unwrap();
    let found = printed(&["analyse", "--tables", tables, "--nodes", "20000", longest]);
    assert!(found.contains("win in 4"), "{found}");

    // ---- Damage is noticed ----
    let whole = fs::read(&files[0]).unwrap();
    fs::copy(&files[1], &files[0]).unwrap();
    assert!(refused(&["tables", "summary", tables]).contains("is not a table of R-r"));
    fs::write(&files[0], &whole[..whole.len() - 9]).unwrap();
    assert!(refused(&["tables", "summary", tables]).contains("R-r.table.gz"));
    assert!(refused(&["aei", "--tables", "nowhere"]).contains("nowhere has no tables"));
}
