//! The public interface of the npm package: the types of the built package.

use std::process::Command;

use ansa_tests::api_snapshot::assert_recorded;
use ansa_tests::needs;

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
        "ansa/svg: interface SvgOptions: readonly size?: number | undefined",
        "ansa/vue: ArimaaBoard of ansa/element",
        "bin: ansa cli/ansa.js",
    ] {
        assert!(api.lines().any(|one| one == line), "{line} is not in:\n{api}");
    }
    let command = "cargo xtask test -- --package ansa-tests --test all -- package::api";
    assert_recorded("ansa-npm.txt", &api, command);
}
