//! Operations on folders.

use std::path::Path;

use anyhow::{Result, anyhow};
use fs_err as fs;

/// Creates an empty folder and deletes any previous content.
pub(crate) fn reset_folder(folder: &Path) -> Result<()> {
    remove_folder(folder)?;
    Ok(fs::create_dir_all(folder)?)
}

/// Removes a folder with its content, if it exists.
pub(crate) fn remove_folder(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    Ok(())
}

/// Copies files with these names from one folder to another.
pub(crate) fn copy_all<'a>(names: impl IntoIterator<Item = &'a str>, from: &Path, to: &Path) -> Result<()> {
    for name in names {
        fs::copy(from.join(name), to.join(name))?;
    }
    Ok(())
}

/// The relative paths of all files below a folder, sorted, with `/` as separator.
pub(crate) fn files_in(folder: &Path) -> Result<Vec<String>> {
    let mut files = Vec::new();
    let mut folders = vec![(folder.to_owned(), String::new())];
    while let Some((path, prefix)) = folders.pop() {
        for entry in fs::read_dir(&path)? {
            let entry = entry?;
            let name = entry.file_name().into_string();
            let name = name.map_err(|name| anyhow!("the file name {} is not Unicode", name.display()))?;
            if entry.path().is_dir() {
                folders.push((entry.path(), format!("{prefix}{name}/")));
            } else {
                files.push(format!("{prefix}{name}"));
            }
        }
    }
    files.sort();
    Ok(files)
}
