//! Folders as compressed archives. The same contents give the same bytes: files are sorted, and have neither times nor
//! owners.

use std::fs::{self, File};
use std::io::Write as _;
use std::path::Path;

use flate2::{Compression, GzBuilder};
use tar::{Builder, Header};

use crate::error::{Result, TaskError};
use crate::files::files_in;

/// Packs a folder into a file.
pub(super) fn write(folder: &Path, file: &Path) -> Result<()> {
    let to = File::create(file).map_err(TaskError::io(file))?;
    let mut archive = Builder::new(GzBuilder::new().mtime(0).write(to, Compression::best()));
    for name in files_in(folder)? {
        let path = folder.join(&name);
        let contents = fs::read(&path).map_err(TaskError::io(&path))?;
        let mut header = Header::new_gnu();
        header.set_size(contents.len() as u64);
        header.set_mode(0o644);
        archive.append_data(&mut header, &name, contents.as_slice()).map_err(TaskError::io(file))?;
    }
    let compressed = archive.into_inner().map_err(TaskError::io(file))?;
    compressed.finish().and_then(|mut file| file.flush()).map_err(TaskError::io(file))
}

#[cfg(test)]
mod tests;
