//! The public API of `ansa-core`. Every change of it shows up in a diff.
//!
//! The test compares it with `tests/api/ansa-core.txt`. After an intended change, regenerate the file in the same
//! commit: `ANSA_UPDATE_API=1 cargo test -p ansa-tests --test all public_api::`.

use std::collections::BTreeSet;
use std::env;
use std::fs;

use ansa_tests::needs;
use ansa_tests::rust_source::{Crate, public_api};

/// If this variable is set, the test writes the file.
const UPDATE: &str = "ANSA_UPDATE_API";

#[test]
fn ansa_core() {
    let project = needs::project();
    let file = project.join("tests/api/ansa-core.txt");
    let api = public_api(&Crate::read(project, "core/src/lib.rs"));
    if env::var_os(UPDATE).is_some() {
        return fs::write(&file, api.join("\n") + "\n").unwrap();
    }
    let recorded = fs::read_to_string(&file).unwrap();
    let recorded: Vec<&str> = recorded.lines().collect();
    let difference = difference(&recorded, &api);
    assert!(
        difference.is_empty(),
        "the public API of ansa-core is not that of tests/api/ansa-core.txt:\n{difference}\
         If this is meant, run: {UPDATE}=1 cargo test -p ansa-tests --test all public_api::"
    );
}

/// The lines that are only in one of the two: `-` for removed lines and `+` for new ones.
fn difference(recorded: &[&str], api: &[String]) -> String {
    let old: BTreeSet<&str> = recorded.iter().copied().collect();
    let new: BTreeSet<&str> = api.iter().map(String::as_str).collect();
    let gone = old.difference(&new).map(|line| format!("  - {line}\n"));
    gone.chain(new.difference(&old).map(|line| format!("  + {line}\n"))).collect()
}

#[test]
fn a_difference_lists_removed_and_added_lines() {
    let new = ["pub fn a()", "pub fn c()"].map(str::to_owned);
    assert_eq!(difference(&["pub fn a()", "pub fn b()"], &new), "  - pub fn b()\n  + pub fn c()\n");
    assert_eq!(difference(&["pub fn a()", "pub fn c()"], &new), "");
}
