//! The public interface of the npm package. Every change of it shows up in a diff, as that of the library does.
//!
//! The test compares the types of the built package with `tests/api/ansa-npm.txt`. After an intended change, build the package
//! and regenerate the file in the same commit:
//! `ANSA_UPDATE_API=1 cargo xtask test -- --package ansa-tests --test all -- package::api`.

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::process::Command;

use ansa_tests::needs;

/// If this variable is set, the test writes the file.
const UPDATE: &str = "ANSA_UPDATE_API";

#[test]
fn the_types_of_the_package_are_those_recorded() {
    let (Some(node), Some(npm), Some(package)) = (needs::node(), needs::npm(), needs::package()) else {
        return;
    };
    let project = needs::project();
    let output =
        Command::new(node).arg(project.join("npm/api.mjs")).args([package, npm.tools]).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let api = String::from_utf8(output.stdout).unwrap();
    // Something of every kind is found, so that a silent failure can't empty the file.
    for line in [
        "ansa: class Game: takeBack(): Ply | undefined",
        "ansa: type ErrorCode | \"frozen\"",
        "ansa/svg: interface SvgOptions: readonly size?: number",
        "ansa/vue: ArimaaBoard of ansa/element",
        "bin: ansa cli/ansa.js",
    ] {
        assert!(api.lines().any(|one| one == line), "{line} is not in:\n{api}");
    }
    let file = project.join("tests/api/ansa-npm.txt");
    if env::var_os(UPDATE).is_some() {
        return fs::write(&file, api).unwrap();
    }
    let recorded = fs::read_to_string(&file).unwrap();
    let [old, new]: [BTreeSet<&str>; 2] = [recorded.lines().collect(), api.lines().collect()];
    let gone = old.difference(&new).map(|line| format!("  - {line}\n"));
    let difference: String = gone.chain(new.difference(&old).map(|line| format!("  + {line}\n"))).collect();
    assert!(
        difference.is_empty(),
        "the types of the package are not those of tests/api/ansa-npm.txt:\n{difference}\
         If this is meant, run: {UPDATE}=1 cargo xtask test -- --package ansa-tests --test all -- package::api"
    );
}
