//! The public API of `ansa-core`: no change of it goes unseen.
//!
//! The test compares it with `tests/api/ansa-core.txt`. After a change that is meant, write the file anew and put it
//! into the same commit: `ANSA_UPDATE_API=1 cargo test -p ansa-tests --test public_api`.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;
use std::env;
use std::fs;

use ansa_tests::needs;
use ansa_tests::rust_source::{Crate, public_api};

/// Set to anything, it has the test write the file instead.
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
         If this is meant, run: {UPDATE}=1 cargo test -p ansa-tests --test public_api"
    );
}

/// The lines that are only in one of the two, `-` before those that are gone and `+` before those that are new.
fn difference(recorded: &[&str], api: &[String]) -> String {
    let old: BTreeSet<&str> = recorded.iter().copied().collect();
    let new: BTreeSet<&str> = api.iter().map(String::as_str).collect();
    let gone = old.difference(&new).map(|line| format!("  - {line}\n"));
    gone.chain(new.difference(&old).map(|line| format!("  + {line}\n"))).collect()
}

#[test]
fn a_difference_names_what_is_gone_and_what_is_new() {
    let new = ["pub fn a()", "pub fn c()"].map(str::to_owned);
    assert_eq!(difference(&["pub fn a()", "pub fn b()"], &new), "  - pub fn b()\n  + pub fn c()\n");
    assert_eq!(difference(&["pub fn a()", "pub fn c()"], &new), "");
}
