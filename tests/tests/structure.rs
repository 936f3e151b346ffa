//! The structure of the sources: no cycles between files, nor between the library's modules.
//!
//! Files in a cycle can only be understood, tested and changed together.

use ansa_tests::needs;
use ansa_tests::rust_source::{Crate, Dependencies};

/// The root files of the crates.
const ROOTS: [&str; 9] = [
    "core/src/lib.rs",
    "cli/src/main.rs",
    "wasm/src/lib.rs",
    "board/src/lib.rs",
    "element/src/lib.rs",
    "app/src/main.rs",
    "xtask/src/lib.rs",
    "xtask/src/main.rs",
    "tests/src/lib.rs",
];

/// Cycles below this folder are allowed until its redesign.
const FOLDER_OF_CYCLES: &str = "app/src/state/";

#[test]
fn files_use_each_other_in_one_direction() {
    let (mut uses, mut excepted) = (Vec::new(), 0);
    for root in ROOTS {
        let dependencies = Dependencies::of_files(&Crate::read(needs::project(), root));
        for cycle in dependencies.cycles() {
            if cycle.iter().all(|file| file.starts_with(FOLDER_OF_CYCLES)) {
                excepted += 1;
            } else {
                uses.push(dependencies.within(&cycle));
            }
        }
    }
    assert!(uses.is_empty(), "files that use each other in a cycle, and what they use:\n{}", uses.join("\n"));
    assert!(excepted > 0, "there is no cycle below {FOLDER_OF_CYCLES} any more: forbid them there, too");
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
