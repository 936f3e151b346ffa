//! The structure of the sources: no cycles between files, nor between the library's modules.
//!
//! Files in a cycle can only be understood, tested and changed together.

use std::collections::BTreeMap;

use ansa_tests::needs;
use ansa_tests::rust_source::{Crate, Dependencies, TypeDefinition};

/// The root files of the crates.
const ROOTS: [&str; 10] = [
    "core/src/lib.rs",
    "cli/src/main.rs",
    "wasm/src/lib.rs",
    "board/src/lib.rs",
    "element/src/lib.rs",
    "app/src/main.rs",
    "xtask/src/lib.rs",
    "xtask/src/main.rs",
    "tests/src/lib.rs",
    "bench/src/main.rs",
];

/// The crates whose visible types have names of their own: what one crate shows, another may want to use.
const CRATES: [&str; 6] = [
    "core/src/lib.rs",
    "board/src/lib.rs",
    "element/src/lib.rs",
    "app/src/main.rs",
    "wasm/src/lib.rs",
    "cli/src/main.rs",
];

/// Names that several types of one crate have.
const SHARED_IN_A_CRATE: [&str; 1] = [
    // Each stored format of the page has one: its name and its version, read before the rest.
    "Envelope",
];

/// Names that visible types of several crates have.
const SHARED_BY_CRATES: [&str; 2] = [
    // The npm package's class `Game` plays an `ansa_core::Game`.
    "Game",
    // The page's session goes from game to game, the one of `ansa_core::aei` talks to a controller. The page speaks no
    // AEI.
    "Session",
];

#[test]
fn files_use_each_other_in_one_direction() {
    let mut uses = Vec::new();
    for root in ROOTS {
        let dependencies = Dependencies::of_files(&Crate::read(needs::project(), root));
        uses.extend(dependencies.cycles().iter().map(|cycle| dependencies.within(cycle)));
    }
    assert!(uses.is_empty(), "files that use each other in a cycle, and what they use:\n{}", uses.join("\n"));
}

#[test]
fn modules_of_the_library_use_each_other_in_one_direction() {
    let dependencies = Dependencies::of_root_modules(&Crate::read(needs::project(), "core/src/lib.rs"));
    let uses: Vec<String> = dependencies.cycles().iter().map(|cycle| dependencies.within(cycle)).collect();
    assert!(
        uses.is_empty(),
        "modules that use each other in a cycle, and what they use:\n{}",
        uses.join("\n")
    );
}

#[test]
fn types_of_a_crate_have_names_of_their_own() {
    let mut shared = BTreeMap::new();
    for root in ROOTS {
        shared.extend(shared_names(Crate::read(needs::project(), root).types()));
    }
    assert_shared(&shared, &SHARED_IN_A_CRATE);
}

#[test]
fn visible_types_of_the_crates_have_names_of_their_own() {
    let mut types = Vec::new();
    for root in CRATES {
        let mut names: Vec<TypeDefinition> = Crate::read(needs::project(), root).types();
        names.retain(|one| one.is_visible);
        // Two in one crate are the other test's.
        names.sort_by(|one, other| one.name.cmp(&other.name));
        names.dedup_by(|one, other| one.name == other.name);
        types.extend(names);
    }
    assert_shared(&shared_names(types), &SHARED_BY_CRATES);
}

/// The names that several types have, with the files that define them.
fn shared_names(types: Vec<TypeDefinition>) -> BTreeMap<String, Vec<String>> {
    let mut files: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for TypeDefinition { name, file, .. } in types {
        files.entry(name).or_default().push(file);
    }
    files.retain(|_, files| files.len() > 1);
    files
}

/// Exactly the names that are allowed to be shared are shared.
fn assert_shared(shared: &BTreeMap<String, Vec<String>>, allowed: &[&str]) {
    let names: Vec<&str> = shared.keys().map(String::as_str).collect();
    assert_eq!(names, allowed, "the types that share a name: {shared:#?}");
}
