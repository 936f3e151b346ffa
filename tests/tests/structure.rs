//! The structure of the sources: no circle of files, and none of the library's modules.
//!
//! A circle means that its files can only be understood, tested and changed together.

use ansa_tests::needs;
use ansa_tests::rust_source::{Crate, Dependencies};

/// The roots of the crates.
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

/// Below this folder circles are allowed until its redesign.
const FOLDER_OF_CIRCLES: &str = "app/src/state/";

#[test]
fn files_use_each_other_in_one_direction() {
    let (mut uses, mut excepted) = (Vec::new(), 0);
    for root in ROOTS {
        let dependencies = Dependencies::of_files(&Crate::read(needs::project(), root));
        for circle in dependencies.circles() {
            if circle.iter().all(|file| file.starts_with(FOLDER_OF_CIRCLES)) {
                excepted += 1;
            } else {
                uses.push(dependencies.within(&circle));
            }
        }
    }
    assert!(
        uses.is_empty(),
        "files that use each other in a circle, and what they use:\n{}",
        uses.join("\n")
    );
    assert!(excepted > 0, "there is no circle below {FOLDER_OF_CIRCLES} any more: forbid them there, too");
}

#[test]
fn modules_of_the_library_use_each_other_in_one_direction() {
    let dependencies = Dependencies::of_root_modules(&Crate::read(needs::project(), "core/src/lib.rs"));
    let uses: Vec<String> = dependencies.circles().iter().map(|circle| dependencies.within(circle)).collect();
    assert!(
        uses.is_empty(),
        "modules that use each other in a circle, and what they use:\n{}",
        uses.join("\n")
    );
}
