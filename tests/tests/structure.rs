//! The structure of the sources: no cycles between files, nor between the library's modules.
//!
//! Files in a cycle can only be understood, tested and changed together.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use ansa_tests::files::files_in;
use ansa_tests::needs;
use ansa_tests::rust_source::{Crate, Dependencies};

/// The root files of the crates.
const ROOTS: [&str; 14] = [
    "core/src/lib.rs",
    "texts/src/lib.rs",
    "texts/compiler/src/lib.rs",
    "cli/src/main.rs",
    "wasm/src/lib.rs",
    "board/src/lib.rs",
    "tournament/src/lib.rs",
    "model/src/lib.rs",
    "element/src/lib.rs",
    "app/src/main.rs",
    "xtask/src/lib.rs",
    "xtask/src/main.rs",
    "tests/src/lib.rs",
    "bench/src/main.rs",
];

#[test]
fn files_use_each_other_in_one_direction() {
    let mut uses = Vec::new();
    for root in ROOTS {
        let dependencies = Dependencies::from_files(&Crate::read(needs::project(), root));
        uses.extend(dependencies.cycles().iter().map(|cycle| dependencies.within(cycle)));
    }
    assert!(uses.is_empty(), "files that use each other in a cycle, and what they use:\n{}", uses.join("\n"));
}

#[test]
fn modules_of_the_library_use_each_other_in_one_direction() {
    let dependencies = Dependencies::from_root_modules(&Crate::read(needs::project(), "core/src/lib.rs"));
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

/// On a touch screen, the element last tapped keeps the styles of `:hover`, even if it has become another one.
#[test]
fn styles_of_the_pointer_are_for_pointers_only() {
    let sheets = ["app/styles", "board/styles", "element/styles"].map(|folder| needs::project().join(folder));
    let found: Vec<String> = sheets
        .iter()
        .flat_map(|folder| files_in(folder))
        .flat_map(|file| {
            let sheet = fs::read_to_string(&file).unwrap();
            hovering(&sheet)
                .into_iter()
                .map(move |rule| format!("{}: {rule}", file.display()))
                .collect::<Vec<_>>()
        })
        .collect();
    assert!(found.is_empty(), "outside of @media (hover: hover):\n{}", found.join("\n"));
}

/// The selectors with `:hover` that also apply where nothing can hover.
fn hovering(sheet: &str) -> Vec<&str> {
    let (mut open, mut found) = (Vec::new(), Vec::new());
    for block in sheet.split_inclusive(['{', '}', ';']) {
        match block.strip_suffix('{') {
            Some(begin) => {
                let is_for_pointers = open.iter().any(|own: &&str| own.contains("(hover: hover)"));
                if begin.contains(":hover") && !is_for_pointers {
                    found.push(begin.trim());
                }
                open.push(begin);
            }
            None if block.ends_with('}') => drop(open.pop()),
            None => {}
        }
    }
    found
}
