//! The structure of the sources: no cycles between files, nor between the library's modules.
//!
//! Files in a cycle can only be understood, tested and changed together.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use ansa_tests::files::files_in;
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

/// A file of tests that no `mod` declares is not compiled, and nothing else would notice.
#[test]
fn each_file_is_declared_as_a_module() {
    let crates: BTreeSet<_> = ROOTS.iter().filter_map(|root| root.split('/').next()).collect();
    let undeclared: Vec<_> = crates
        .into_iter()
        .flat_map(|name| ["src", "tests"].map(|folder| needs::project().join(name).join(folder)))
        .filter(|folder| folder.is_dir())
        .flat_map(|folder| files_in(&folder))
        .filter(|file| file.extension().is_some_and(|extension| extension == "rs") && !is_declared(file))
        .collect();
    assert!(undeclared.is_empty(), "no `mod` declares these files: {undeclared:#?}");
}

/// Whether a file is the root of a crate, or the module above it declares it.
fn is_declared(file: &Path) -> bool {
    let folder = file.parent().unwrap();
    // The folder of the modules beside this one, and the module's own name.
    let (folder, name) = match file.file_stem().unwrap().to_str().unwrap() {
        "main" | "lib" => return true,
        "mod" => (folder.parent().unwrap(), folder.file_name().unwrap()),
        _ => (folder, file.file_stem().unwrap()),
    };
    let declaration = format!("mod {};", name.to_str().unwrap());
    let above = ["mod.rs", "main.rs", "lib.rs"].map(|root| folder.join(root));
    let declares = |file: &Path| {
        let text = fs::read_to_string(file).unwrap_or_default();
        text.lines().any(|line| line.trim_end().ends_with(&declaration))
    };
    above.iter().chain([&folder.with_extension("rs")]).any(|file| declares(file))
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
