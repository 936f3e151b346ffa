//! Minified style sheets.

use std::path::Path;
use std::process::Command;

use anyhow::Result;
use fs_err as fs;

use crate::command::run;

/// A style sheet that this command of esbuild minifies. The files are made in the folder `work`.
pub(crate) fn minified(mut esbuild: Command, work: &Path, sheet: &str) -> Result<String> {
    let (from, to) = (work.join("whole.css"), work.join("minified.css"));
    fs::write(&from, sheet)?;
    run(esbuild
        .arg(&from)
        .args(["--minify", "--log-override:css-syntax-error=error"])
        .arg(format!("--outfile={}", to.display())))?;
    let minified = fs::read_to_string(&to)?;
    for file in [from, to] {
        fs::remove_file(&file)?;
    }
    Ok(minified.trim_end().to_owned())
}

#[cfg(test)]
mod tests;
