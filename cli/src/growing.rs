//! Files that are added to, run after run.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;

/// Opens a file to be read and added to; begins it where there is none, and leaves what it holds.
///
/// # Errors
/// It can't be opened.
pub(crate) fn open(path: &Path) -> io::Result<File> {
    OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)
}
