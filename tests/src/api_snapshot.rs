//! Snapshots of public interfaces in `tests/api`, one part a line, so that every change shows up in a diff.

use std::collections::BTreeSet;
use std::env;
use std::fs;

use crate::needs;

/// If this variable is set, the snapshots are written.
const UPDATE: &str = "ANSA_UPDATE_API";

/// Fails unless an interface is that of the snapshot `name`. After an intended change, `command` with the variable
/// [`UPDATE`] writes the snapshot again.
pub fn assert_recorded(name: &str, api: &str, command: &str) {
    let file = needs::project().join("tests/api").join(name);
    if env::var_os(UPDATE).is_some() {
        return fs::write(&file, api).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    }
    let recorded = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let difference = difference(&recorded, api);
    assert!(
        difference.is_empty(),
        "the interface is not that of tests/api/{name}:\n{difference}If this is meant, run: {UPDATE}=1 {command}"
    );
}

/// The lines that are only in one of the two: `-` for removed lines and `+` for new ones.
fn difference(recorded: &str, api: &str) -> String {
    let [old, new]: [BTreeSet<&str>; 2] = [recorded, api].map(|text| text.lines().collect());
    let gone = old.difference(&new).map(|line| format!("  - {line}\n"));
    gone.chain(new.difference(&old).map(|line| format!("  + {line}\n"))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_lists_removed_and_added_lines() {
        let recorded = "pub fn a()\npub fn b()\n";
        assert_eq!(difference(recorded, "pub fn a()\npub fn c()\n"), "  - pub fn b()\n  + pub fn c()\n");
        assert_eq!(difference(recorded, recorded), "");
    }
}
