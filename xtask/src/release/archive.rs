//! Folders as compressed archives. The same contents give the same bytes: files are sorted, and have neither times nor
//! owners.

use std::io::Write as _;
use std::path::Path;

use anyhow::Result;
use flate2::{Compression, GzBuilder};
use fs_err::{self as fs, File};
use tar::{Builder, Header};

use crate::files::files_in;

/// Packs a folder into a file.
pub(super) fn write(folder: &Path, file: &Path) -> Result<()> {
    let to = File::create(file)?;
    let mut archive = Builder::new(GzBuilder::new().mtime(0).write(to, Compression::best()));
    for name in files_in(folder)? {
        let path = folder.join(&name);
        let contents = fs::read(&path)?;
        let mut header = Header::new_gnu();
        header.set_size(contents.len() as u64);
        header.set_mode(0o644);
        archive.append_data(&mut header, &name, contents.as_slice())?;
    }
    let compressed = archive.into_inner()?;
    Ok(compressed.finish()?.flush()?)
}

#[cfg(test)]
mod tests;
