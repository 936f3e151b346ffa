//! File operations whose errors name the file.

use std::fs;
use std::path::Path;

use crate::error::{Result, TaskError};

/// Creates an empty folder and deletes any previous content.
pub(crate) fn reset_folder(folder: &Path) -> Result<()> {
    remove_folder(folder)?;
    fs::create_dir_all(folder).map_err(TaskError::io(folder))
}

/// Removes a folder with its content, if it exists.
pub(crate) fn remove_folder(folder: &Path) -> Result<()> {
    if folder.exists() { fs::remove_dir_all(folder).map_err(TaskError::io(folder)) } else { Ok(()) }
}

pub(crate) fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::copy(from, to).map(|_| ()).map_err(TaskError::io(from))
}

pub(crate) fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).map_err(TaskError::io(path))
}

pub(crate) fn write(path: &Path, text: &str) -> Result<()> {
    fs::write(path, text).map_err(TaskError::io(path))
}

/// The relative paths of all files below a folder, sorted, with `/` as separator.
pub(crate) fn files_in(folder: &Path) -> Result<Vec<String>> {
    let mut files = Vec::new();
    let mut folders = vec![(folder.to_owned(), String::new())];
    while let Some((path, prefix)) = folders.pop() {
        for entry in fs::read_dir(&path).map_err(TaskError::io(&path))? {
            let entry = entry.map_err(TaskError::io(&path))?;
            let name = entry.file_name().into_string().map_err(|name| {
                TaskError::Unexpected(format!("the file name {} is not Unicode", name.display()))
            })?;
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
