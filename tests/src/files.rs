//! Lists files.

use std::fs;
use std::path::{Path, PathBuf};

/// All files below a folder.
#[must_use]
pub fn files_in(folder: &Path) -> Vec<PathBuf> {
    let (mut files, mut folders) = (Vec::new(), vec![folder.to_owned()]);
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
            if path.is_dir() { folders.push(path) } else { files.push(path) }
        }
    }
    files
}
