//! `cargo xtask release`: everything that a release publishes, in one folder.
//!
//! The folder `target/release-files/VERSION` gets the tarball of the npm package, the page as an archive, a bill of materials
//! for each, the section of the changelog, and the checksums of all of them. Nothing is published here: the workflow
//! `.github/workflows/release.yml` does that.

use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, Result, anyhow, bail, ensure};
use fs_err as fs;
use serde_json::Value;
use sha2::{Digest as _, Sha256};

use crate::command::{find_program, missing, run_silent};
use crate::files::{files_in, reset_folder};
use crate::package;
use crate::page::{self, Mode};
use crate::progress::{Progress, say};
use crate::tools::environment::{Environment, Scope};

pub mod api_breaks;
mod archive;
mod bill_of_materials;
mod changelog;

use api_breaks::ReleasedApi;

/// The folder of the releases, relative to the project's folder.
const FOLDER: &str = "target/release-files";

/// The version in `Cargo.toml`, which all crates and the npm package have.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Records the public interfaces as those of the version, which has been published.
pub(crate) fn record(project: &Path) -> Result<()> {
    api_breaks::record(project, VERSION)?;
    say("release/api has the interfaces of this version; commit it");
    Ok(())
}

/// Makes the files of the version, which must have a section in the changelog; for a preview, as they would be, from the
/// section of unreleased changes.
pub(crate) fn release(project: &Path, is_preview: bool) -> Result<()> {
    let text = fs::read_to_string(project.join("CHANGELOG.md"))?;
    let heading = if is_preview { changelog::UNRELEASED } else { VERSION };
    let notes = changelog::section(&text, heading)?;
    versions_agree(project)?;
    // Changes that wait in the section of unreleased changes may be marked there; a release must have another version.
    breaks_are_marked(project, if is_preview { &text } else { "" })?;

    let environment = Environment::set_up(project, Scope::Package)?;
    page::build(project, &environment, Mode::Release)?;
    let package = package::build(project, &environment)?;
    let folder = project.join(FOLDER).join(VERSION);
    reset_folder(&folder)?;
    Progress::during("packing the release", "done", |_| pack(project, &package, &folder, &notes))?;
    say(&format!("{FOLDER}/{VERSION} has the files of the release"));
    Ok(())
}

fn pack(project: &Path, package: &Path, folder: &Path, notes: &str) -> Result<()> {
    let about = fs::read_to_string(package.join("package.json"))?;
    if manifest_version(&about)? != VERSION {
        bail!("the npm package is not of version {VERSION}");
    }
    let npm =
        find_program("npm").ok_or_else(|| missing("npm", "install Node.js 20 or newer, which brings npm"))?;
    run_silent(Command::new(npm).args(["pack", "--silent", "--pack-destination"]).arg(folder).arg(package))?;
    archive::write(&project.join("dist"), &folder.join(format!("ansa-page-{VERSION}.tar.gz")))?;
    for (name, roots) in [
        ("ansa", &["ansa-wasm", "ansa-element"][..]),
        ("ansa-page", &["ansa-app", "ansa-wasm", "ansa-element"]),
    ] {
        let bill = bill_of_materials::bill_of_materials(project, name, VERSION, roots)?;
        fs::write(folder.join(format!("{name}-{VERSION}.cdx.json")), &bill)?;
    }
    fs::write(folder.join("CHANGES.md"), notes)?;
    Ok(fs::write(folder.join("SHA256SUMS"), checksums(folder)?)?)
}

/// A line for each file, as `sha256sum --check` reads it.
fn checksums(folder: &Path) -> Result<String> {
    let mut lines = String::new();
    for name in files_in(folder)? {
        let path = folder.join(&name);
        let _ = writeln!(lines, "{:x}  {name}", Sha256::digest(fs::read(&path)?));
    }
    Ok(lines)
}

/// Every place that names a version names the same one.
fn versions_agree(project: &Path) -> Result<()> {
    let manifest = fs::read_to_string(project.join("Cargo.toml"))?;
    for line in manifest.lines().filter(|line| line.contains("path = ")) {
        let named = line.split_once("version = \"").and_then(|(_, rest)| rest.split('"').next());
        if named.is_some_and(|named| named != VERSION) {
            bail!("Cargo.toml has version {VERSION}, but: {line}");
        }
    }
    let about = fs::read_to_string(project.join("npm/package.json"))?;
    match manifest_version(&about)?.as_str() {
        package::VERSION | VERSION => Ok(()),
        other => Err(anyhow!(
            "npm/package.json has version {other}, and Cargo.toml {VERSION}: write {} there",
            package::VERSION
        )),
    }
}

fn manifest_version(package_json: &str) -> Result<String> {
    let about: Value = serde_json::from_str(package_json).context("package.json")?;
    about["version"].as_str().map(str::to_owned).context("package.json has no version")
}

fn breaks_are_marked(project: &Path, changelog: &str) -> Result<()> {
    let released = ReleasedApi::read(project)?;
    let breaks = released.unmarked_breaks(project, VERSION, changelog)?;
    ensure!(
        breaks.is_empty(),
        "these parts of the public interfaces have changed since {}, so {VERSION} is not a high enough version:\n{}",
        released.version(),
        breaks.join("\n")
    );
    Ok(())
}

/// An empty folder for a test.
#[cfg(test)]
fn scratch(name: &str) -> std::path::PathBuf {
    let folder = std::env::temp_dir().join(format!("ansa-release-{name}-{}", std::process::id()));
    reset_folder(&folder).unwrap();
    folder
}

#[cfg(test)]
mod tests;
