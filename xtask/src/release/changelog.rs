//! The section of a version in `CHANGELOG.md`.

use anyhow::{Result, bail};

/// The heading of the changes that no release has yet.
pub(super) const UNRELEASED: &str = "Unreleased";

/// The text below the heading `## NAME`, or `## NAME – DATE`, up to the next one.
pub(super) fn section(changelog: &str, name: &str) -> Result<String> {
    let is_its = |line: &&str| {
        let title = line.strip_prefix("## ").unwrap_or_default().trim_start_matches('[');
        title.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with([' ', ']']))
    };
    let mut lines = changelog.lines().skip_while(|line| !is_its(line));
    if lines.next().is_none() {
        bail!(
            "CHANGELOG.md has no section “## {name}”: move the unreleased changes there, or set the version in Cargo.toml"
        );
    }
    let text: Vec<&str> = lines.take_while(|line| !line.starts_with("## ")).collect();
    let text = text.join("\n").trim().to_owned();
    if text.is_empty() {
        bail!("the section “## {name}” of CHANGELOG.md is empty");
    }
    Ok(text + "\n")
}

#[cfg(test)]
mod tests;
