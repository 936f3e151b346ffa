//! Whether the public interfaces still have all that the last release had.
//!
//! The folder `tests/api` has a snapshot of each public interface, one part a line, which the tests compare with the code.
//! `release/api` has the snapshots of the last release and its version. A line that is no longer there has been removed or
//! changed, and breaks programs of users: that needs a version that says so, or, until the next release, an entry below
//! `### Breaking` in the changelog. What breaks programs although every line stays, such as a new variant of an enum, this
//! does not see.

use std::collections::BTreeSet;
use std::io;
use std::path::Path;

use fs_err as fs;

/// The folder of the last release's snapshots, in the project.
const RELEASED: &str = "release/api";
/// The folder of the current snapshots.
const CURRENT: &str = "tests/api";
/// The file with the version, in the folder of the last release's.
const VERSION: &str = "VERSION";

/// The public interfaces of the last release.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReleasedApi {
    version: String,
    /// The name of each snapshot, and its text.
    snapshots: Vec<(String, String)>,
}

impl ReleasedApi {
    /// Reads them from the project's `release/api`.
    ///
    /// # Errors
    /// The folder or a file in it can't be read.
    pub fn read(project: &Path) -> io::Result<Self> {
        let folder = project.join(RELEASED);
        let mut snapshots = Vec::new();
        for name in names_in(&folder)? {
            if name != VERSION {
                let text = fs::read_to_string(folder.join(&name))?;
                snapshots.push((name, text));
            }
        }
        Ok(Self { version: fs::read_to_string(folder.join(VERSION))?.trim().to_owned(), snapshots })
    }

    /// The version of the last release. Before the first, it is the version that it will have.
    pub fn version(&self) -> &str {
        &self.version
    }

    /// The lines of the last release that are no longer there, each after the name of its snapshot; none if `version`
    /// announces them, or the section of unreleased changes in the text of `changelog`.
    ///
    /// # Errors
    /// A snapshot in `tests/api` can't be read, or a version is none.
    pub fn unmarked_breaks(&self, project: &Path, version: &str, changelog: &str) -> io::Result<Vec<String>> {
        if announces_breaks(&self.version, version)? || has_breaking_entry(changelog) {
            return Ok(Vec::new());
        }
        let mut breaks = Vec::new();
        for (name, released) in &self.snapshots {
            let current = fs::read_to_string(project.join(CURRENT).join(name))?;
            breaks.extend(gone(released, &current).map(|line| format!("{name}: {line}")));
        }
        Ok(breaks)
    }
}

/// Makes the current snapshots those of the last release.
///
/// # Errors
/// A file can't be read or written.
pub fn record(project: &Path, version: &str) -> io::Result<()> {
    let folder = project.join(RELEASED);
    fs::create_dir_all(&folder)?;
    for name in names_in(&project.join(CURRENT))? {
        fs::copy(project.join(CURRENT).join(&name), folder.join(&name))?;
    }
    fs::write(folder.join(VERSION), format!("{version}\n"))
}

fn names_in(folder: &Path) -> io::Result<Vec<String>> {
    let entries = fs::read_dir(folder)?;
    let mut names = entries
        .map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()))
        .collect::<io::Result<Vec<_>>>()?;
    names.sort();
    Ok(names)
}

/// The lines that are only in the first text.
fn gone<'a>(released: &'a str, current: &'a str) -> impl Iterator<Item = &'a str> {
    let current: BTreeSet<&str> = current.lines().collect();
    released.lines().filter(move |line| !current.contains(line))
}

/// Whether a version may break what an earlier one had: its first number is higher, or, below 1.0, its second.
fn announces_breaks(released: &str, version: &str) -> io::Result<bool> {
    let [(old_major, old_minor), (major, minor)] = [numbers(released)?, numbers(version)?];
    Ok(major > old_major || (major == 0 && old_major == 0 && minor > old_minor))
}

fn numbers(version: &str) -> io::Result<(u64, u64)> {
    let mut parts = version.split('.').map(str::parse);
    match (parts.next(), parts.next()) {
        (Some(Ok(major)), Some(Ok(minor))) => Ok((major, minor)),
        _ => Err(io::Error::new(io::ErrorKind::InvalidData, format!("“{version}” is not a version"))),
    }
}

/// Whether the unreleased changes have a list below `### Breaking`.
fn has_breaking_entry(changelog: &str) -> bool {
    changelog
        .lines()
        .skip_while(|line| !line.starts_with("## Unreleased"))
        .skip(1)
        .take_while(|line| !line.starts_with("## "))
        .skip_while(|line| !line.starts_with("### Breaking"))
        .skip(1)
        .take_while(|line| !line.starts_with('#'))
        .any(|line| line.starts_with("- "))
}

#[cfg(test)]
mod tests;
