//! Opens files to which each run of a command appends.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;

/// Opens a file for reading and appending. Creates it if it does not exist.
///
/// # Errors
/// It can't be opened.
pub(crate) fn open(path: &Path) -> io::Result<File> {
    OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)
}
