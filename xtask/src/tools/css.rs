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

/// A style sheet without the custom properties that neither it nor `program` reads. Each declaration is a line.
pub(crate) fn without_unread(sheet: &str, program: &[u8]) -> String {
    let mut sheet = sheet.to_owned();
    loop {
        let is_read = |line: &str| {
            declared(line).is_none_or(|name| reads(sheet.as_bytes(), name) || reads(program, name))
        };
        let left: String = sheet.split_inclusive('\n').filter(|line| is_read(line)).collect();
        // What is left may read fewer.
        if left.len() == sheet.len() {
            return left;
        }
        sheet = left;
    }
}

/// The custom property that a line declares.
fn declared(line: &str) -> Option<&str> {
    let (name, value) = line.trim().split_once(':')?;
    (name.starts_with("--") && value.ends_with(';')).then_some(name)
}

/// Whether a text reads a custom property.
fn reads(text: &[u8], name: &str) -> bool {
    let reading = format!("var({name}");
    let mut places = text.windows(reading.len() + 1);
    places.any(|place| place.starts_with(reading.as_bytes()) && matches!(place.last(), Some(b')' | b',')))
}

#[cfg(test)]
mod tests;
