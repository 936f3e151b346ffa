//! The public API of `ansa-core`.

use std::process::Command;

use ansa_tests::api_snapshot::assert_recorded;
use ansa_tests::needs;

#[test]
fn ansa_core() {
    let project = needs::project();
    // The variable is part of what cargo compares, so in the tests' own folder it would compile everything again.
    let target = project.join("target/public-api");
    let output = Command::new(env!("CARGO"))
        .current_dir(project)
        // rustdoc's JSON is unstable. The version of the crate `public-api` is the one that reads this toolchain's.
        .env("RUSTC_BOOTSTRAP", "1")
        .args(["rustdoc", "--quiet", "--locked", "--package", "ansa-core", "--lib", "--target-dir"])
        .arg(&target)
        .args(["--", "-Z", "unstable-options", "--output-format", "json"])
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let api = public_api::Builder::from_rustdoc_json(target.join("doc/ansa_core.json"))
        .omit_blanket_impls(true)
        .omit_auto_trait_impls(true)
        .build()
        .unwrap();
    assert_recorded("ansa-core.txt", &api.to_string(), "cargo test -p ansa-tests --test all public_api::");
}
