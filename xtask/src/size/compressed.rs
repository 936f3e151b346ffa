//! The compressed sizes of the npm package's entry points and of what the page loads, and their budgets.

use std::io;
use std::path::{Path, PathBuf};

use fs_err as fs;
use serde::Deserialize;

/// Brotli as hosts use it for static files: best quality, default window.
const QUALITY: i32 = 11;
const WINDOW_BITS: i32 = 22;

/// The budgets of the npm package, in the project.
const PACKAGE: &str = "npm/sizes.json";
/// The budgets of the page.
const PAGE: &str = "app/sizes.json";

/// The size of one entry point of the package, or of what the page loads at one time, in bytes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EntrySize {
    /// The module that a user imports, or what is loaded.
    pub name: String,
    /// The size of all files that it loads.
    pub raw: usize,
    /// The same files, each compressed with brotli.
    pub brotli: usize,
    /// The limit of `brotli`. It needs more than 1 % of slack, because the encoder's choices vary by that much: other
    /// numbers in a table of ten rows made the same engine 1.1 % larger with this encoder and 1.2 % smaller with the
    /// reference encoder.
    pub budget: usize,
}

/// Measures the entry points listed in the project's `npm/sizes.json` in the built package.
///
/// # Errors
/// That file or one listed in it can't be read.
pub fn entry_sizes(project: &Path, package: &Path) -> io::Result<Vec<EntrySize>> {
    sizes(&project.join(PACKAGE), package)
}

/// Measures what is listed in the project's `app/sizes.json` in the built page.
///
/// # Errors
/// That file or one listed in it can't be read.
pub fn page_sizes(project: &Path, dist: &Path) -> io::Result<Vec<EntrySize>> {
    sizes(&project.join(PAGE), dist)
}

/// A line of a file of budgets.
#[derive(Deserialize)]
struct BudgetLine {
    entry: String,
    files: Vec<String>,
    budget: usize,
}

fn sizes(budgets: &Path, folder: &Path) -> io::Result<Vec<EntrySize>> {
    let budgets: Vec<BudgetLine> = serde_json::from_str(&fs::read_to_string(budgets)?)?;
    let measure = |BudgetLine { entry, files, budget }| {
        let (mut raw, mut brotli) = (0, 0);
        for name in &files {
            let contents = fs::read(find(folder, name)?)?;
            raw += contents.len();
            brotli += brotli_size(&contents);
        }
        Ok(EntrySize { name: entry, raw, brotli, budget })
    };
    budgets.into_iter().map(measure).collect()
}

/// The file with this name, in which each part may have a `*` in place of the build's hash.
fn find(folder: &Path, name: &str) -> io::Result<PathBuf> {
    let mut path = folder.to_owned();
    for part in name.split('/') {
        let Some((start, end)) = part.split_once('*') else {
            path.push(part);
            continue;
        };
        let mut found = Vec::new();
        for entry in fs::read_dir(&path)? {
            let file = entry?.file_name().to_string_lossy().into_owned();
            let hash = file.strip_prefix(start).and_then(|file| file.strip_suffix(end));
            if hash.is_some_and(|hash| hash.chars().all(|digit| digit.is_ascii_hexdigit())) {
                found.push(file);
            }
        }
        let [file] = &found[..] else {
            return Err(io::Error::other(format!(
                "{} files are like {}",
                found.len(),
                path.join(part).display()
            )));
        };
        path.push(file);
    }
    Ok(path)
}

/// The length of a file as it is sent: compressed with brotli, or uncompressed if compression would make it larger.
pub fn brotli_size(contents: &[u8]) -> usize {
    let parameters = brotli::enc::BrotliEncoderParams {
        quality: QUALITY,
        lgwin: WINDOW_BITS,
        size_hint: contents.len(),
        ..Default::default()
    };
    let mut output = Vec::new();
    let compressed = brotli::BrotliCompress(&mut &contents[..], &mut output, &parameters);
    compressed.map_or(contents.len(), |_| output.len().min(contents.len()))
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests;
